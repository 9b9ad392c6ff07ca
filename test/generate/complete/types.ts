// Generated from openrpc.json by scripts/generate.ts. Do not edit: run `npm run generate`.

/** A note of up to 100 characters. */
export type Note = string;

/** An identifier. */
export type Id = number | string;

/** The id of a thing. */
export type ThingId = Id;

/** The title of a thing. */
export type Title = string;

/** How many at most. */
export type Limit = number;

/** A thing as it is read. */
export interface Thing {
  /** The id of it. */
  id: string;
  /** The title of it. */
  title: Title;
}

/** Some things. */
export type Things = Thing[];

/** It is done. */
export interface Done {
  /** The success of it. */
  success: true;
}

/** This document. */
export type Document = Record<string, unknown>;

/** Every named schema and its type. */
export interface Schemas {
  Note: Note;
  Id: Id;
  ThingId: ThingId;
  Title: Title;
  Limit: Limit;
  Thing: Thing;
  Things: Things;
  Done: Done;
  Document: Document;
}

/** Options that a call may carry beside the parameters of its method. */
export interface MethodOptions {
  /** Why it is done. */
  note?: Note;
}

/** Parameters of cmdb.thing.list, as its handler receives them. */
export interface CmdbThingListParams {
  /** How many at most. */
  limit: Limit;
  /** How many are passed over first. */
  offset?: Limit;
}

/** Result of cmdb.thing.list. */
export type CmdbThingListResult = Things;

/** Parameters of cmdb.thing.read, as its handler receives them. */
export interface CmdbThingReadParams {
  /** Which thing. */
  id: ThingId;
}

/** Result of cmdb.thing.read. */
export type CmdbThingReadResult = Thing;

/** Parameters of cmdb.thing.remove, as its handler receives them. */
export type CmdbThingRemoveParams = {
  /** The thing of this id. */
  id: ThingId;
  /** The thing of this title. */
  title?: never;
} | {
  /** The thing of this id. */
  id?: never;
  /** The thing of this title. */
  title: Title;
};

/** Result of cmdb.thing.remove. */
export type CmdbThingRemoveResult = Done;

/** Parameters of cmdb.thing.rename, as its handler receives them. */
export interface CmdbThingRenameParams {
  /** Which thing. */
  id: ThingId;
  /** Its new title. */
  title: Title;
}

/** Result of cmdb.thing.rename. */
export type CmdbThingRenameResult = Done;

/** Parameters of cmdb.thing.save, as its handler receives them. */
export interface CmdbThingSaveParams {
  /** Which thing. */
  id: ThingId;
  /** Its title. */
  title: Title;
}

/** Result of cmdb.thing.save. */
export type CmdbThingSaveResult = Done;

/** Parameters of rpc.discover, as its handler receives them. */
export type RpcDiscoverParams = Record<string, never>;

/** Result of rpc.discover. */
export type RpcDiscoverResult = Document;
