import { TextError } from '../../messages/text.js';

/** Why a store cannot be opened, in one line for the output of the program. */
export class StoreError extends TextError {}

/** An address that leads to no database, with what would be right. */
export class AddressError extends StoreError {}

/** Another process has the database file open. */
export class DatabaseInUse extends StoreError {}
