"""How the network of the expert of Hearts is trained: by playing against itself, with numpy alone."""
