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

/** What the handler of cmdb.thing.list receives. */
export interface CmdbThingListParams {
  /** How many at most. */
  limit: Limit;
}

/** What cmdb.thing.list answers. */
export type CmdbThingListResult = Things;

/** What the handler of cmdb.thing.read receives. */
export interface CmdbThingReadParams {
  /** Which thing. */
  id: ThingId;
}

/** What cmdb.thing.read answers. */
export type CmdbThingReadResult = Thing;

/** What the handler of cmdb.thing.remove receives. */
export type CmdbThingRemoveParams =
  | {
      /** The thing of this id. */
      id: ThingId;
      /** The thing of this title. */
      title?: never;
    }
  | {
      /** The thing of this id. */
      id?: never;
      /** The thing of this title. */
      title: Title;
    };

/** What cmdb.thing.remove answers. */
export type CmdbThingRemoveResult = Done;

/** What the handler of cmdb.thing.rename receives. */
export interface CmdbThingRenameParams {
  /** Which thing. */
  id: ThingId;
  /** Its new title. */
  title: Title;
}

/** What cmdb.thing.rename answers. */
export type CmdbThingRenameResult = Done;

/** What the handler of cmdb.thing.save receives. */
export interface CmdbThingSaveParams {
  /** Which thing. */
  id: ThingId;
  /** Its title. */
  title: Title;
}

/** What cmdb.thing.save answers. */
export type CmdbThingSaveResult = Done;

/** What the handler of rpc.discover receives. */
export type RpcDiscoverParams = Record<string, never>;

/** What rpc.discover answers. */
export type RpcDiscoverResult = Document;
