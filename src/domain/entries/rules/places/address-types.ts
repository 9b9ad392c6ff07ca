import { type Bits, bitsOf } from '../../../../attributes/addresses.js';
import type { Kept } from '../../../../attributes/attribute-values.js';
import type { Registry } from '../../../../catalog/registry.js';

const constants: Readonly<Record<Bits, string>> = { 32: 'C__CATS_NET_TYPE__IPV4', 128: 'C__CATS_NET_TYPE__IPV6' };

/** The version that the addresses of a type have, by the constant of the type; IPX and AppleTalk have texts that nothing is known of. */
export const bitsOfType: ReadonlyMap<unknown, Bits | undefined> = new Map<unknown, Bits | undefined>([
  [constants[32], 32],
  [constants[128], 128],
  [undefined, undefined],
]);

/** The constant of a type of nets and addresses; `undefined` where there is none. */
export function constantOf(registry: Registry, type: Kept): string | undefined {
  return registry.dialog('net_type')?.byId.get(Number(type))?.const ?? undefined;
}

/** The type that an address has by its version, unless it is one of another protocol; `undefined` for a text that is no address. */
export function typeOfAddress(registry: Registry, address: Kept, type: Kept): Kept {
  const bits = bitsOf(address);
  if (bits === undefined || !bitsOfType.has(constantOf(registry, type))) return type;
  return registry.dialog('net_type')?.choices.find(choice => choice.const === constants[bits])?.id;
}
