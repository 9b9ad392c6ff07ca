import { Dice } from '../dice.js';
import type { RpcAnswer } from '../rpc.js';
import { type RandomStep, randomStep } from './calls.js';
import { randomRead } from './reads.js';
import type { WrittenService } from './service.js';
import { Tally } from './tally.js';
import { worldIn } from './world.js';

/** A step that was carried out, with the answers of each service. */
export interface TakenStep {
  readonly step: RandomStep;
  readonly answers: readonly (readonly RpcAnswer[])[];
}

/** Carries out random steps, each on every service: they are drawn from the tables of the first. */
export class RandomCourse {
  readonly tally = new Tally();
  taken = 0;
  private readonly dice: Dice;
  private readonly services: readonly [WrittenService, ...WrittenService[]];

  constructor(seed: number, services: readonly [WrittenService, ...WrittenService[]]) {
    this.dice = new Dice(seed);
    this.services = services;
  }

  /** Writes; `changed` may change what is drawn before it is carried out. */
  async next(changed = (step: RandomStep): RandomStep => step): Promise<TakenStep> {
    const step = changed(randomStep(this.dice, await worldIn(this.services[0].tables)));
    const answers = await this.answersTo(step, 1 + this.dice.below(3));
    this.taken += 1;
    if (answers[0]) this.tally.count(step, answers[0]);
    return { step, answers };
  }

  /** Reads what was written so far. */
  async read(): Promise<TakenStep> {
    const step = randomRead(this.dice, await worldIn(this.services[0].tables));
    return { step, answers: await this.answersTo(step, 0) };
  }

  /** Carries out a step so many seconds later. */
  answersTo(step: RandomStep, seconds: number): Promise<TakenStep['answers']> {
    return Promise.all(this.services.map(each => each.carryOut(step, seconds)));
  }
}
