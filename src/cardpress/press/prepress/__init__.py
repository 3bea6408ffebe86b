"""What print shops want of a face: inks in place of light, outlines in place of letters, pixels, standards."""
