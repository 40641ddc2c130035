"""One folder a title. Each imports carrack.core and what its own family shares, nothing else of ours."""
