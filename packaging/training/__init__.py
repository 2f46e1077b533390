"""How the networks of experts are trained: by playing against themselves, with numpy alone."""
