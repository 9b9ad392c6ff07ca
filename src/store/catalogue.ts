import { termsVersion } from '../domain/search/search-terms.js';
import { valuesVersion } from '../domain/storage/indexed-values.js';
import type { Catalogue, Engine } from './engines/engine.js';
import { putSetting } from './statements/settings.js';
import { catalogueSetting, indexedCatalogueSetting, settingSchema } from './tables/installation-schemas.js';

/** Records that one transaction puts on the list of what is to be indexed. */
const listedAtOnce = 50_000;

/**
 * Makes the catalogue of this process that of the database: others that have another one write no more. What is searched is made anew, as a
 * process knows no words of categories that its catalogue has not, and so it is where another version gives texts other terms.
 */
export async function claimCatalogue(engine: Engine, { digest, claimed }: Catalogue): Promise<void> {
  const settings = engine.source.getRepository(settingSchema);
  const settingOf = async (name: string) => (await settings.findOneBy({ name }))?.value;
  const put = (name: string, value: string) => engine.run(session => session.count(putSetting, [name, value]), 'upkeep');
  const indexed = `${digest} ${termsVersion} ${valuesVersion}`;
  const former = await settingOf(catalogueSetting);
  if (former !== digest) await put(catalogueSetting, digest);
  if ((await settingOf(indexedCatalogueSetting)) !== indexed) {
    for (const index of ['value_index', 'link_targets'])
      await engine.run(session => session.count(`DELETE FROM ${index}`, []), 'upkeep');
    await listForSearch(engine, 'object', 'objects');
    await listForSearch(engine, 'entry', 'entries');
    await put(indexedCatalogueSetting, indexed);
  }
  if (former !== undefined && former !== digest) claimed?.(former);
}

async function listForSearch(engine: Engine, kind: string, table: string): Promise<void> {
  const [row] = await engine.reading.rows<{ readonly last: number | null }>(`SELECT MAX(id) AS last FROM ${table}`, []);
  const text = `INSERT INTO search_queue (kind, target) SELECT '${kind}', id FROM ${table} WHERE id > ? AND id <= ? ORDER BY id`;
  for (let after = 0; after < Number(row?.last ?? 0); after += listedAtOnce)
    await engine.run(session => session.count(text, [after, after + listedAtOnce]), 'upkeep');
}
