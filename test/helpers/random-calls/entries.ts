import { isLink } from '../../../src/attributes/attribute-types.js';
import type { Category } from '../../../src/catalog/registry.js';
import { inverseViewOf } from '../../../src/domain/models/inverse-view.js';
import { registry } from '../catalogue.js';
import type { Dice } from '../dice.js';
import type { Draw } from './draw.js';
import { anyOf, randomData } from './values.js';
import type { KnownEntry, World } from './world.js';

const editable = registry.categories.filter(({ mode, hasAttributes }) => mode !== 'view' && mode !== 'folder' && hasAttributes);

/** Categories with rules beyond their attributes: links, marks of the primary entry, pictures, nets, titles, places. */
const ruled = editable.filter(
  ({ attributes, reverses, countsAs, objectTitle, picture, net }) =>
    reverses ||
    countsAs ||
    objectTitle ||
    picture ||
    net ||
    attributes.some(
      each => each.exclusive || each.mutual || each.mirrors || each.acyclic || each.relation || each.automatic || isLink(each),
    ),
);

/** Categories that most links lead to, or that several rules are about. */
const usual = [
  'C__CATG__CONNECTOR',
  'C__CATG__CONTACT',
  'C__CATG__GLOBAL',
  'C__CATG__IMAGE',
  'C__CATG__IP',
  'C__CATG__LOCATION',
  'C__CATG__MODEL',
  'C__CATG__NETWORK_PORT',
  'C__CATS__NET',
  'C__CATS__PERSON_ASSIGNED_GROUPS',
  'C__CATS__PERSON_GROUP_MEMBERS',
].flatMap(constant => registry.category(constant) ?? []);

/** A category that can be written. */
export function randomCategory(dice: Dice): Category {
  return dice.one(dice.happens(50) ? usual : dice.happens(60) ? ruled : editable);
}

/** An entry in one of these statuses, as one side of its link or its own category shows it. */
function randomEntry(dice: Dice, world: World, ...statuses: readonly string[]): KnownEntry | undefined {
  const entries = dice.happens(60) ? ofUsual(dice, world) : world.entries;
  const fitting = entries.filter(({ status }) => statuses.length === 0 || statuses.includes(status));
  return anyOf(dice, dice.happens(95) ? fitting : entries);
}

function ofUsual(dice: Dice, { entriesOf }: World): readonly KnownEntry[] {
  return entriesOf.get(dice.one(usual).storedIn) ?? [];
}

const step =
  (owner: string, entry: string, ...statuses: readonly string[]): Draw =>
  (dice, world) => {
    const drawn = randomEntry(dice, world, ...statuses);
    const isSingle = drawn !== undefined && registry.category(drawn.category)?.multiValue === false;
    if (isSingle && statuses.length > 0 && dice.happens(90)) return undefined;
    return drawn && { [owner]: drawn.object, category: drawn.category, [entry]: drawn.id };
  };

/** Parameters that save an entry: a new one, or one that is there. */
const saved =
  (owner: string, isNew: (dice: Dice) => boolean, inData = false): Draw =>
  (dice, world) => {
    const known = isNew(dice) ? undefined : randomEntry(dice, world, 'normal', 'archived');
    const category = known ? registry.category(known.category) : randomCategory(dice);
    const object = known?.object ?? objectFor(dice, world, category);
    if (!category || object === undefined) return undefined;
    const data = randomData(dice, world, category);
    const address = { [owner]: object, category: category.const };
    if (!known) return { ...address, data };
    return inData ? { ...address, data: { category_id: known.id, ...data } } : { ...address, data, entry: known.id };
  };

/** An object that has the category, where one has it. */
function objectFor(dice: Dice, { objects }: World, category: Category | undefined): number | undefined {
  const view = category && inverseViewOf(registry, category);
  const types = view ? registry.permittedTypes(view.link) : category && typesWith(category);
  const fitting = objects.filter(({ type, status }) => status === 'normal' && (!types || types.includes(type)));
  return (anyOf(dice, fitting) ?? anyOf(dice, objects))?.id;
}

function typesWith({ const: constant, kind }: Category): readonly string[] | undefined {
  if (kind !== 'specific') return undefined;
  return registry.objectTypes.filter(({ categories }) => categories.includes(constant)).map(type => type.const);
}

const mostly = (dice: Dice): boolean => dice.happens(60);

/** Methods that write entries. */
export const entryCalls = {
  'cmdb.category.archive': step('object', 'entry', 'normal'),
  'cmdb.category.create': saved('objID', () => true),
  'cmdb.category.delete': (dice, world) => step('objID', dice.one(['cateID', 'entry']), 'normal', 'archived')(dice, world),
  'cmdb.category.purge': step('object', 'entry'),
  'cmdb.category.quickpurge': step('objID', 'cateID'),
  'cmdb.category.recycle': step('object', 'entry', 'archived', 'deleted'),
  'cmdb.category.save': saved('object', mostly),
  'cmdb.category.update': saved('objID', () => false, true),
} satisfies Readonly<Record<string, Draw>>;
