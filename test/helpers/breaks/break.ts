/** Records that the statements name: two racks one in the other, a server with two addresses, a switch with connected ports, nets that know each other. */
export interface Ids {
  readonly outer: number;
  readonly inner: number;
  readonly server: number;
  readonly lone: number;
  readonly location: number;
  readonly outerLocation: number;
  readonly primary: number;
  readonly other: number;
  readonly model: number;
  readonly image: number;
  readonly port: number;
  readonly plug: number;
  /** A port of the switch, and two ends that take its first and its second position. */
  readonly trunk: number;
  readonly first: number;
  readonly second: number;
  readonly net: number;
  readonly netEntry: number;
  readonly layer2: number;
  /** A program on the server, and a version of another program. */
  readonly installed: number;
  readonly foreignVersion: number;
  readonly foreignProgram: number;
  /** The highest id of an object. */
  readonly last: number;
}

/** A way to break one invariant, and what is found then. `freeing` is what PostgreSQL is told before, and `postgres` what it is told instead. */
export interface Break {
  readonly invariant: string;
  readonly title: string;
  readonly freeing?: readonly string[] | undefined;
  statements(ids: Ids): readonly string[];
  postgres?(ids: Ids): readonly string[];
  found(ids: Ids): readonly string[];
}

export const setValues = (entry: number, values: string): string =>
  `UPDATE entries SET "values" = '${values}' WHERE id = ${entry}`;
/** Puts the creation of an entry into the first change set. */
export const recorded = (object: number, entry: string): string =>
  `INSERT INTO changes (number, position, kind, subject, object, category, action)
    SELECT number, max(position) + 1, 'entry', ${entry}, ${object}, 'c', 'created' FROM changes WHERE number = 1 GROUP BY number`;
