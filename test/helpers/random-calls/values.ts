import type { Attribute } from '../../../src/attributes/attribute-type.js';
import { typeOf } from '../../../src/attributes/attribute-types.js';
import type { SampleTexts } from '../../../src/attributes/definition.js';
import type { Category } from '../../../src/catalog/registry.js';
import { registry } from '../catalogue.js';
import type { Dice } from '../dice.js';
import type { World } from './world.js';

/** The value of every password attribute. */
export const secret = 'a sécret that lasts';

type Draw = (dice: Dice, world: World, attribute: Attribute) => unknown;

/** Percentage of attributes that data has a value for, by what they hold. */
const drawnPercent = { links: 70, others: 20 };

/** Random data for an entry of a category: what is required, some of the rest, and seldom something that is wrong. */
export function randomData(dice: Dice, world: World, { attributes }: Category): Readonly<Record<string, unknown>> {
  const data: Record<string, unknown> = {};
  for (const attribute of attributes) {
    if (attribute.readOnly || !typeOf(attribute).saved || !isDrawn(dice, attribute)) continue;
    const value = randomValue(dice, world, attribute);
    if (value !== undefined) data[attribute.key] = value;
  }
  return data;
}

function isDrawn(dice: Dice, attribute: Attribute): boolean {
  const { holds } = typeOf(attribute);
  if (attribute.required) return true;
  if (attribute.sameAs !== undefined) return dice.happens(2);
  return dice.happens(holds.leadsTo === 'nothing' ? drawnPercent.others : drawnPercent.links);
}

/** A value for an attribute; `undefined` where there is nothing that it could lead to. */
function randomValue(dice: Dice, world: World, attribute: Attribute): unknown {
  if (dice.happens(2)) return dice.one([null, '', -1, 'nonsense', 99_999, []]);
  const { sample, holds } = typeOf(attribute);
  if (!attribute.required && dice.happens(6)) return null;
  if (sample === 'fields') return rows(dice, world, attribute);
  const draw =
    holds.choice !== 'none' ? choice : holds.leadsTo === 'objects' ? object : holds.leadsTo === 'entries' ? entry : plain;
  if (!holds.many) return draw(dice, world, attribute);
  const drawn = Array.from({ length: 1 + dice.below(3) }, () => draw(dice, world, attribute));
  return drawn.filter(each => each !== undefined);
}

function rows(dice: Dice, world: World, { fields = [] }: Attribute): unknown {
  return Array.from({ length: 1 + dice.below(2) }, () =>
    Object.fromEntries(fields.map(field => [field.key, randomValue(dice, world, field)] as const)),
  );
}

const choice: Draw = (dice, world, attribute) => {
  const shipped = registry.dialog(attribute.dialog ?? '')?.choices ?? [];
  const added = world.choices.filter(({ dialog }) => dialog === attribute.dialog);
  const fresh = `${attribute.dialog} ${dice.below(6)}`;
  const isExtendable = typeOf(attribute).holds.choice === 'extendable';
  if (isExtendable && dice.happens(40)) return fresh;
  if (added.length > 0 && dice.happens(50)) return dice.one([dice.one(added).id, dice.one(added).title]);
  if (shipped.length === 0) return isExtendable ? fresh : undefined;
  const { id, const: constant, title } = dice.one(shipped);
  return dice.one([id, constant ?? id, title.en]);
};

const object: Draw = (dice, world, attribute) => {
  const types = registry.permittedTypes(attribute);
  const permitted = world.objects.filter(({ type }) => types?.includes(type) ?? true);
  const normal = permitted.filter(({ status }) => status === 'normal');
  return anyOf(dice, dice.happens(90) ? normal : permitted)?.id;
};

const entry: Draw = (dice, world, { target, extendable }) => {
  if (extendable && dice.happens(40)) return `version ${dice.below(5)}`;
  const category = registry.category(target?.category ?? '');
  const counted = category
    ? [category, ...registry.categories.filter(({ countsAs }) => countsAs?.category === category.const)]
    : [];
  return anyOf(dice, world.entriesOf.get(anyOf(dice, counted)?.storedIn ?? '') ?? [])?.id;
};

/** Values of which one is as good as another, so that it changes from one entry to the next. */
const varied: Readonly<Record<string, Draw>> = {
  integer: numbered,
  number: numbered,
  money: numbered,
  boolean: dice => dice.below(2),
  date: dice => `20${20 + dice.below(10)}-0${1 + dice.below(9)}-${10 + dice.below(18)}`,
  text: text,
};

function plain(dice: Dice, world: World, attribute: Attribute): unknown {
  return (varied[attribute.type] ?? sampled)(dice, world, attribute);
}

function numbered(dice: Dice, _: World, { minimum = 0, maximum = 99 }: Attribute): number {
  return Math.ceil(minimum) + dice.below(Math.min(20, Math.floor(maximum - minimum) + 1));
}

/** Addresses are of one small net, so that they meet. */
const texts: Readonly<Record<string, (dice: Dice) => string>> = {
  ipv4: dice => `192.0.2.${1 + dice.below(250)}`,
  ipv6: dice => `2001:db8::${1 + dice.below(250)}`,
  hostname: dice => `host${dice.below(50)}`,
};

/** Texts of a net, whose attributes have no format of their own. */
const netTexts: Readonly<Record<string, (dice: Dice) => string>> = {
  address: () => '192.0.2.0',
  netmask: () => '255.255.255.0',
  range_from: dice => `192.0.2.${1 + dice.below(9)}`,
  range_to: dice => `192.0.2.${200 + dice.below(50)}`,
};

function text(dice: Dice, world: World, attribute: Attribute): unknown {
  const make = texts[attribute.format ?? ''] ?? netTexts[attribute.key];
  return make ? make(dice) : sampled(dice, world, attribute);
}

function sampled(dice: Dice, _: World, attribute: Attribute): unknown {
  const { sample } = typeOf(attribute);
  return typeof sample === 'function' ? sample(attribute, wording(dice)).given : undefined;
}

function wording(dice: Dice): SampleTexts {
  const some = ({ key }: Attribute): string => `${key} ${dice.below(1000)}`;
  return {
    text: some,
    lines: some,
    link: ({ key }) => `https://example.org/${key}/${dice.below(9)}`,
    secret: () => secret,
  };
}

/** One of a list that may be empty. */
export function anyOf<T>(dice: Dice, list: readonly T[]): T | undefined {
  return list.length > 0 ? dice.one(list) : undefined;
}
