import type { Row, Tables } from './copies/tables.js';

/** A change set as its tables have it: each change in words, and the attributes whose passwords were set or removed. */
export interface KeptChangeSet {
  readonly number: number;
  readonly key: string;
  readonly user: number | null;
  readonly author: string;
  readonly method: string;
  readonly size: number;
  readonly changes: readonly string[];
  readonly secrets: readonly string[];
}

type Rows = Pick<Tables, 'rows'>;

/** The change sets after a number, ascending, each with its changes in their order. */
export async function changeSetsIn({ rows }: Rows, after = 0): Promise<readonly KeptChangeSet[]> {
  const sets = await rows(
    `SELECT number, "key", "user", author, method, size FROM change_sets WHERE number > ${after} ORDER BY number`,
  );
  const changes = await rows(`SELECT * FROM changes WHERE number > ${after} ORDER BY number, position`);
  return sets.map(set => {
    const own = changes.filter(({ number }) => number === set.number);
    const secrets = own.flatMap(each => (each.secrets === null ? [] : (JSON.parse(String(each.secrets)) as string[])));
    return { ...(set as unknown as KeptChangeSet), number: Number(set.number), changes: own.map(inWords), secrets };
  });
}

function inWords({ kind, subject, name, object, category, action }: Row): string {
  const words = {
    object: `object ${object}`,
    entry: `object ${object}, entry ${subject} of ${category}`,
    choice: `choice ${subject} of ${name}`,
    type: `type ${name}`,
    report: `report ${subject} ${name}`,
    import_profile: `import_profile ${subject} ${name}`,
    livestatus: `livestatus ${subject} ${name}`,
    definition: `definition ${subject} ${name}`,
  }[String(kind)];
  return `${words}: ${action}`;
}

/** Rows as they were until before a change set, in words: what, since when, status and title. */
export async function formerRowsUntil({ rows }: Rows, number: number): Promise<readonly string[]> {
  const of = async (table: string, order: string) =>
    rows(`SELECT * FROM past_${table} WHERE valid_to = ${number} ORDER BY ${order}`);
  return [
    ...(await of('objects', 'id')).map(row => `object ${row.id} since ${row.valid_from}: ${row.status} ${row.title}`),
    ...(await of('entries', 'id')).map(row => `entry ${row.id} since ${row.valid_from}: ${row.status} ${row.title}`),
    ...(await of('links', 'entry')).map(
      row => `link of entry ${row.entry} since ${row.valid_from}: to ${row.target_object ?? row.target_entry}`,
    ),
    ...(await of('relations', 'entry')).map(row => `relation of entry ${row.entry} since ${row.valid_from}: to ${row.target}`),
    ...(await of('choices', 'id')).map(row => `choice ${row.id} since ${row.valid_from}: ${row.title}`),
    ...(await of('object_types', 'type')).map(row => `type ${row.type} since ${row.valid_from}: ${row.default_template}`),
    ...(await of('import_profiles', 'id')).map(row => `import_profile ${row.id} since ${row.valid_from}: ${row.title}`),
    ...(await of('definitions', 'id')).map(row => `definition ${row.id} since ${row.valid_from}: ${row.name}`),
    ...(await of('livestatus', 'id')).map(row => `livestatus ${row.id} since ${row.valid_from}: ${row.title}`),
    ...(await of('reports', 'id')).map(row => `report ${row.id} since ${row.valid_from}: ${row.title}`),
  ];
}
