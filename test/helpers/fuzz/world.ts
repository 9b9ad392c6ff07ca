import { registry } from '../catalogue.js';
import type { Dice } from '../dice.js';
import type { RpcAnswer } from '../rpc.js';

/** An entry that is there, or was. */
export interface Address {
  readonly object: unknown;
  readonly category: string;
  readonly entry: unknown;
}

/** Members of results that name created or removed records. */
interface Made {
  readonly id?: string;
  readonly entry?: number;
  readonly categories?: Readonly<Record<string, readonly string[]>>;
  readonly message?: string;
}

/** Records that a run has made so far, latest first. */
export class World {
  addresses: Address[] = [];

  /** Takes in what a call made, and what it removed. */
  learn(call: string, { result }: RpcAnswer): void {
    const { id, entry, categories: made, message = '' } = (result ?? {}) as Made;
    for (const [category, [first]] of call.includes('cmdb.object.create') ? Object.entries(made ?? {}) : [])
      this.#add({ object: Number(id), category, entry: Number(first) });
    const [, category = 'C__CATG__IP'] = /"category":"(\w+)"/.exec(call) ?? [];
    const [, owner] = /"(?:object|objID)":"?(\d+)/.exec(call) ?? [];
    if (entry !== undefined && owner !== undefined) this.#add({ object: Number(owner), category, entry });
    const [, purged] = /^Object (\d+) has been purged/.exec(message) ?? [];
    if (purged !== undefined) this.addresses = this.addresses.filter(({ object }) => object !== Number(purged));
  }

  #add(address: Address): void {
    this.addresses.unshift(address);
    this.addresses.length = Math.min(this.addresses.length, 30);
  }

  /** Somewhere to call: mostly an entry that is there, or a place where one could be. */
  somewhere(dice: Dice): Address {
    const known =
      this.addresses.length > 0 && dice.happens(85)
        ? dice.one(this.addresses)
        : { object: 1 + dice.below(9), category: '', entry: 1 + dice.below(9) };
    return known.category && dice.happens(60) ? known : { ...known, category: randomCategory(dice) };
  }
}
const categories = registry.categories.filter(({ mode, attributes }) => mode !== 'view' && attributes.length > 0);
const usual = ['C__CATG__IP', 'C__CATG__MODEL', 'C__CATG__GLOBAL', 'C__CATG__PASSWD', 'C__CATG__CONTACT', 'C__CATG__LOCATION'];

export function randomCategory(dice: Dice): string {
  return dice.happens(60) ? dice.one(usual) : dice.one(categories).const;
}
