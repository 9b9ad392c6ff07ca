/** What keeps a command from starting, in one line that says what to do. */
export class StartRefused extends Error {}
