// Generated from openrpc.json by scripts/generate.ts. Do not edit: run `npm run generate`.

/** A text. */
export type IPv4 = string;

/** Every named schema and its type. */
export interface Schemas {
  IPv4: IPv4;
}

/** Parameters of cmdb.thing_kinds.read_v2all, as its handler receives them. */
export type CmdbThingKindsReadV2AllParams = {
  /** Constant of a kind. */
  const: IPv4;
  /** Title of a kind. */
  title?: never;
} | {
  /** Constant of a kind. */
  const?: never;
  /** Title of a kind. */
  title: IPv4;
};

/** Result of cmdb.thing_kinds.read_v2all. */
export type CmdbThingKindsReadV2AllResult = IPv4;
