import type { Right } from '../../generated/types.js';
import type { Registry } from '../catalog/registry.js';
import type { Grant } from '../domain/access/rights.js';
import { text } from '../messages/text.js';
import { suggestion } from '../rpc/did-you-mean.js';
import { rejectParameter } from '../rpc/invalid-parameters.js';

type Names = ReadonlyMap<string, string>;

/**
 * The grants that callers name: object types by constant, categories by any of their names. What is granted of a category is where its
 * entries are kept.
 * @throws RpcError InvalidParameters naming the nearest of what is known
 */
export function grantsNamed(rights: readonly Right[], registry: Registry): readonly Grant[] {
  const [types, categories] = [typeNames(registry), categoryNames(registry)];
  return rights.map((right, at) => ({
    verbs: [...new Set(right.verbs)],
    ...(right.object_types && { objectTypes: requireNames(right.object_types, types, `rights.${at}.object_types`) }),
    ...(right.categories && { categories: requireNames(right.categories, categories, `rights.${at}.categories`) }),
  }));
}

function typeNames({ objectTypes }: Registry): Names {
  return new Map(objectTypes.map(type => [type.const, type.const]));
}

function categoryNames({ categories }: Registry): Names {
  return new Map(
    categories.flatMap(({ const: constant, aliases = [], storedIn }) => [constant, ...aliases].map(name => [name, storedIn])),
  );
}

function requireNames(names: readonly string[], all: Names, place: string): readonly string[] {
  return [...new Set(names.map(name => all.get(name) ?? rejectName(name, all, place)))];
}

function rejectName(name: string, all: Names, place: string): never {
  const right =
    suggestion(name, all.keys()) ?? text('ExpectedConstantsSuchAs', { known: [...all.keys()].slice(0, 3).join(', ') });
  return rejectParameter(place, text('ThereIsNoName', { name, right }));
}
