import { document, registry } from '../catalogue.js';
import type { Dice } from '../dice.js';
import { Members } from './json.js';
import { nasty, texts } from './nasty-values.js';
import { type Address, randomCategory } from './world.js';

export interface Schema {
  readonly $ref?: string;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly items?: Schema;
}

/** Values a schema permits; ids are mostly those of what is there. */
export function permitted(dice: Dice, schema: Schema, at: Address): unknown {
  const name = schema.$ref?.split('/').at(-1) ?? '';
  const make = makers[name];
  if (make) return make(dice, at);
  if (name) return permitted(dice, document.components.schemas[name], at);
  if (schema.enum) return dice.one(schema.enum);
  const [first] = schema.allOf ?? [];
  if (first) return permitted(dice, first, at);
  if (schema.anyOf) return permitted(dice, dice.one(schema.anyOf), at);
  const { items, properties } = schema;
  if (items) return Array.from({ length: 1 + dice.below(3) }, () => permitted(dice, items, at));
  if (properties) {
    const chosen = Object.entries(properties).filter(() => dice.happens(40));
    return new Members(chosen.map(([key, each]) => [key, permitted(dice, each, at)]));
  }
  if (schema.type === 'boolean') return dice.happens(50);
  return schema.type === 'integer' ? 1 + dice.below(20) : schema.type === 'string' ? `text ${dice.below(20)}` : null;
}

const makers: Readonly<Record<string, (dice: Dice, at: Address) => unknown>> = {
  ObjectId: (dice, { object }) => dice.one([object, String(object)]),
  EntryId: (dice, { entry }) => dice.one([entry, String(entry)]),
  CategoryConstant: (_, { category }) => category,
  ObjectTypeReference: dice => dice.one(['C__OBJTYPE__SERVER', 'C__OBJTYPE__PERSON', 'C__OBJTYPE__FILE', 5]),
  CmdbStatusReference: dice => dice.one(['C__CMDB_STATUS__PLANNED', 6]),
  Sysid: dice => `S${dice.below(1000)}`,
  TimeZoneName: () => 'Asia/Kathmandu',
  Title: dice => dice.one(['web1', dice.one(texts)]),
  EntryData: (dice, { category }) => data(dice, category),
  EntriesByCategory: dice =>
    new Members([0, 1].map(() => randomCategory(dice)).map(each => [each, dice.one([data(dice, each), [data(dice, each)]])])),
};

/** Some attributes of a category, each with a value that its type takes, or with any other. */
function data(dice: Dice, category: string): Members {
  const attributes = registry.category(category)?.attributes ?? [];
  const chosen = Array.from({ length: dice.below(5) }, () => dice.one(attributes)).filter(each => each !== undefined);
  return new Members(chosen.map(({ key, type }) => [key, dice.happens(80) ? valueFor(dice, type) : dice.one(nasty)]));
}

function valueFor(dice: Dice, type: string): unknown {
  const listed = [[1, 2], [String(1 + dice.below(9))], [`new ${dice.below(5)}`]];
  const byType: Readonly<Record<string, readonly unknown[]>> = {
    integer: [1, '2'],
    number: [1.5, '2.25'],
    money: ['12.50', 3],
    date: ['2026-02-28'],
    datetime: ['2026-02-28 12:00:00'],
    time: ['08:30'],
    timespan: ['08:00-17:30'],
    boolean: [1, 'no'],
    dialog: [1, -1, 'C__NOTHING'],
    dialog_plus: [1, `new ${dice.below(5)}`],
    multiselect: listed,
    object: [1, 2, [1]],
    objects: listed,
    entry: [1, '2'],
    entries: listed,
    upload: ['aGVsbG8='],
    file: [1],
    rows: [[new Members([['hostname', 'x']])], [new Members([['nothing', 1]])]],
  };
  return dice.one(byType[type] ?? ['text', dice.one(texts)]);
}
