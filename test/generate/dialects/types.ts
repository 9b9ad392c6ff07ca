// Generated from openrpc.json by scripts/generate.ts. Do not edit: run `npm run generate`.

/** An identifier. */
export type Id = number | string;

/** The id of a thing. */
export type ThingId = Id;

/** A kind. */
export type Kind = string;

/** An integer written as a text. */
export type Number = string;

/** Where a thing is in its life. */
export type Status = 'NORMAL' | 'ARCHIVED';

/** Properties of a thing. */
export interface Filter {
  /** The status of it. */
  status?: Status;
  /** The ids of it. */
  ids?: ThingId[];
  /** The names of it. */
  names?: (string | number)[];
}

/** A thing as it is read. */
export interface Thing {
  /** The id of it. */
  id: Number;
  /** The status of it. */
  status: Status;
  /** The parts of it. */
  parts: Record<string, Number[]>;
}

/** Every named schema and its type. */
export interface Schemas {
  Id: Id;
  ThingId: ThingId;
  Kind: Kind;
  Number: Number;
  Status: Status;
  Filter: Filter;
  Thing: Thing;
}

/** Parameters of cmdb.thing.read, as its handler receives them. */
export interface CmdbThingReadParams {
  /** Which thing. */
  id: ThingId;
  /** Its kind. */
  kind: Kind;
  /** Its status. */
  status?: Status;
  /** Its properties. */
  filter?: Filter;
}

/** Result of cmdb.thing.read. */
export type CmdbThingReadResult = Thing;
