/** What keeps a command from starting, said so that one knows what to do: in one line, or a line for each fault of a catalogue. */
export class StartRefused extends Error {}

/** Another process has the database file open. */
export class FileInUse extends StartRefused {}
