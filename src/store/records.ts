import type { Records } from '../domain/store.js';
import { Changes } from './changes.js';
import { Choices } from './choices.js';
import type { Session } from './connection.js';
import { Entries } from './entries.js';
import { Externals } from './externals.js';
import { Links } from './links.js';
import { ObjectTypes } from './object-types.js';
import { Objects } from './objects.js';
import { Pictures } from './pictures.js';

/** What may be done on a connection; one that only reads refuses the rest. */
export class SessionRecords implements Records {
  readonly nextIds: Records['nextIds'];
  readonly objects: Objects;
  readonly entries: Entries;
  readonly choices: Choices;
  readonly links: Links;
  readonly objectTypes: ObjectTypes;
  readonly pictures: Pictures;
  readonly changes: Changes;
  readonly externals: Externals;

  constructor(session: Session) {
    this.nextIds = (table, count) => session.nextIds(table, count);
    this.objects = new Objects(session);
    this.entries = new Entries(session);
    this.choices = new Choices(session);
    this.links = new Links(session);
    this.objectTypes = new ObjectTypes(session);
    this.pictures = new Pictures(session);
    this.changes = new Changes(session);
    this.externals = new Externals(session);
  }
}
