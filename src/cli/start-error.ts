import { TextError } from '../messages/text.js';

/** A failed precondition of a command, with the remedy: one line, or a line for each fault of a catalogue. */
export class StartError extends TextError {}

/** Another process has the database file open. */
export class FileInUse extends StartError {}
