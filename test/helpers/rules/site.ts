import { randomBytes } from 'node:crypto';
import { verbs } from '../../../generated/methods.js';
import type { KeptValues } from '../../../src/attributes/attribute-values.js';
import { loadRegistry, type Registry } from '../../../src/catalog/registry.js';
import { Rights } from '../../../src/domain/access/rights.js';
import { saveEntry } from '../../../src/domain/entries/entries.js';
import type { EntryRules, WritingContext } from '../../../src/domain/entries/entry-rules.js';
import type { EntryOperation, ObjectOperation } from '../../../src/domain/lifecycle.js';
import { createObject, type ObjectDraft } from '../../../src/domain/objects/creation.js';
import { changeEntryStatus } from '../../../src/domain/objects/entry-status.js';
import { moveObject } from '../../../src/domain/objects/objects.js';
import { SecretKey } from '../../../src/domain/secrets/secret-key.js';
import { Secrets } from '../../../src/domain/secrets/secrets.js';
import type { Store } from '../../../src/domain/storage/store.js';
import { contextOver } from '../../imports/office.js';
import { author } from '../author.js';
import { folderWith } from '../catalogue-folder.js';
import { cheapHashing } from '../cheap-hashing.js';
import type { Scope } from '../scope.js';
import { someEntry } from '../stores.js';

/** A category with a number that is counted, and a text that only one entry has. */
export const marked = 'C__CATG__MARKED';
/** A category of several entries whose links must not lead back. */
export const chains = 'C__CATG__CHAINS';
const title = { en: 'A', de: 'A' };
const part = { key: 'part', type: 'object', title, acyclic: true };
const chainsFile = {
  id: null,
  title,
  kind: 'custom',
  multiValue: true,
  mode: 'edit',
  sort: 1,
  const: chains,
  attributes: [part],
};

const markedFile = {
  ...{ id: null, title, kind: 'custom', multiValue: true, mode: 'edit', sort: 1, const: marked },
  attributes: [
    { key: 'label', type: 'text', title, unique: 'objectType' },
    { key: 'number', type: 'text', title, counter: 'N-[##]' },
  ],
};

export const [person, group, server] = ['C__OBJTYPE__PERSON', 'C__OBJTYPE__PERSON_GROUP', 'C__OBJTYPE__SERVER'] as const;

/** An entry as it is stored. */
interface StoredEntry {
  readonly id: number;
  readonly primary: boolean;
  readonly values: KeptValues;
}

/** The domain over a store, called with all rights, or not. */
export class Site {
  readonly context: WritingContext;

  constructor(context: WritingContext) {
    this.context = context;
  }

  /** The same, asked as somebody who may do everything to persons and groups alone. */
  ofPersons(): Site {
    const rights = new Rights([{ verbs, objectTypes: [person, group] }]);
    return new Site({ ...this.context, permitted: { verb: 'edit', rights } });
  }

  async object(type: string, more: Partial<ObjectDraft> = {}): Promise<number> {
    const draft = { type, status: 'normal', global: { title: 'it' }, defaultTemplate: false, categories: {} } as const;
    return (await createObject(this.context, { ...draft, ...more })).id;
  }

  async save(object: number, category: string, data: object, entry?: number): Promise<number> {
    return (await saveEntry(this.context, { object, category, entry }, { ...data })).entry;
  }

  async step(operation: EntryOperation, object: number, category: string, entry?: number): Promise<void> {
    await changeEntryStatus(this.context, operation, { object, category, entry });
  }

  async stepObject(operation: ObjectOperation, object: number): Promise<void> {
    await moveObject(this.context, operation, object);
  }

  entries(object: number, category: string): Promise<readonly StoredEntry[]> {
    return this.context.store.transaction(author, async ({ entries }) =>
      (await entries.ofObject(object))
        .filter(each => each.category === category)
        .map(({ id, primary, values }) => ({ id, primary, values: JSON.parse(values) })),
    );
  }

  /** A value of the first entry of a category. */
  async value(object: number, category: string, key: string): Promise<unknown> {
    return (await this.entries(object, category))[0]?.values[key];
  }

  /** Stores an entry as it is, whatever the rules say. */
  put(object: number, category: string, values: object): Promise<void> {
    return this.context.store.transaction(author, async ({ entries, nextIds }) => {
      const [id = 0] = await nextIds('entries', 1);
      await entries.insert([someEntry(id, object, { category, values: JSON.stringify(values) })]);
    });
  }
}

let registry: Registry | undefined;

/** The catalogue with a category whose links must not lead back; read once. */
export function registryWithChains(t: Scope): Registry {
  registry ??= loadRegistry([
    folderWith(t, { [`categories/${chains}.json`]: chainsFile, [`categories/${marked}.json`]: markedFile }),
  ]);
  return registry;
}

/** A site over an empty store, with these rules, a secret key, and hashes that take no time. */
export async function siteOver(t: Scope, store: Store, rules: EntryRules): Promise<Site> {
  const secrets = new Secrets(new SecretKey(randomBytes(32)));
  await store.transaction(author, ({ secretKeys }) => secretKeys.replace([], [secrets.keyId]));
  return new Site({ ...contextOver(store), registry: registryWithChains(t), rules, secrets, hashing: cheapHashing() });
}
