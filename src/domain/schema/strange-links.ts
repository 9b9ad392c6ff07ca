import type { Attribute } from '../../attributes/attribute-type.js';
import { leadsToObjects } from '../../attributes/attribute-types.js';
import { idsIn, typeFault } from '../../attributes/links.js';
import { text } from '../../messages/text.js';
import type { Reads } from '../storage/reads.js';
import { countRefused, type PageOfRefused, refusedAmong } from './converted-entries.js';
import type { SchemaChange } from './noted-changes.js';
import { type CountingValues, type Usage, usageOfLimit } from './usage-of-values.js';

/** How links of entries are counted. */
interface CountingLinks extends CountingValues {
  readonly reads: CountingValues['reads'] & Pick<Reads, 'referents'>;
}

/** Counts the entries whose link leads to an object of a type that it may lead to no more. Two statements for each slice of the entries. */
export async function usageOfTarget(counting: CountingLinks, change: Pick<SchemaChange, 'name' | 'storedAs'>): Promise<Usage> {
  const { name, storedAs = '' } = change;
  const [category = ''] = name.split('.');
  const attribute = counting.versions.after.category(category)?.attributesByKey.get(storedAs);
  if (!attribute) return { touched: 0 };
  if (!leadsToObjects(attribute)) return usageOfLimit(counting, change, 'target');
  const entries = strangeLinks(counting, category, attribute);
  const touched = await countRefused(entries);
  if (touched === 0) return { touched };
  return { touched, fault: text('EntriesLeadElsewhere', { touched }), at: 'target', refusal: { member: 'target', entries } };
}

/** The entries whose link leads to such an object, each with the title of the first. */
function strangeLinks({ reads, versions }: CountingLinks, category: string, attribute: Attribute): PageOfRefused {
  return refusedAmong(reads, category, async rows => {
    const links = rows.map(({ entry, values }) => ({ entry, ids: idsIn(values[attribute.key]) }));
    const { objects } = await reads.referents.find({ choices: [], objects: links.flatMap(({ ids }) => ids), entries: [] });
    const strange = objects.filter(each => typeFault(attribute, each, versions.after));
    const titles = new Map(strange.map(({ id, title }) => [id, title]));
    return links.flatMap(({ entry, ids }) => {
      const first = ids.find(id => titles.has(id));
      return first === undefined ? [] : [{ entry, value: titles.get(first) ?? null }];
    });
  });
}
