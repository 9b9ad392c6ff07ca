import { join } from 'node:path';
import { behaviours } from '../../src/behaviours/behaviours.js';
import { loadRegistry } from '../../src/catalog/registry.js';
import type { WritingContext } from '../../src/domain/entries/entry-rules.js';
import { entryRules } from '../../src/domain/entries/rules/index.js';
import { listEntries } from '../../src/domain/reading/listing.js';
import { presenterOf } from '../../src/domain/reading/presenter.js';
import { PasswordHashing } from '../../src/domain/secrets/password-hashing.js';
import { Secrets } from '../../src/domain/secrets/secrets.js';
import type { ExternalRecord } from '../../src/domain/storage/externals.js';
import type { RecordStatus } from '../../src/domain/storage/objects.js';
import type { Store } from '../../src/domain/storage/store.js';
import { dialects } from '../../src/http/envelope/dialects.js';
import { importDump } from '../../src/import/batches.js';
import { readDump } from '../../src/import/dump-file.js';
import { dumpOf, type Row } from '../../src/mappings/dump.js';
import { netboxFormat } from '../../src/mappings/netbox/format.js';
import type { Fate, ImportReport } from '../../src/mappings/report.js';
import { author } from '../helpers/author.js';

export const registry = loadRegistry([]);
/** A file beside this one. */
export const fileNamed = (name: string): string => join('test', 'imports', name);
/** The rows of a small company: one of nearly everything. */
export const office = readDump(fileNamed('office.json')).rows;

const secrets = new Secrets();

/** The context an import runs in. */
export function contextOver(store: Store): WritingContext {
  const settings = {
    quickpurge: false,
    pageLimit: 10_000,
    batchLimit: 1000,
    operationsLimit: 10_000,
    bodyLimit: 16_777_216,
    webhookNetworks: [],
    publicUrl: undefined,
    followerLimit: 100,
  };
  const dialect = dialects.contract.facts;
  const who = { key: 'import', actor: 'import', method: 'import netbox', language: 'en' } as const;
  return {
    ...who,
    store,
    registry,
    rules: entryRules,
    behaviours,
    dialect,
    settings,
    hashing: new PasswordHashing(),
    secrets,
    now: () => new Date(),
  };
}

/** Imports rows and answers the report. */
export function imported(store: Store, rows: readonly unknown[], source = 'netbox:test'): Promise<ImportReport> {
  const dump = dumpOf(rows);
  return importDump({ context: contextOver(store), format: netboxFormat(dump.rows), dump, source });
}

/** The rows of the office, with other fields in some of them. */
export function officeWith(fields: Readonly<Record<string, Readonly<Record<string, unknown>>>>): Row[] {
  return office.map(row => ({ ...row, fields: { ...row.fields, ...fields[row.name] } }));
}

/** The record that an import made of a row. */
export async function madeOf(store: Store, name: string, source = 'netbox:test'): Promise<ExternalRecord> {
  const [made] = await store.transaction(author, ({ externals }) => externals.find(source, [name]));
  if (!made) throw new Error(`Nothing was made of ${name}.`);
  return made;
}

/** Entries of what a row became, as far as they say anything: what is linked or chosen by its title. */
export async function read(store: Store, name: string, category: string, statuses: readonly RecordStatus[] = ['normal']) {
  const { object } = await madeOf(store, name);
  const { model, found, facts, entries } = await listEntries(contextOver(store), { object, category, statuses });
  const seen = { registry, found, facts, secrets, language: 'en', now: new Date() } as const;
  const shown = entries.map(entry => presenterOf(model, behaviours).show(entry, seen, {}));
  return shown.map(entry =>
    Object.fromEntries(
      Object.entries(entry)
        .map(([key, value]) => [key, titleOf(value)] as const)
        .filter(([, value]) => value !== '' && value !== null && String(value) !== ''),
    ),
  );
}

function titleOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(titleOf);
  return typeof value === 'object' && value !== null && 'title' in value ? value.title : value;
}

/** How many changes there are in the change sets of a store. */
export async function changesIn(store: Store): Promise<number> {
  const all = { of: 'changes', after: 0, count: 1_000_000 } as const;
  return (await store.reads.choices.usesIn({ id: 0, places: [] }, all)).looked;
}

/** How many rows of all models met this fate. */
export const total = (report: ImportReport, fate: Fate): number =>
  [...report.counts.values()].reduce((sum, count) => sum + count[fate], 0);
