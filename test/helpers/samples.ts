import type { ChoiceDefinition } from '../../generated/types.js';
import type { Attribute } from '../../src/domain/attributes/attribute-type.js';
import { type Caller, resultOf } from './rpc.js';
import { registry } from './service.js';

/** A value to write, and what it reads as. */
export interface Sample {
  readonly given: unknown;
  readonly reads: unknown;
}

type SampleMaker = (attribute: Attribute, targets: Targets) => Sample | Promise<Sample>;

const pixel = 'iVBORw0KGgo=';
const own = /^[0-9]{5,}$/;

/** A value for each attribute type. */
const makers: Readonly<Record<string, SampleMaker>> = {
  text: ({ key, format, maxLength = 255 }) => same(format === 'mac' ? '00:1b:63:84:45:e6' : `${key} ä`.slice(0, maxLength)),
  textarea: ({ key }) => same(`${key}\n<b>second</b> line`),
  link: ({ key }) => same(`https://example.org/${key}`),
  password: ({ key }) => same(`${key} secret`),
  integer: ({ unit }) => ({ given: 7, reads: unit ? { title: 7 } : '7' }),
  number: ({ unit }) => ({ given: 2.5, reads: unit ? { title: 2.5 } : '2.5' }),
  money: () => ({ given: 12.5, reads: '12.50' }),
  date: () => same('2026-02-28'),
  datetime: () => same('2026-02-28 13:45:00'),
  time: () => same('08:30'),
  timespan: () => same('08:00-17:30'),
  boolean: () => ({ given: true, reads: { value: '1', title: 'Yes' } }),
  dialog: choice,
  dialog_plus: choice,
  multiselect: ({ key }) => ({ given: [`${key} b`, `${key} a`], reads: [ownChoice(`${key} b`), ownChoice(`${key} a`)] }),
  object: (attribute, targets) => one(targets.object(attribute)),
  file: (attribute, targets) => one(targets.object(attribute)),
  objects: (attribute, targets) => several(targets.object(attribute), targets.object(attribute)),
  entry: (attribute, targets) => one(targets.entry(attribute)),
  entries: (attribute, targets) => several(targets.entry(attribute), targets.entry(attribute)),
  upload: ({ showContent }) => ({
    given: pixel,
    reads: { size: 8, type: 'image/png', ...(showContent ? { content: pixel } : {}) },
  }),
  rows: async ({ fields = [] }, targets) => {
    const samples = await Promise.all(fields.map(async field => [field.key, await sampleFor(field, targets)] as const));
    const row = (side: keyof Sample) => Object.fromEntries(samples.map(([key, sample]) => [key, sample?.[side]]));
    return { given: [row('given')], reads: [row('reads')] };
  },
};

/** A value for an attribute, its targets created; `undefined` where there is none to be had. */
export async function sampleFor(attribute: Attribute, targets: Targets): Promise<Sample | undefined> {
  const { type, readOnly, dialog = '' } = attribute;
  if (readOnly || type === 'computed') return undefined;
  if (type === 'dialog' && registry.dialog(dialog)?.choices.length === 0) return undefined;
  return makers[type]?.(attribute, targets);
}

/** Makes what links lead to. */
export class Targets {
  readonly #call: Caller;

  constructor(call: Caller) {
    this.#call = call;
  }

  /** Makes an object of a type the attribute permits. */
  async object(attribute: Attribute): Promise<Sample> {
    const [constant = 'C__OBJTYPE__SERVER'] = registry.permittedTypes(attribute) ?? [];
    const title = `target of ${attribute.key}`;
    const { id } = await resultOf<{ id: string | number }>(this.#call('cmdb.object.create', { type: constant, title }));
    const type = registry.objectType(constant);
    return { given: Number(id), reads: { id: String(id), title, type: constant, type_title: type?.title.en } };
  }

  /** Makes an entry of the category the attribute leads to, on an object of its own. */
  async entry(attribute: Attribute): Promise<Sample> {
    const category = registry.category(attribute.target?.category ?? '');
    if (!category) throw new Error(`The catalogue does not say where ${attribute.key} leads to.`);
    const data = await dataFor(
      category.attributes.filter(({ required, key }) => required || category.namedBy.includes(key)),
      this,
    );
    const { given: object } = await this.object({ key: 'owner', type: 'object' });
    const { entry } = await resultOf(this.#call('cmdb.category.save', { object, category: category.const, data: givenIn(data) }));
    return { given: entry, reads: { id: String(entry), type: category.storedIn } };
  }
}

/** Values for these attributes, by key. */
export async function dataFor(attributes: readonly Attribute[], targets: Targets): Promise<ReadonlyMap<string, Sample>> {
  const samples = new Map<string, Sample>();
  for (const attribute of attributes) {
    const sample = await sampleFor(attribute, targets);
    if (sample) samples.set(attribute.key, sample);
  }
  return samples;
}

/** What is written of samples. */
export function givenIn(samples: ReadonlyMap<string, Sample>): Readonly<Record<string, unknown>> {
  return Object.fromEntries([...samples].map(([key, { given }]) => [key, given]));
}

function same(value: unknown): Sample {
  return { given: value, reads: value };
}

async function one(target: Promise<Sample>): Promise<Sample> {
  return target;
}

async function several(...targets: Promise<Sample>[]): Promise<Sample> {
  const samples = await Promise.all(targets);
  return { given: samples.map(({ given }) => given), reads: samples.map(({ reads }) => reads) };
}

/** The last shipped choice by its id; a new one where none is shipped. */
function choice({ key, dialog = '' }: Attribute): Sample {
  const shipped = registry.dialog(dialog)?.choices.at(-1);
  return shipped
    ? { given: shipped.id, reads: shownChoice(shipped) }
    : { given: `${key} choice`, reads: ownChoice(`${key} choice`) };
}

function shownChoice({ id, title, const: constant }: ChoiceDefinition): object {
  return { id: String(id), title: title.en, const: constant, title_lang: title.en };
}

function ownChoice(title: string): object {
  return { id: own, title, const: null, title_lang: title };
}
