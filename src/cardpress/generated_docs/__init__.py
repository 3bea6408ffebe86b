"""Files and pages of docs that are made from code: JSON Schemas, the vocabulary, what templates are given."""
