import type { Dice } from '../dice.js';
import type { World } from './world.js';

/** Draws the parameters of a call by a user, or by the key alone; `undefined` where there is nothing that it could be about. */
export type Draw = (dice: Dice, world: World, user?: string) => object | undefined;
