import type { Descriptions, Titles } from '../../generated/types.js';
import { text } from '../messages/text.js';
import { eachCategory, type Rule } from './catalog.js';
import { findUnresolved } from './missing.js';
import { type Finding, finding, type Source } from './sources.js';

/** Categories and attributes that ship have a description; those of a site may have none. A description says more than the title. */
export const definitionsAreDescribed = eachCategory(function* (source) {
  const { attributes, sameAs } = source.definition;
  yield* findUndescribed(source, '', source.definition);
  // A category that reads the entries of another shows the attributes of that one, with their descriptions.
  for (const [index, attribute] of sameAs ? [] : attributes.entries())
    yield* findUndescribed(source, `attributes[${index}].`, attribute);
});

/** A description that attributes share is that of a key which one of them has. */
export const sharedDescriptionsAreUsed: Rule = function* ({ attributeDescriptions, categories }) {
  for (const isOfSite of [false, true]) {
    if (!attributeDescriptions.some(({ ofSite = false }) => ofSite === isOfSite)) continue;
    const described = categories.filter(({ ofSite = false }) => ofSite === isOfSite);
    const keys = new Set(described.flatMap(({ definition }) => definition.attributes.map(({ key }) => key)));
    for (const source of attributeDescriptions.filter(({ ofSite = false }) => ofSite === isOfSite))
      yield* findUnresolved(source, 'key', 'attribute', source.definition.key, keys);
  }
};

interface Described {
  readonly title: Titles;
  readonly description?: Descriptions;
}

function* findUndescribed(source: Source<unknown>, place: string, { title, description }: Described): Iterable<Finding> {
  if (!description && !source.ofSite) yield finding(source, `${place}description`, text('DescriptionIsMissing'));
  for (const language of ['en', 'de'] as const)
    if (description && isSame(title[language], description[language]))
      yield finding(
        source,
        `${place}description.${language}`,
        text('DescriptionIsTitle', { description: description[language] }),
      );
}

function isSame(title: string, description: string): boolean {
  return `${title}.`.toLowerCase() === description.toLowerCase();
}
