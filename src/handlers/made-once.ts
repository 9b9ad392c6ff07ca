import type { Registry } from '../catalog/registry.js';
import type { CallContext } from './context.js';

/**
 * Makes something of the catalogue, or of the part of it that has a name, once per language, dialect and address, and keeps it:
 * nothing of the catalogue changes after the start.
 */
export function madeOnce<Value>(
  make: (context: CallContext, name: string) => Value,
): (context: CallContext, name?: string) => Value {
  const known = new WeakMap<Registry, Map<string, Value>>();
  return (context, name = '') => {
    const ofCatalogue = known.get(context.registry) ?? new Map<string, Value>();
    known.set(context.registry, ofCatalogue);
    const key = `${name} ${context.language} ${context.dialect.name} ${context.publicUrl}`;
    const value = ofCatalogue.get(key) ?? make(context, name);
    ofCatalogue.set(key, value);
    return value;
  };
}
