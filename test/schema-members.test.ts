import { isDeepStrictEqual } from 'node:util';
import { schemas } from '../generated/schemas.js';
import { parts } from '../src/catalog/sources.js';
import {
  type Definition,
  definitionsOf,
  type SchemaPart,
  type SchemaPartName,
  schemaParts,
} from '../src/domain/schema/definitions.js';
import { type SchemaDocument, SchemaPlan } from '../src/domain/schema/schema-plan.js';
import type { DefinitionRecord } from '../src/domain/storage/schema.js';
import { schemaValidator } from '../src/rpc/validators.js';
import test from './helpers/suite.js';

const title = { en: 'Tank', de: 'Tank' };
const attribute = { key: 'label', type: 'text', title };
const choice = { id: 1, const: 'C__MEDIUM__WATER', title };

/** A sound definition of each part. */
const sound: Readonly<Record<SchemaPartName, Definition>> = {
  object_type_groups: { const: 'C__OBJTYPE_GROUP__PLANT', title },
  dialogs: { name: 'medium', choices: [choice] },
  relation_types: { const: 'C__RELATION_TYPE__FEEDS', title, master: title, slave: title },
  categories: { const: 'C__CATG__CUSTOM_TANK', title, attributes: [attribute] },
  object_types: { const: 'C__OBJTYPE__TANK', title },
  category_rules: { category: 'C__CATG__MODEL', title },
  attribute_rules: { attribute: 'C__CATG__MODEL.serial', required: true },
  object_type_rules: { objectType: 'C__OBJTYPE__SERVER', icon: 'hdd' },
};

/** Every kind of a JSON value; a text of `{"__proto__": …}` has it as a member. */
const values = ['null', 'true', '5', '"x"', '[]', '[null, 5]', '[{"toString": 1}]', '{}', '{"toString": 1}', '{"__proto__": 1}'];

/** Members that no schema names, and those that the database keeps. */
const strange = [
  '__proto__',
  'constructor',
  'toString',
  'removedAttributes',
  'removedChoices',
  'retiredKeys',
  'adopted',
  'name',
  'key',
];

function membersOf(schema: string): readonly string[] {
  const { properties = {} } = (schemas as Readonly<Record<string, { readonly properties?: object }>>)[schema] ?? {};
  return [...new Set([...Object.keys(properties), ...strange])];
}

const withMember = (definition: object, member: string, value: string): Definition =>
  JSON.parse(`${JSON.stringify(definition).slice(0, -1)}, ${JSON.stringify(member)}: ${value}}`);

/** A document with one member of a definition, or of the first of its parts, set to a value. */
interface Case {
  readonly part: SchemaPartName;
  readonly what: string;
  readonly member: string;
  readonly given: Definition;
  readonly value: unknown;
  readonly valueIn: (written: Definition) => unknown;
}

function casesOf(part: SchemaPartName): readonly Case[] {
  const { part: shape, list }: SchemaPart = schemaParts[part];
  const own = membersOf(parts[shape].schema).flatMap(member => values.map(value => caseOf(part, member, value)));
  if (list === undefined) return own;
  const within = membersOf(list === 'attributes' ? 'AttributeDefinition' : 'ChoiceDefinition');
  return [...own, ...within.flatMap(member => values.map(value => caseWithin(part, list, member, value)))];
}

function caseOf(part: SchemaPartName, member: string, value: string): Case {
  const valueIn = (written: Definition) => (Object.hasOwn(written, member) ? written[member] : undefined);
  const given = withMember(sound[part], member, value);
  return { part, what: `${part}.${member} = ${value}`, member, given, value: JSON.parse(value), valueIn };
}

function caseWithin(part: SchemaPartName, list: 'attributes' | 'choices', member: string, value: string): Case {
  const [one] = sound[part][list] as readonly object[];
  const given = { ...sound[part], [list]: [withMember(one ?? {}, member, value)] };
  const valueIn = (written: Definition) => {
    const items = (written[list] as readonly Definition[]).filter(item => Object.hasOwn(item, member));
    return (items.find(item => isDeepStrictEqual(item[member], JSON.parse(value))) ?? items[0])?.[member];
  };
  return { part, what: `${part}.${list}.${member} = ${value}`, member, given, value: JSON.parse(value), valueIn };
}

const documentOf = (part: SchemaPartName, given: Definition): SchemaDocument => ({ [part]: [given] });

function storedOf(part: SchemaPartName): readonly DefinitionRecord[] {
  const { written } = new SchemaPlan([], { schema: documentOf(part, sound[part]), removed: [] }, 1);
  return written.map(({ content }, at) => ({ id: at + 1, ...content }));
}

/** The definition after a document; undefined where it is refused. */
function after(stored: readonly DefinitionRecord[], { part, given }: Case): Definition | undefined {
  const { faults, written } = new SchemaPlan(stored, { schema: documentOf(part, given), removed: [] }, 2);
  if (faults.size > 0) return undefined;
  const records = written.map(({ content }) => ({ id: 1, ...content }));
  const [definition] = definitionsOf(records.length > 0 ? records : stored);
  const isSound = schemaValidator(parts[schemaParts[part].part].schema)(definition?.definition);
  return isSound ? { ...definition?.definition } : undefined;
}

/** Lists that say what they add: an empty one says nothing. */
const additive = ['attributes', 'choices', 'aliases'];

for (const part of Object.keys(sound) as SchemaPartName[])
  test(`every member of ${part} with every kind of value is refused or written`, t => {
    const cases = casesOf(part);
    let refused = 0;
    for (const stored of [[], storedOf(part)])
      for (const each of cases) {
        let definition: Definition | undefined;
        t.notThrows(() => {
          definition = after(stored, each);
        }, each.what);
        if (!definition) refused += 1;
        else if (!(additive.includes(each.member) && isDeepStrictEqual(each.value, [])))
          t.deepEqual(each.valueIn(definition), each.value, each.what);
      }
    t.true(refused > cases.length, 'most are refused');
  });

test('what a document says of parts that cannot be told apart is refused by their places', t => {
  const faultsOf = (schema: SchemaDocument) =>
    Object.keys(Object.fromEntries(new SchemaPlan([], { schema, removed: [] }, 1).faults));
  const { categories: tank, dialogs: medium } = sound;
  t.deepEqual(faultsOf({ categories: [{ ...tank, attributes: [null, 5, { ...attribute, key: 5, aliases: [1] }] }] }), [
    'schema.categories.0.attributes.0',
    'schema.categories.0.attributes.1',
    'schema.categories.0.attributes.2.key',
    'schema.categories.0.attributes.2.aliases.0',
  ]);
  t.deepEqual(
    faultsOf({
      categories: [{ ...tank, attributes: 'x' }],
      dialogs: [
        { ...medium, choices: {} },
        { ...medium, choices: [5] },
      ],
    }),
    ['schema.dialogs.0.choices', 'schema.dialogs.1.choices.0', 'schema.categories.0.attributes'],
  );
  t.deepEqual(faultsOf({ dialogs: [medium, medium] }), ['schema.dialogs.1.name']);
});
