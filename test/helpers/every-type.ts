import type { AttributeDefinition } from '../../generated/types.js';
import { attributeTypes, typeOf } from '../../src/attributes/attribute-types.js';
import type { AttributeType, SampleTexts } from '../../src/attributes/definition.js';
import { loadRegistry, type Registry } from '../../src/catalog/registry.js';
import { firstRelation } from '../../src/domain/storage/relations.js';
import { folderWith } from './catalogue-folder.js';
import type { Scope } from './scope.js';

/** A category of a site that has an attribute of every type, called like it. */
export const everyType = 'C__CATG__EVERY_TYPE';

/** A dialog that ships with choices, the title of one of them, and the category that links to entries lead to. */
const dialog = 'purpose';
const choice = 'Production';
export const linkedCategory = 'C__CATG__MODEL';

/** The folder of that site. */
export function folderOfEveryType(t: Scope): string {
  const attributes = [...attributeTypes()].map(([name, type]) => attributeOf(name, type));
  const title = { en: 'Every type', de: 'Jeder Typ' };
  const category = { const: everyType, id: 9002, title, kind: 'global', multiValue: true, mode: 'edit', sort: 9002, attributes };
  return folderWith(t, { [`categories/${everyType}.json`]: category });
}

/** The catalogue of that site. */
export function registryOfEveryType(t: Scope): Registry {
  return loadRegistry([folderOfEveryType(t)]);
}

function attributeOf(name: string, { marks: { needs }, holds: { leadsTo } }: AttributeType): object {
  const title = { en: name, de: name };
  return {
    key: name,
    type: name,
    title,
    ...(needs.includes('dialog') && { dialog }),
    ...(needs.includes('fields') && { fields: [{ key: 'field', type: 'text' }] }),
    ...(needs.includes('valueType') && { valueType: 'text', unavailable: title }),
    ...(leadsTo === 'entries' && { target: { category: linkedCategory } }),
  };
}

const texts: SampleTexts = {
  text: ({ key }) => `a text of ${key}`,
  lines: ({ key }) => `two\nlines of ${key}`,
  link: ({ key }) => `https://example.org/${key}`,
  secret: () => 'correct horse',
};

/** A value that is saved for an attribute, and what it reads as where that follows from the type alone; ids are those of the first of their kind. */
export function sampleOf(attribute: AttributeDefinition): { readonly given: unknown; readonly reads?: unknown } {
  const { sample, holds } = typeOf(attribute);
  if (sample === 'none') return { given: undefined };
  if (sample === 'fields') return { given: [{ field: 'a text' }], reads: [{ field: 'a text' }] };
  if (sample !== 'referred') return sample(attribute, texts);
  const one = holds.choice !== 'none' ? choice : attribute.type === 'relations' ? firstRelation + 1 : 1;
  return { given: holds.many ? [one] : one };
}
