import { ReferenceIds } from '../../attributes/references.js';
import type { Registry } from '../../catalog/registry.js';
import { text } from '../../messages/text.js';
import { suggestion } from '../../rpc/did-you-mean.js';
import { invalidParameter } from '../../rpc/invalid-parameters.js';
import type { DomainContext, Language } from '../context.js';
import { lookUp } from '../models/references.js';
import { relationCategory, relationLinks } from './relations.js';

/** A relation type: one of the catalogue has a constant, one that was added has not. */
export interface RelationMeaning {
  readonly id: number;
  readonly constant: string | undefined;
}

const dialog = 'relation_type';

/**
 * The relation type with this constant or id.
 * @throws RpcError InvalidParameters
 */
export async function relationNamed(context: DomainContext, name: string | number): Promise<RelationMeaning> {
  const { relationTypes } = context.registry;
  const shipped = relationTypes.find(type => type.const === name || String(type.id) === String(name));
  if (shipped) return { id: shipped.id, constant: shipped.const };
  const id = Number(name);
  if (Number.isSafeInteger(id) && (await wordsOf(context, [id])).has(id)) return { id, constant: undefined };
  const known = relationTypes.map(type => type.const);
  const expected = suggestion(String(name), known) ?? text('ExpectedConstantOfOneSuch');
  const shown = typeof name === 'number' ? name : JSON.stringify(name);
  throw invalidParameter('relation_type', text('ThereIsNoRelationType', { shown, expected }));
}

/** The links that can be relations of a type, as `category.attribute`: those written down as relations can be of every type. */
export function linksOfType(registry: Registry, { constant }: RelationMeaning): readonly string[] {
  return relationLinks(registry).filter(link => {
    const [category = '', attribute = ''] = link.split('.');
    const { relation, relationByChoice: byChoice } = registry.category(category)?.attributesByKey.get(attribute) ?? {};
    const relations = byChoice ? [byChoice.otherwise, ...byChoice.types.map(each => each.relation)] : [relation];
    return category === relationCategory || relations.some(each => each === constant);
  });
}

/** Words of a relation type of the catalogue, read from the first object to the second. Existing clients compare the English ones. */
export function findShippedWords({ registry, dialect, language }: DomainContext, type: number): string | undefined {
  const shipped = registry.relationTypes.find(({ id }) => id === type);
  return shipped?.master[dialect.formerForms ? 'en' : language];
}

/** Words of relation types, read from the first object to the second. One statement where users added some. */
export async function wordsOf(context: DomainContext, types: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const words = new Map<number, string>();
  const referenceIds = new ReferenceIds();
  for (const id of new Set(types)) {
    const shipped = findShippedWords(context, id);
    if (shipped !== undefined) words.set(id, shipped);
    else if (Number.isSafeInteger(id)) referenceIds.choices.add(id);
  }
  const found = await lookUp(context.store.reads, referenceIds);
  for (const id of referenceIds.choices) {
    const choice = found.choice(id);
    if (choice?.dialog === dialog) words.set(id, choice.title);
  }
  return words;
}

/** Title and reading of a relation type. */
export interface RelationTitle {
  /** Absent where users added it. */
  readonly constant: string | undefined;
  readonly title: string;
  /** It is read so from the first object to the second. */
  readonly text: string;
}

/** Relation types by their ids, in a language. One statement where users added some. */
export async function relationTitles(
  context: DomainContext,
  types: ReadonlySet<number>,
  language: Language,
): Promise<ReadonlyMap<number, RelationTitle>> {
  const words = await wordsOf(context, [...types]);
  const known = new Map(context.registry.relationTypes.map(type => [type.id, type]));
  return new Map(
    [...types].map(id => {
      const [type, text = ''] = [known.get(id), words.get(id)];
      return [id, { constant: type?.const, title: type?.title[language] ?? text, text }];
    }),
  );
}
