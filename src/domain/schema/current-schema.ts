import type { Registry } from '../../catalog/registry.js';
import type { MaybePromise } from '../../rpc/maybe-promise.js';
import type { SchemaReads } from '../storage/schema.js';
import type { Store } from '../storage/store.js';
import { definitionsOf, everyDefinitionOf } from './definitions.js';

/** Tries of a read that another version comes into. */
const maxTries = 5;

/** The catalogue of the version of the schema that is in force. */
export class CurrentSchema {
  /** The catalogue of the version that was found last. */
  registry: Registry;
  private readonly schema: SchemaReads;
  private loading: Promise<void> | undefined;

  constructor({ reads }: Pick<Store, 'reads'>, registry: Registry) {
    this.schema = reads.schema;
    this.registry = registry;
  }

  /** The catalogue in force: of a version that was committed before the call, or later. */
  refresh(): MaybePromise<Registry> {
    const version = this.schema.version();
    return version === this.registry.schema ? this.registry : this.refreshed(version);
  }

  /** The catalogue of a version that is known to be in force, or of a later one. */
  since(version: number): MaybePromise<Registry> {
    return this.registry.schema >= version ? this.registry : this.refresh();
  }

  private async refreshed(version: MaybePromise<number>): Promise<Registry> {
    if ((await version) === this.registry.schema) return this.registry;
    this.loading ??= this.load();
    await this.loading;
    return this.refresh();
  }

  private async load(): Promise<void> {
    try {
      this.registry = await registryInForce(this.schema, this.registry);
    } finally {
      this.loading = undefined;
    }
  }
}

/** The catalogue of the version of the schema that is in force, from that of another version. */
export async function registryInForce(schema: SchemaReads, registry: Registry): Promise<Registry> {
  for (let tries = 0; tries < maxTries; tries += 1) {
    const version = await schema.version();
    if (version === registry.schema) return registry;
    const definitions = await schema.list();
    if ((await schema.version()) === version)
      return registry.extend(definitionsOf(definitions), version, everyDefinitionOf(definitions));
  }
  return registry;
}
