import type { Schema } from '../rpc/json-schema.js';
import type { OpenRpc } from './openrpc.js';

/** The part of a document that is asked for: methods by their names, categories by their constants; all of what is not named. */
export interface DocumentPart {
  readonly methods?: readonly string[] | undefined;
  readonly categories?: readonly string[] | undefined;
}

/** The document with some of its methods, and the schemas that something in it refers to. */
export function withMethods(document: OpenRpc, names: readonly string[] = document.methods.map(({ name }) => name)): OpenRpc {
  const { components, ...others } = document;
  const { schemas = {}, ...shared } = components;
  const methods = document.methods.filter(({ name }) => names.includes(name));
  const whole = { ...others, methods };
  return { ...whole, components: { ...shared, schemas: referredTo(schemas, [whole, shared]) } };
}

/** The schemas that values refer to, and those that these refer to, in the order of the document. */
function referredTo(schemas: Readonly<Record<string, Schema>>, values: readonly unknown[]): Record<string, Schema> {
  const found = new Set<string>();
  for (let left = values; left.length > 0; ) {
    const names = new Set(left.flatMap(namesIn).filter(name => !found.has(name)));
    for (const name of names) found.add(name);
    left = [...names].map(name => schemas[name]);
  }
  return Object.fromEntries(Object.entries(schemas).filter(([name]) => found.has(name)));
}

function namesIn(value: unknown): string[] {
  const pointers = JSON.stringify(value ?? null).matchAll(/"#\/components\/schemas\/([^"/]+)"/g);
  return [...pointers].map(([, name = '']) => name);
}
