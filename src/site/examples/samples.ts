import type { ChoiceDefinition } from '../../../generated/types.js';
import type { Attribute } from '../../attributes/attribute-type.js';
import { formatNamed } from '../../attributes/formats.js';
import type { Registry } from '../../catalog/registry.js';
import { type Caller, resultOf } from './execution.js';
import type { Wording } from './wording.js';

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
  text: (attribute, { wording }) =>
    same(formatNamed(attribute.format)?.example ?? wording.text(attribute).slice(0, attribute.maxLength ?? 255)),
  textarea: (attribute, { wording }) => same(wording.lines(attribute)),
  link: (attribute, { wording }) => same(formatNamed(attribute.format)?.example ?? wording.link(attribute)),
  password: (attribute, { wording }) => {
    const given = wording.secret(attribute);
    return { given, reads: attribute.hashed ? '' : given };
  },
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
  multiselect: (attribute, { wording }) => {
    const given = wording.choices(attribute, 2);
    return { given, reads: given.map(ownChoice) };
  },
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
  if (type === 'dialog' && targets.registry.dialog(dialog)?.choices.length === 0) return undefined;
  return makers[type]?.(attribute, targets);
}

/** Makes what links lead to. */
export class Targets {
  readonly registry: Registry;
  readonly wording: Wording;
  readonly #call: Caller;

  constructor(call: Caller, registry: Registry, wording: Wording) {
    this.#call = call;
    this.registry = registry;
    this.wording = wording;
  }

  /** Makes an object of a type the attribute permits. */
  async object(attribute: Attribute): Promise<Sample> {
    const [constant = 'C__OBJTYPE__SERVER'] = this.registry.permittedTypes(attribute) ?? [];
    const title = this.wording.target(attribute);
    const { id } = await resultOf<{ id: string | number }>(this.#call('cmdb.object.create', { type: constant, title }));
    const type = this.registry.objectType(constant);
    return { given: Number(id), reads: { id: String(id), title, type: constant, type_title: type?.title.en } };
  }

  /** Makes an entry of the category the attribute leads to, on an object of its own. */
  async entry(attribute: Attribute): Promise<Sample> {
    const category = this.registry.category(attribute.target?.category ?? '');
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

/** Values for these attributes, by key; one for a link, whatever other names it has. */
export async function dataFor(attributes: readonly Attribute[], targets: Targets): Promise<ReadonlyMap<string, Sample>> {
  const samples = new Map<string, Sample>();
  for (const attribute of attributes.filter(({ sameAs }) => sameAs === undefined)) {
    const sample = await sampleFor(attribute, targets);
    if (sample) samples.set(attribute.key, sample);
  }
  return samples;
}

/** The saved values of samples. */
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

/** A shipped choice; a new one where none is shipped. */
function choice(attribute: Attribute, { registry, wording }: Targets): Sample {
  const choices = registry.dialog(attribute.dialog ?? '')?.choices ?? [];
  const shipped = wording.choose(attribute, choices);
  if (shipped) return { given: wording.chosen(shipped, choices), reads: shownChoice(shipped) };
  const [given = ''] = wording.choices(attribute, 1);
  return { given, reads: ownChoice(given) };
}

function shownChoice({ id, title, const: constant }: ChoiceDefinition): object {
  return { id: String(id), title: title.en, const: constant, title_lang: title.en };
}

function ownChoice(title: string): object {
  return { id: own, title, const: null, title_lang: title };
}
