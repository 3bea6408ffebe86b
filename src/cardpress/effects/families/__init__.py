"""What games share, a family a file: operations with the events and conditions that go with them."""
