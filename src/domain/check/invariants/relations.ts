import { text } from '../../../messages/text.js';
import { relationsIn } from '../../relations/relations.js';
import { entryNamed, type Invariant } from './invariant.js';

const unsigned = { created: '', createdBy: '' };

/** Every link that is a relation has a number. */
export const relations: Invariant = {
  name: 'relations',
  consequence: text('RelationIsShownNowhere'),
  begin: ({ reads }) => ({
    async *entries({ entries, links }) {
      const told = entries.flatMap(entry =>
        entry.model
          ? relationsIn(entry.model, links.get(entry.row.id) ?? [], unsigned).map(relation => ({ entry, relation }))
          : [],
      );
      if (told.length === 0) return;
      const numbered = await reads.relationsOf(entries[0]?.row.id ?? 0, entries.at(-1)?.row.id ?? 0);
      const known = new Set(numbered.map(each => `${each.entry} ${each.attribute} ${each.target}`));
      for (const { entry, relation } of told.filter(({ relation: r }) => !known.has(`${r.entry} ${r.attribute} ${r.target}`)))
        yield {
          subject: entryNamed(entry),
          reason:
            relation.attribute === ''
              ? text('ItIsRelationAndHas')
              : text('ToHasNoNumber', { attribute: relation.attribute, target: relation.target }),
        };
    },
  }),
};
