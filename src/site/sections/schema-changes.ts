import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Titles } from '../../../generated/types.js';
import { type RuleOfChange, ruleOf, type rulesOfChange } from '../../domain/schema/rules-of-change.js';

type Part = keyof typeof rulesOfChange;

/** A kind of change of one property, with a pair of values that is an instance of it. */
export interface KindOfChange {
  readonly title: Titles;
  readonly from?: unknown;
  readonly to?: unknown;
}

const kindsOfChange = {
  yesOrNo: [
    { title: { en: 'to yes', de: 'auf ja' }, from: false, to: true },
    { title: { en: 'to no', de: 'auf nein' }, from: true, to: false },
  ],
  number: [
    { title: { en: 'set', de: 'gesetzt' }, to: 1 },
    { title: { en: 'raised', de: 'erhöht' }, from: 1, to: 2 },
    { title: { en: 'lowered', de: 'gesenkt' }, from: 2, to: 1 },
    { title: { en: 'taken away', de: 'weggenommen' }, from: 1 },
  ],
  other: [
    { title: { en: 'set', de: 'gesetzt' }, to: 'one' },
    { title: { en: 'another one', de: 'ein anderer Wert' }, from: 'one', to: 'other' },
    { title: { en: 'taken away', de: 'weggenommen' }, from: 'one' },
  ],
} as const satisfies Readonly<Record<string, readonly KindOfChange[]>>;

/** Kinds of change of properties that have others. */
const ofProperties: Readonly<Record<string, readonly KindOfChange[]>> = {
  type: [
    {
      title: {
        en: 'between texts, numbers, dates, times, yes or no, and choices',
        de: 'zwischen Texten, Zahlen, Tagen, Zeiten, Ja oder Nein und Auswahlen',
      },
      from: 'text',
      to: 'integer',
    },
    { title: { en: 'to or from any other', de: 'in oder aus etwas anderem' }, from: 'text', to: 'object' },
  ],
  dialog: [{ title: { en: 'another list', de: 'eine andere Liste' }, from: 'one', to: 'other' }],
  target: [
    {
      title: { en: 'more object types, or any', de: 'mehr Objekttypen, oder alle' },
      from: { objectTypes: ['one'] },
      to: { objectTypes: ['one', 'other'] },
    },
    { title: { en: 'fewer, or others', de: 'weniger, oder andere' }, from: {}, to: { objectTypes: ['one'] } },
    {
      title: { en: 'entries of another category', de: 'Einträge einer anderen Kategorie' },
      from: { category: 'one' },
      to: { category: 'other' },
    },
  ],
  fields: [
    {
      title: { en: 'one more column', de: 'eine weitere Spalte' },
      from: [{ key: 'one' }],
      to: [{ key: 'one' }, { key: 'other' }],
    },
    { title: { en: 'fewer, or others', de: 'weniger, oder andere' }, from: [{ key: 'one' }], to: [{ key: 'other' }] },
  ],
};

/** A property with the kinds of its changes, by the rule of each. */
export interface PropertyChanges {
  readonly property: string;
  readonly rules: Readonly<Record<RuleOfChange, readonly KindOfChange[]>>;
  /** Kinds of change that it has. */
  readonly kinds: number;
}

/** Properties of a part whose rules say more than never, and the names of the others, which keep what they say. */
export interface PartChanges {
  readonly part: Part;
  readonly properties: readonly PropertyChanges[];
  readonly fixed: readonly string[];
}

/** Places of the shapes of definitions, by part. */
const shapes = {
  categories: ['category', 'CategoryDefinition'],
  attributes: ['category', 'AttributeDefinition'],
  object_types: ['object-type', 'ObjectTypeDefinition'],
  relation_types: ['relation-types', 'RelationTypeDefinition'],
  dialogs: ['dialog', 'DialogDefinition'],
  choices: ['dialog', 'ChoiceDefinition'],
  object_type_groups: ['object-type-groups', 'ObjectTypeGroupDefinition'],
  category_rules: ['category-rules', 'CategoryRule'],
  attribute_rules: ['attribute-rules', 'AttributeRule'],
  object_type_rules: ['object-type-rules', 'ObjectTypeRule'],
} as const satisfies Readonly<Record<Part, readonly [file: string, shape: string]>>;

/** Members that are no property: names, numbers, and definitions within. */
const others: readonly string[] = ['$schema', 'name', 'category', 'attribute', 'objectType', 'id', 'attributes', 'choices'];

/** Changes of every property of a schema, by the rules that applying one follows. */
export function changesOfSchema(): readonly PartChanges[] {
  return (Object.keys(shapes) as Part[]).map(part => {
    const members = Object.entries(membersOf(part)).filter(([member]) => !others.includes(member));
    const all = members.map(([property, { type }]) => changesOf(part, property, type));
    return {
      part,
      properties: all.filter(each => each.rules.never.length < each.kinds),
      fixed: all.filter(each => each.rules.never.length === each.kinds).map(({ property }) => property),
    };
  });
}

function changesOf(part: Part, property: string, type: unknown): PropertyChanges {
  const kinds: readonly KindOfChange[] = (part === 'attributes' && ofProperties[property]) || kindsOfChange[shapeOf(type)];
  const by = (rule: RuleOfChange) => kinds.filter(({ from, to }) => ruleOf(part, property, from, to) === rule);
  return {
    property,
    kinds: kinds.length,
    rules: { always: by('always'), checked: by('checked'), loss: by('loss'), never: by('never') },
  };
}

function shapeOf(type: unknown): keyof typeof kindsOfChange {
  if (type === 'boolean') return 'yesOrNo';
  return type === 'integer' || type === 'number' ? 'number' : 'other';
}

interface Shape {
  readonly properties: Readonly<Record<string, { readonly type?: unknown }>>;
}

function membersOf(part: Part): Shape['properties'] {
  const [file, shape] = shapes[part];
  const text = readFileSync(join('src', 'catalog', 'schemas', `${file}.json`), 'utf8');
  const { definitions } = JSON.parse(text) as { readonly definitions: Readonly<Record<string, Shape>> };
  return definitions[shape]?.properties ?? {};
}
