import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { Ajv } from 'ajv';
import { schemas } from '../generated/schemas.js';
import { loadRegistry } from '../src/catalog/registry.js';
import { parts } from '../src/catalog/sources.js';
import test from './helpers/suite.js';

const root = 'src/catalog';

test('every definition of every file is found in the registry', t => {
  const { formerConstants, ...registry } = loadRegistry([]);
  for (const part of partNames) {
    if (part === 'formerConstants' || part === 'attributeDescriptions') continue;
    if (part === 'categoryRules' || part === 'attributeRules' || part === 'objectTypeRules') continue;
    const defined = definitionsIn(parts[part].path);
    const known = new Set((registry[part] as readonly Named[]).map(nameOf));
    t.true(defined.length > 0, part);
    t.deepEqual(
      defined.filter(each => !known.has(nameOf(each))),
      [],
      part,
    );
  }
  t.is(formerConstants.size, definitionsIn(parts.formerConstants.path).length);
});

const partNames = Object.keys(parts) as (keyof typeof parts)[];

interface Named {
  readonly const?: string;
  readonly name?: string;
  readonly id?: number | null;
}

/** Dialogs have a name and most others a constant; some default objects have neither. */
function nameOf({ const: constant, name, id }: Named): string | number | null | undefined {
  return constant ?? name ?? id;
}

/** Definitions in a file of the catalogue, or in the files of one of its folders. */
function definitionsIn(path: string): readonly Named[] {
  const read = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'));
  if (path.endsWith('.json')) return read(path).definitions;
  return readdirSync(join(root, path)).map(name => read(join(path, name)));
}

interface Schema {
  readonly $ref?: string;
  readonly allOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
}

/** Every file of the catalogue that ships, and the schema of what it defines. */
const { categoryRules: _, attributeRules: __, objectTypeRules: ___, ...partsThatShip } = parts;
const shippedFiles = Object.values(partsThatShip).flatMap(({ path, schema }) => {
  const isList = path.endsWith('.json');
  const files = isList ? [path] : readdirSync(join(root, path)).map(name => join(path, name));
  const shape: Schema = isList ? { properties: { definitions: { items: { $ref: schema } } } } : { $ref: schema };
  return files.map(file => ({ file, shape, text: readFileSync(join(root, file), 'utf8') }));
});

test('keys stand in the order of their schema in every file', t => {
  for (const { file, shape, text } of shippedFiles) {
    const { $schema, ...definition } = JSON.parse(text);
    const value = { $schema, ...Object(inOrder(schemas, shape, definition)) };
    t.is(text, `${JSON.stringify(value, null, 2)}\n`, file);
  }
});

test('every file names a schema, and follows it as an editor reads it', t => {
  const ajv = new Ajv({ strict: false, validateSchema: false });
  const [document, folder] = [resolve('openrpc.json'), resolve(root, 'schemas')];
  for (const path of [document, ...readdirSync(folder).map(name => join(folder, name))])
    ajv.addSchema(JSON.parse(readFileSync(path, 'utf8')), `file://${path}`);
  for (const { file, text } of shippedFiles) {
    const content = JSON.parse(text);
    const named = resolve(root, dirname(file), content.$schema);
    t.true(ajv.validate(`file://${named}`, content), `${file}: ${ajv.errorsText()}`);
  }
});

function inOrder(schemas: Readonly<Record<string, Schema>>, schema: Schema, value: unknown): unknown {
  const { allOf: [only] = [], $ref, properties, items } = schema;
  if (only) return inOrder(schemas, only, value);
  if ($ref) return inOrder(schemas, schemas[$ref.split('/').at(-1) ?? ''] ?? {}, value);
  if (Array.isArray(value)) return value.map(each => inOrder(schemas, items ?? {}, each));
  if (typeof value !== 'object' || value === null || !properties) return value;
  const given = new Map<string, unknown>(Object.entries(value));
  return Object.fromEntries(
    Object.keys(properties).flatMap(key =>
      given.has(key) ? [[key, inOrder(schemas, properties[key] ?? {}, given.get(key))]] : [],
    ),
  );
}
