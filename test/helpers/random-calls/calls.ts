import type { MethodName, methods } from '../../../generated/methods.js';
import type { Dice } from '../dice.js';
import { type DialectName, dialectNames } from '../service.js';
import { accessCalls } from './access.js';
import { dialogCalls } from './dialogs.js';
import type { Draw } from './draw.js';
import { entryCalls } from './entries.js';
import { type RandomImport, randomImport } from './imports.js';
import { objectCalls } from './objects.js';
import { operationCalls } from './operations.js';
import { revertCalls } from './reverts.js';
import { anyOf } from './values.js';
import type { World } from './world.js';

export type WriteMethod = { [Name in MethodName]: (typeof methods)[Name]['access'] extends 'write' ? Name : never }[MethodName];

/** A call of a method that writes; ids of keys stand in it as marks. */
export interface RandomCall {
  readonly method: string;
  readonly params: object;
}

/** Calls that are sent together: one, or a batch; by the key alone, or by a user who has logged in. */
export interface RandomRequest {
  readonly dialect: DialectName;
  readonly user: string | undefined;
  readonly calls: readonly RandomCall[];
  readonly isBatch: boolean;
}

/** Draws of every method that writes; a method without one does not compile. */
export const draws = {
  ...accessCalls,
  ...dialogCalls,
  ...entryCalls,
  ...objectCalls,
  ...operationCalls,
  ...revertCalls,
} satisfies Record<WriteMethod, Draw>;

/** How often a method is called beside those that are not listed, which are called twice each. */
const weights: Readonly<Partial<Record<WriteMethod, number>>> = {
  'cmdb.category.create': 15,
  'cmdb.category.delete': 6,
  'cmdb.category.archive': 6,
  'cmdb.category.purge': 4,
  'cmdb.category.recycle': 6,
  'cmdb.category.save': 60,
  'cmdb.category.update': 20,
  'cmdb.dialog.create': 5,
  'cmdb.dialog.delete': 4,
  'cmdb.object.archive': 4,
  'cmdb.object.create': 30,
  'cmdb.object.purge': 4,
  'cmdb.object.quickpurge': 3,
  'cmdb.object.recycle': 7,
  'cmdb.object-type-group.create.v2': 5,
  'cmdb.object-type-group.delete.v2': 2,
  'cmdb.object-type-group.update.v2': 5,
  'cmdb.object-type.create.v2': 4,
  'cmdb.object-type.delete.v2': 3,
  'cmdb.object-type.update.v2': 4,
  'cmdb.status.delete': 4,
  'cmdb.status.save': 4,
  'console.system.objectcleanup': 2,
  'kataster.grant.create': 3,
  'kataster.key.create': 4,
  'kataster.key.update': 4,
  'kataster.changes.apply': 6,
  'idoit.login': 5,
  'idoit.logout': 0,
  'kataster.import_profile.save': 4,
  'kataster.object_type.update': 6,
  'kataster.schema.apply': 4,
  'kataster.passkey.confirm': 0,
  'kataster.passkey.create': 0,
  'kataster.passkey.delete': 0,
  'kataster.passkey.update': 0,
  'kataster.second_factor.confirm': 0,
  'kataster.second_factor.create': 0,
  'kataster.session.end': 0,
  'kataster.user.password': 0,
  'kataster.user.setPassword': 1,
  'kataster.webhook.create': 0,
  'kataster.webhook.delete': 0,
  'kataster.webhook.resend': 0,
  'kataster.webhook.rotate': 0,
  'kataster.webhook.update': 0,
};

/** Methods that a user calls about themselves. */
const ofUsers = ['idoit.logout', 'kataster.user.password'] as const;

const names = Object.keys(draws) as readonly WriteMethod[];
const urn = names.filter(name => weights[name] !== 0).flatMap(name => Array<WriteMethod>(weights[name] ?? 2).fill(name));

/** Something that writes: a request, or an import. */
export type RandomStep = RandomRequest | RandomImport;

/** Draws the next step. */
export function randomStep(dice: Dice, world: World): RandomStep {
  return dice.below(200) === 0 ? randomImport(dice) : randomRequest(dice, world);
}

function randomRequest(dice: Dice, world: World): RandomRequest {
  const isBatch = dice.happens(8);
  const user = dice.happens(15) ? anyOf(dice, world.loggedIn) : undefined;
  const calls = Array.from({ length: isBatch ? 2 + dice.below(4) : 1 }, () => randomCall(dice, world, user));
  return { dialect: dice.one(dialectNames), user, calls, isBatch };
}

function randomCall(dice: Dice, world: World, user: string | undefined): RandomCall {
  for (;;) {
    const method = dice.one(user !== undefined && dice.happens(30) ? ofUsers : urn);
    const params = draws[method](dice, world, user);
    if (params) return { method, params: { ...params, ...(dice.happens(20) && { language: 'de' }) } };
  }
}
