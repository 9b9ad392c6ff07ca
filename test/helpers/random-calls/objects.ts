import { registry } from '../catalogue.js';
import type { Dice } from '../dice.js';
import type { Draw } from './draw.js';
import { randomCategory } from './entries.js';
import { anyOf, randomData } from './values.js';
import type { World } from './world.js';

/** Types that most links lead to, so that there is something to link with. */
const usual = [
  'SERVER',
  'SWITCH',
  'PERSON',
  'PERSON_GROUP',
  'LAYER3_NET',
  'LAYER2_NET',
  'ENCLOSURE',
  'ROOM',
  'CABLE',
  'FILE',
  'APPLICATION',
  'CLUSTER',
  'ORGANIZATION',
  'MAINTENANCE',
].map(name => `C__OBJTYPE__${name}`);

/** Objects beyond which more are purged than made. */
const enough = 150;

/** A type of objects, mostly one of the usual ones. */
export function randomType(dice: Dice): string {
  return dice.happens(80) ? dice.one(usual) : dice.one(registry.objectTypes).const;
}

/** The id of an object in one of these statuses, if there is one; seldom of any, or of one that is not there. */
export function randomObject(dice: Dice, { objects }: World, ...statuses: readonly string[]): number | undefined {
  if (dice.happens(2)) return 99_999;
  const fitting = objects.filter(({ status }) => statuses.length === 0 || statuses.includes(status));
  return anyOf(dice, dice.happens(95) ? fitting : objects)?.id;
}

function isFull({ objects }: World): boolean {
  return objects.length > enough;
}

/** Objects that can be purged, mostly. */
function spared(dice: Dice, world: World): World {
  return dice.happens(95) ? { ...world, objects: world.objects.filter(({ isLasting }) => !isLasting) } : world;
}

const about =
  (name: string, ...statuses: readonly string[]): Draw =>
  (dice, world) => {
    const id = randomObject(dice, world, ...statuses);
    return id === undefined ? undefined : { [name]: id };
  };

/** Methods that write objects. */
export const objectCalls = {
  'cmdb.logbook.create': message,
  'cmdb.object.archive': about('object', 'normal', 'deleted'),
  'cmdb.object.create': created,
  'kataster.object.merge': (dice, world) => {
    const merged = about('object', 'normal', 'archived')(dice, spared(dice, world));
    const into = randomObject(dice, world, 'normal');
    return merged === undefined || into === undefined ? undefined : { ...merged, into };
  },
  'cmdb.object.delete': (dice, world) => {
    const status = dice.one(['ARCHIVED', 'DELETED', isFull(world) ? 'PURGE' : 'DELETED']);
    return { ...about('id', 'normal', 'archived', 'deleted')(dice, world), status: `C__RECORD_STATUS__${status}` };
  },
  'cmdb.object.markAsMassChangeTemplate': about('object', 'normal', 'template'),
  'cmdb.object.markAsTemplate': about('object', 'normal', 'massChangeTemplate'),
  'cmdb.object.purge': (dice, world) => about('object', 'deleted')(dice, spared(dice, world)),
  'cmdb.external.link.v2': (dice, world) => ({
    ...{ extType: dice.one(['scanner', 'sheet']), extId: `host ${dice.below(8)}` },
    objectId: randomObject(dice, world) ?? 1,
  }),
  'cmdb.external.push.v2': dice => ({
    ...{ extType: dice.one(['scanner', 'sheet']), extId: `host ${dice.below(8)}`, title: `host ${dice.below(3)}` },
    ...{ class: 'C__OBJTYPE__SERVER' },
    data: {
      C__CATG__MODEL: { serial: dice.one(['S1', 'S2', 5]) },
      C__CATG__SHARES: {
        [dice.one(['create', 'update', 'overwrite'])]: { [dice.one(['a', 'b'])]: { title: dice.one(['x', 'y']) } },
      },
    },
  }),
  'kataster.imports.save': dice => ({
    source: dice.one(['netbox:one', 'netbox:two']),
    rows: [0, 1, 2].slice(dice.below(3)).map(at => ({
      name: `device:${at + dice.below(2) * 3}`,
      object: dice.happens(80) ? { type: 'C__OBJTYPE__SERVER', data: { title: `device ${dice.below(3)}` } } : null,
      entries: [
        { part: 'model', category: 'C__CATG__MODEL', data: { serial: dice.one(['S1', 'S2', 5]) } },
        { part: 'share', category: 'C__CATG__SHARES', data: { title: dice.one(['x', 'y']) }, withdrawn: dice.happens(20) },
      ],
    })),
  }),
  'console.system.objectcleanup': dice => ({ options: { objectStatus: dice.one([3, 4, 'C__RECORD_STATUS__DELETED']) } }),
  'cmdb.object.quickpurge': (dice, world) => {
    const ids = Array.from({ length: isFull(world) ? 8 : 1 }, () => randomObject(dice, spared(dice, world)));
    return dice.happens(50) ? { id: ids[0] } : { ids: ids.filter(id => id !== undefined) };
  },
  'cmdb.object.recycle': about('object', 'archived', 'deleted', 'template', 'massChangeTemplate'),
  'cmdb.object.update': (dice, world) => ({ ...about('id')(dice, world), title: `renamed ${dice.below(100)}` }),
  'kataster.object_type.update': (dice, world) => ({
    type: dice.happens(50) ? dice.one(usual.slice(0, 2)) : randomType(dice),
    default_template: dice.happens(30) ? null : (randomObject(dice, world, 'template') ?? null),
  }),
} satisfies Readonly<Record<string, Draw>>;

function created(dice: Dice, world: World): object {
  const status = dice.happens(20) ? { status: dice.one([2, 3, 4, 6, 7, 'C__RECORD_STATUS__TEMPLATE']) } : {};
  const template = dice.happens(25) ? { template: randomObject(dice, world, 'template') } : {};
  const others = {
    purpose: `purpose ${dice.below(9)}`,
    category: dice.one([1, 'Demo', `category ${dice.below(5)}`]),
    cmdb_status: dice.one([6, 'C__CMDB_STATUS__PLANNED', ...cmdbStatuses(world)]),
    description: `described ${dice.below(100)}`,
    sysid: `S-${dice.below(2000)}`,
    defaultTemplate: dice.below(2),
  };
  const some = Object.entries(others).filter(() => dice.happens(20));
  const categories = dice.happens(50) ? { categories: entries(dice, world) } : {};
  const title = `${dice.one(['web', 'db', 'rack', 'Ada'])}${dice.below(100)}`;
  return { type: randomType(dice), title, ...status, ...template, ...Object.fromEntries(some), ...categories };
}

function entries(dice: Dice, world: World): object {
  const drawn = Array.from({ length: 1 + dice.below(3) }, () => randomCategory(dice));
  const data = (category: (typeof drawn)[number]) => {
    const one = randomData(dice, world, category);
    return category.multiValue && dice.happens(30) ? [one, randomData(dice, world, category)] : one;
  };
  return Object.fromEntries(drawn.map(category => [category.const, data(category)]));
}

function cmdbStatuses({ choices }: World): readonly string[] {
  return choices.flatMap(({ dialog, constant }) => (dialog === 'cmdb_status' && constant !== null ? [constant] : []));
}

function message(dice: Dice, world: World): object | undefined {
  const objects = Array.from({ length: 1 + dice.below(3) }, () => randomObject(dice, world)).filter(id => id !== undefined);
  return objects.length === 0
    ? undefined
    : { object_ids: objects, message: `message ${dice.below(1000)}`, alert_level: 1 + dice.below(4) };
}
