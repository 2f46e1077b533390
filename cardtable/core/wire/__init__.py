"""What goes over a wire, as plain JSON values, strictly typed: shapes are made from the annotations of dataclasses."""
