import test from 'ava';

// Loaded before each test file: stress tests meet the limits that the product has, all others have the patience for a machine that stands still.
process.env.KATASTER_TEST_LIMITS = /\/dist\/test\/stress\//.test(test.meta.file) ? 'usual' : 'patient';
