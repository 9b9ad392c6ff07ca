import type { ChoiceDefinition } from '../../../generated/types.js';
import type { Attribute } from '../../attributes/attribute-type.js';
import { leadsToObjects, typeOf } from '../../attributes/attribute-types.js';
import type { Sample } from '../../attributes/definition.js';
import type { Registry } from '../../catalog/registry.js';
import { type Caller, resultOf } from './execution.js';
import type { Wording } from './wording.js';

export type { Sample } from '../../attributes/definition.js';

const none: ReadonlyMap<string, Sample> = new Map();
const own = /^[0-9]{5,}$/;

/** A value for an attribute, its targets created, on `owner` where that is said; `undefined` where there is none to be had. */
export async function sampleFor(attribute: Attribute, targets: Targets, owner?: number): Promise<Sample | undefined> {
  const { sample, holds } = typeOf(attribute);
  if (attribute.readOnly || sample === 'none') return undefined;
  if (sample === 'fields') return rowOf(attribute, targets);
  if (sample !== 'referred') return sample(attribute, targets.wording);
  if (attribute.type === 'relations') return two(() => targets.relation());
  if (holds.choice !== 'none') return holds.many ? ownChoices(attribute, targets) : choice(attribute, targets);
  const linked = () => (holds.leadsTo === 'entries' ? targets.entry(attribute, owner) : targets.object(attribute));
  return holds.many ? two(linked) : linked();
}

async function rowOf({ fields = [] }: Attribute, targets: Targets): Promise<Sample> {
  const samples: [key: string, sample: Sample | undefined][] = [];
  for (const field of fields) samples.push([field.key, await sampleFor(field, targets)]);
  const row = (side: keyof Sample) => Object.fromEntries(samples.map(([key, sample]) => [key, sample?.[side]]));
  return { given: [row('given')], reads: [row('reads')] };
}

/** Makes what links lead to; those that lead to entries of the same object lead to entries of `owner`. */
export class Targets {
  readonly registry: Registry;
  readonly wording: Wording;
  readonly #call: Caller;
  readonly #owner: number | undefined;

  constructor(call: Caller, registry: Registry, wording: Wording, owner?: number) {
    this.#call = call;
    this.registry = registry;
    this.wording = wording;
    this.#owner = owner;
  }

  /** Makes an object of a type the attribute permits. */
  async object(attribute: Attribute): Promise<Sample> {
    const [constant = 'C__OBJTYPE__SERVER'] = this.registry.permittedTypes(attribute) ?? [];
    const title = this.wording.target(attribute);
    const { id } = await resultOf<{ id: string | number }>(this.#call('cmdb.object.create', { type: constant, title }));
    const type = this.registry.objectType(constant);
    return { given: Number(id), reads: { id: String(id), title, type: constant, type_title: type?.title.en } };
  }

  /** Makes two objects that a relation connects. */
  async relation(): Promise<Sample> {
    const [one, other] = [
      await this.object({ key: 'object1', type: 'object' }),
      await this.object({ key: 'object2', type: 'object' }),
    ];
    const data = { object1: one.given, object2: other.given, relation_type: 'C__RELATION_TYPE__DEFAULT', weighting: 5 };
    await resultOf(this.#call('cmdb.category.save', { object: one.given, category: 'C__CATG__RELATION', data }));
    const told = await resultOf<object>(this.#call('cmdb.objects_by_relation.read', { id: one.given }));
    const [id = ''] = Object.keys(told);
    return { given: Number(id), reads: { id, object1: one.reads, object2: other.reads } };
  }

  /** Makes an entry of the category the attribute leads to: on the object that it has to be of, or on one of its own. */
  async entry(attribute: Attribute, owner?: number): Promise<Sample> {
    const category = this.registry.category(attribute.target?.category ?? '');
    if (!category) throw new Error(`The catalogue does not say where ${attribute.key} leads to.`);
    const object = owner ?? (await this.#ownerOf(attribute));
    const data = await dataFor(
      category.attributes.filter(({ required, key }) => required || category.namedBy.includes(key)),
      new Targets(this.#call, this.registry, this.wording, object),
    );
    // Outside of every net: several samples have one address, and a net would refuse the second.
    const apart = category.attributes.some(({ key }) => key === 'net') ? { net: null } : {};
    const given = { ...savedValues(data), ...apart };
    const { entry } = await resultOf(this.#call('cmdb.category.save', { object, category: category.const, data: given }));
    return { given: entry, reads: { id: String(entry), type: category.storedIn } };
  }

  async #ownerOf({ target }: Attribute): Promise<number> {
    if (target?.sameObject && this.#owner !== undefined) return this.#owner;
    return Number((await this.object({ key: 'owner', type: 'object' })).given);
  }
}

/** Values for these attributes, by key, beside those that are there; one for a link, whatever other names it has. */
export async function dataFor(
  attributes: readonly Attribute[],
  targets: Targets,
  beside: ReadonlyMap<string, Sample> = none,
): Promise<ReadonlyMap<string, Sample>> {
  const samples = new Map(beside);
  const own = attributes.filter(({ sameAs, key }) => sameAs === undefined && !beside.has(key));
  for (const attribute of [...own.filter(isFree), ...own.filter(each => !isFree(each))]) {
    const sample = await sampleFor(attribute, targets, ownerNamed(attribute, attributes, samples));
    if (sample) samples.set(attribute.key, sample);
  }
  return new Map(
    attributes.flatMap(({ key }) => {
      const sample = samples.get(key);
      return sample ? [[key, sample] as const] : [];
    }),
  );
}

function isFree({ dependsOn }: Attribute): boolean {
  return dependsOn === undefined;
}

/** The object that another attribute leads to, where that says whose entries this one leads to. */
function ownerNamed(
  { dependsOn }: Attribute,
  attributes: readonly Attribute[],
  samples: ReadonlyMap<string, Sample>,
): number | undefined {
  const owning = attributes.find(({ key }) => key === dependsOn);
  const given = owning && leadsToObjects(owning) ? samples.get(owning.key)?.given : undefined;
  return typeof given === 'number' ? given : undefined;
}

/** The saved values of samples. */
export function savedValues(samples: ReadonlyMap<string, Sample>): Readonly<Record<string, unknown>> {
  return Object.fromEntries([...samples].map(([key, { given }]) => [key, given]));
}

/** Two samples, made one after the other: side by side their calls, and with them their ids, would come in another order each time. */
async function two(make: () => Promise<Sample>): Promise<Sample> {
  const samples = [await make(), await make()];
  return { given: samples.map(({ given }) => given), reads: samples.map(({ reads }) => reads) };
}

/** A shipped choice; a new one where none is shipped and users may add to the list. */
function choice(attribute: Attribute, { registry, wording }: Targets): Sample | undefined {
  const choices = registry.dialog(attribute.dialog ?? '')?.choices ?? [];
  const shipped = wording.choose(attribute, choices);
  if (shipped) return { given: wording.chosen(shipped, choices), reads: presentChoice(shipped) };
  if (choices.length === 0 && typeOf(attribute).holds.choice === 'fixed') return undefined;
  const [given = ''] = wording.choices(attribute, 1);
  return { given, reads: ownChoice(given) };
}

function ownChoices(attribute: Attribute, { wording }: Targets): Sample {
  const given = wording.choices(attribute, 2);
  return { given, reads: given.map(ownChoice) };
}

function presentChoice({ id, title, const: constant }: ChoiceDefinition): object {
  return { id: String(id), title: title.en, const: constant, title_lang: title.en };
}

function ownChoice(title: string): object {
  return { id: own, title, const: null, title_lang: title };
}
