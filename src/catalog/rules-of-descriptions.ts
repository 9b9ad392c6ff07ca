import type { Descriptions, Titles } from '../../generated/types.js';
import type { Rule } from './catalog.js';
import { unresolved } from './missing.js';
import { finding, type Source } from './sources.js';

/** Categories and attributes that ship have a description; those of a site may have none. A description says more than the title. */
export const definitionsAreDescribed: Rule = function* ({ categories }) {
  for (const source of categories) {
    const { attributes, sameAs } = source.definition;
    yield* undescribed(source, '', source.definition);
    // A category that reads the entries of another shows the attributes of that one, with their descriptions.
    for (const [index, attribute] of sameAs ? [] : attributes.entries())
      yield* undescribed(source, `attributes[${index}].`, attribute);
  }
};

/** A description that attributes share is that of a key which one of them has. */
export const sharedDescriptionsAreUsed: Rule = function* ({ attributeDescriptions, categories }) {
  for (const isOfSite of [false, true]) {
    const described = categories.filter(({ ofSite = false }) => ofSite === isOfSite);
    const keys = new Set(described.flatMap(({ definition }) => definition.attributes.map(({ key }) => key)));
    for (const source of attributeDescriptions.filter(({ ofSite = false }) => ofSite === isOfSite))
      yield* unresolved(source, 'key', 'attribute', source.definition.key, keys);
  }
};

interface Described {
  readonly title: Titles;
  readonly description?: Descriptions;
}

function* undescribed(source: Source<unknown>, place: string, { title, description }: Described): Iterable<string> {
  if (!description && !source.ofSite)
    yield finding(source, `${place}description`, 'is missing: expected the purpose, in a sentence of each language');
  for (const language of ['en', 'de'] as const)
    if (description && isSame(title[language], description[language]))
      yield finding(source, `${place}description.${language}`, `'${description[language]}' is the title; expected the purpose`);
}

function isSame(title: string, description: string): boolean {
  return `${title}.`.toLowerCase() === description.toLowerCase();
}
