"""What games bring for readers and learners: rules pages and lessons."""
