import { text } from '../../messages/text.js';
import { reference } from '../../rpc/json-schema.js';
import type { Accepting, Attribute, Pending, Showing } from '../attribute-type.js';
import type { Kept, KeptValues } from '../attribute-values.js';
import { type ShownChoice, showChoice } from '../choices.js';
import { attributeType } from '../definition.js';
import { everyOne, isId } from '../fitting.js';
import { InvalidValue } from '../invalid-value.js';
import { idOf, idsIn, linksInput, listOf, showList, showObject } from '../links.js';
import type { ReferencedRelation } from '../references.js';
import { relationMade } from '../relation-meanings.js';
import { anyOf, arraySchema, clearable } from '../value-schemas.js';

/** Links to relations, by the ids of the objects that stand for them. */
export const type = attributeType({
  saved: true,
  holds: { many: true, leadsTo: 'nothing', objectTypes: [], choice: 'none', kept: 'plain' },
  marks: { needs: [], takes: [], formats: 'none', range: 'none', preset: 'none' },
  searched: 'nothing',
  names: 'never',
  comparedAs: 'presence',
  operand: 'nothing',
  unset: { reads: [] },
  clears: [],
  accept: (given, attribute, accepting) => acceptRelations(isOne(given) ? [given] : given, attribute, accepting),
  fits: everyOne(isId),
  collectReferences: (kept, _, referenceIds) => {
    for (const id of idsIn(kept)) referenceIds.relations.add(id);
  },
  show: (kept, attribute, showing) => (showing.formerForms ? showParts : showRelations)(kept, attribute, showing),
  schemas: attribute => ({
    read: arraySchema(reference('RelationReference')),
    write: clearable(attribute, anyOf(reference('LinksInput'), reference('Id'))),
  }),
  inputs: { LinksInput: linksInput },
  control: () => ({ kind: 'link', takes: 'ids' }),
  words: {
    name: { en: 'links to relations', de: 'Verweise auf Beziehungen' },
    written: { en: 'a list of ids of relations', de: 'Liste von Nummern von Beziehungen' },
    read: {
      en: 'a list of relations, each with both objects and its type; empty while unset',
      de: 'Liste von Beziehungen, jede mit beiden Objekten und ihrem Typ; leer, solange nichts gesetzt ist',
    },
    hint: 'none',
  },
  sample: 'referred',
  rejected: [
    ['a', 'expected the id of a relation'],
    [[true], 'expected the id of a relation'],
    [{}, 'expected a list of ids'],
  ],
  legacyNames: { info: 'n2m', data: 'int', ui: 'popup', callback: 'object' },
});

function isOne(given: unknown): given is number | string {
  return typeof given === 'number' || typeof given === 'string';
}

const acceptRelations = listOf(acceptRelation);

function acceptRelation(given: unknown, _: Attribute, { referenceIds }: Accepting): Pending {
  const id = idOf(given, text('ARelation'));
  referenceIds.relations.add(id);
  return ({ found }) => {
    if (!found.relation(id)) throw new InvalidValue(text('RelationDoesNotExistCmdb', { id }));
    return id;
  };
}

const dialogOfTypes: Attribute = { key: '', type: 'dialog', title: { en: '', de: '' }, dialog: 'relation_type' };

const showRelations = showList(showRelation);

/** Relations as existing clients know them: of each both objects and its type, one after the other. */
function showParts(kept: Kept, attribute: Attribute, showing: Showing): unknown {
  return idsIn(kept)
    .flatMap(id => showRelation(id, attribute, showing) ?? [])
    .flatMap(({ object1, object2, relation_type }) => [
      object1,
      object2,
      ...(relation_type ? [withoutConstant(relation_type)] : []),
    ]);
}

function withoutConstant({ id, title, title_lang }: ShownChoice) {
  return { id, title, title_lang };
}

/** Both objects and what the relation means; `null` where the relation or one of the objects is gone. */
function showRelation(kept: Kept, attribute: Attribute, showing: Showing) {
  const relation = showing.found.relation(Number(kept));
  if (!relation) return null;
  const { object1, object2, type: meaning } = partsOf(relation, showing);
  const [one, other] = [object1, object2].map(id => showObject(id, attribute, showing));
  if (!one || !other) return null;
  return { id: String(relation.id), object1: one, object2: other, relation_type: showChoice(meaning, dialogOfTypes, showing) };
}

interface Parts {
  readonly object1: Kept;
  readonly object2: Kept;
  readonly type: Kept;
}

function partsOf(relation: ReferencedRelation, { registry }: Showing): Parts {
  const { attribute, owner, target } = relation;
  const values = () => JSON.parse(relation.values) as KeptValues;
  if (attribute === '') {
    const { object1, object2, relation_type } = values();
    return { object1, object2, type: relation_type };
  }
  const made = relationMade(registry, relation, values);
  const [choice] = registry.dialog('relation_type')?.find(made.relation ?? '') ?? [];
  return { object1: made.fromTarget ? target : owner, object2: made.fromTarget ? owner : target, type: choice?.id };
}
