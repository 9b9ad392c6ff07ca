// Generated from openrpc.json by scripts/generate.ts. Do not edit: run `npm run generate`.

/** How many at most. */
export type Limit = number;

/** The title of a thing. */
export type Title = string;

/** A thing as it is read. */
export interface Thing {
  /** The id of it. */
  id: string;
  /** The title of it. */
  title: Title;
}

/** Some things. */
export type Things = Thing[];

/** An identifier. */
export type Id = number | string;

/** The id of a thing. */
export type ThingId = Id;

/** A note of up to 100 characters. */
export type Note = string;

/** It is done. */
export interface Done {
  /** The success of it. */
  success: true;
}

/** This document. */
export type Document = Record<string, unknown>;
