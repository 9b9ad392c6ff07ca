import { globalCategory } from '../domain/categories.js';
import type { RecordWrites } from '../import/record-writes.js';
import type { PushSteps } from './external-push-steps.js';

/** Attributes of Global that cmdb.object.create takes as parameters. */
const parameters: ReadonlySet<string> = new Set(['title', 'category', 'purpose', 'cmdb_status', 'description', 'sysid']);

/** Writes of an import as its caller, with the right of the method that each is. */
export function createWrites(steps: PushSteps): RecordWrites {
  return {
    async create({ type, global, categories }) {
      const { type: _, ...attributes } = global;
      const given = Object.entries(attributes).filter(([, value]) => value !== null);
      const others = given.filter(([key]) => !parameters.has(key));
      const made = await steps.perform('cmdb.object.create', {
        ...Object.fromEntries(given.filter(([key]) => parameters.has(key))),
        ...{ type, defaultTemplate: false },
        categories: { ...categories, ...(others.length > 0 && { [globalCategory]: [Object.fromEntries(others)] }) },
      });
      const { id, categories: entries = {} } = made as { id: unknown; categories?: Readonly<Record<string, readonly unknown[]>> };
      return {
        id: Number(id),
        entries: Object.fromEntries(Object.entries(entries).map(([name, ids]) => [name, ids.map(Number)])),
      };
    },

    async save(entry, data) {
      const saved = await steps.perform('cmdb.category.save', { ...entry, data });
      return Number((saved as { readonly entry?: unknown }).entry);
    },

    async archiveObject(object) {
      await steps.perform('cmdb.object.archive', { object });
    },

    async archiveEntry(entry) {
      await steps.perform('cmdb.category.archive', { ...entry });
    },
  };
}
