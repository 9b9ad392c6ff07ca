import { type DataSource, EntitySchema } from 'typeorm';
import type { Params } from './bare-methods.js';

/** Methods of the benchmark over repositories. */
export type PeerMethods = Readonly<Record<string, (params: Params) => Promise<object>>>;

/** Runs a transaction, when it is its turn. */
export type Writing = <T>(work: () => Promise<T>) => Promise<T>;

interface ObjectRow {
  readonly id: number;
  title: string;
  updated: string | null;
}

interface EntryRow {
  readonly id: number;
  values: string;
}

const server = {
  ...{ type: 'C__OBJTYPE__SERVER', status: 'normal', cmdbStatus: 'C__CMDB_STATUS__IN_OPERATION' },
  ...{ values: '{}', createdBy: 'bench', foldedTitle: '' },
};

const id = { type: 'integer', primary: true, generated: true } as const;
const text = { type: 'text' } as const;
const optional = { type: 'text', nullable: true } as const;

/** The columns that the methods need. */
export const entities = [
  new EntitySchema({
    name: 'objects',
    columns: {
      ...{ id, type: text, title: text, sysid: text, status: text, values: text, created: text, updated: optional },
      ...{ cmdbStatus: { ...text, name: 'cmdb_status' }, createdBy: { ...text, name: 'created_by' } },
      foldedTitle: { ...text, name: 'folded_title' },
    },
  }),
  new EntitySchema({
    name: 'entries',
    columns: { id, object: { type: 'integer' }, category: text, status: text, values: text },
  }),
  new EntitySchema({ name: 'choices', columns: { id, dialog: text, title: text, constant: optional } }),
];

/** They ask for no key, check nothing and keep no history: reads are two repositories, a save is a transaction. */
export function peerMethods(database: DataSource, writing: Writing): PeerMethods {
  const objects = database.getRepository<ObjectRow & Params>('objects');
  const entries = database.getRepository<EntryRow & Params>('entries');
  const choices = database.getRepository<Params>('choices');
  const object = async (id: number) => objects.findOneByOrFail({ id });
  return {
    'cmdb.object.read': async ({ id }) => {
      const { title, sysid, created, updated, status } = await object(id);
      return { id: String(id), title, sysid, objecttype: '5', type_title: 'Server', status, cmdb_status: '6', created, updated };
    },
    'cmdb.category.read': async ({ objID, category }) => {
      await object(objID);
      const found = await entries.find({ where: { object: objID, category, status: 'normal' }, order: { id: 'ASC' } });
      const shown = async ({ id, values }: EntryRow) => {
        const kept = JSON.parse(values);
        for (const attribute of ['manufacturer', 'title'])
          if (typeof kept[attribute] === 'number') kept[attribute] = await choices.findOneBy({ id: kept[attribute] - 10_000 });
        return { id: String(id), objID: String(objID), ...kept };
      };
      return Promise.all(found.map(shown));
    },
    'cmdb.category.save': ({ object: id, category, data }) =>
      writing(() =>
        database.transaction(async transaction => {
          const entry = await transaction.getRepository<EntryRow & Params>('entries').findOneByOrFail({ object: id, category });
          entry.values = JSON.stringify({ ...JSON.parse(entry.values), ...data });
          await transaction.getRepository('entries').save(entry);
          await transaction.getRepository('objects').update({ id }, { updated: new Date().toISOString() });
          return { success: true, message: 'Category entry successfully saved', entry: entry.id };
        }),
      ),
    'cmdb.object.create': ({ title }) =>
      writing(async () => {
        const created = new Date().toISOString();
        const made = await objects.save({ ...server, title, created, sysid: `SYSID_${title}_${performance.now()}` });
        return { success: true, message: 'Object was successfully created', id: String(made.id) };
      }),
  };
}
