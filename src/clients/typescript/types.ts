import type { ClientCategory, ClientModel } from '../model.js';
import { programText } from '../program-text.js';
import { type NamedType, typescriptDeclarations } from './declarations.js';
import { described, objectSchema, schemaType } from './type-schemas.js';

/** The type of every named schema, and the types of entries and data by the constants of their categories. */
export async function typescriptTypes({ schemas, categories }: ClientModel): Promise<string> {
  const types = [...schemas.map(schemaType), ...byConstant(categories)];
  return [await typescriptDeclarations(types), programText('typescript/category-types.ts')].join('\n');
}

function byConstant(categories: readonly ClientCategory[]): NamedType[] {
  return Object.entries(byCategory).map(([part, { table, meaning }]) => {
    const members = categories.flatMap(category => {
      const type = category[part as keyof typeof byCategory];
      return type === undefined ? [] : [[category.const, described({ tsType: type }, category.title)] as const];
    });
    const constants = members.map(([constant]) => constant);
    return [table, described(objectSchema(Object.fromEntries(members), constants), meaning)];
  });
}

/** Tables of types by category: name and meaning of the table, the union of its constants, and the type that looks one up. */
export const byCategory = {
  entry: {
    table: 'CategoryEntryTypes',
    meaning: 'Per category an entry as it is read.',
    constants: 'AnyCategory',
    of: 'EntryOf',
  },
  data: {
    table: 'CategoryDataTypes',
    meaning: 'Per category the data as it is saved; what is absent keeps its value. A category that is only read has none.',
    constants: 'SavedCategory',
    of: 'DataOf',
  },
  choices: {
    table: 'CategoryChoiceKeys',
    meaning: 'Per category the keys of its attributes that have a list of choices, where there are any.',
    constants: 'CategoryWithChoices',
    of: 'ChoiceKeyOf',
  },
} as const;
