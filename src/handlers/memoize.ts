import type { Registry } from '../catalog/registry.js';
import type { CallContext } from './context.js';

type Make<Value> = (context: CallContext, name: string) => Value;
type Made<Value> = (context: CallContext, name?: string) => Value;

/** Callers choose the addresses they ask at: of more than so many values none is kept. */
const addressesKept = 16;

/**
 * Makes something of the catalogue, or of the part of it that has a name, once per language and dialect, and keeps it: nothing of the
 * catalogue changes after the start.
 */
export function memoize<Value>(make: Make<Value>): Made<Value> {
  return memoizeBy(make, (context, name) => `${name} ${context.language} ${context.dialect.name}`, Number.POSITIVE_INFINITY);
}

/** The same for what holds addresses of the service, once per address that it was asked at. */
export function memoizeByAddress<Value>(make: Make<Value>): Made<Value> {
  const keyOf = ({ language, dialect, publicUrl }: CallContext, name: string) =>
    `${name} ${language} ${dialect.name} ${publicUrl}`;
  return memoizeBy(make, keyOf, addressesKept);
}

function memoizeBy<Value>(make: Make<Value>, keyOf: (context: CallContext, name: string) => string, atMost: number): Made<Value> {
  const byCatalogue = new WeakMap<Registry, Map<string, Value>>();
  return (context, name = '') => {
    const ofCatalogue = byCatalogue.get(context.registry) ?? new Map<string, Value>();
    byCatalogue.set(context.registry, ofCatalogue);
    const key = keyOf(context, name);
    const known = ofCatalogue.get(key);
    if (known !== undefined) return known;
    if (ofCatalogue.size >= atMost) ofCatalogue.clear();
    const value = make(context, name);
    ofCatalogue.set(key, value);
    return value;
  };
}
