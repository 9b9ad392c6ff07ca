/** How stores and services of this test file run, where a test says nothing else. */
export const testSpeed = process.env.KATASTER_TEST_SPEED === 'plain' ? 'plain' : 'fast';
