module conformance

go 1.18
