import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { withLimitsFilledIn, withMarksBeside, withMarksInPlace } from '../src/discovery/schema-marks.js';
import { siteDocument } from '../src/discovery/site-document.js';
import { registry } from './helpers/catalogue.js';
import test from './helpers/suite.js';

const prefix = '#/components/schemas/';
const document = JSON.parse(readFileSync('openrpc.json', 'utf8'));
const site = withMarksBeside(siteDocument(withMarksInPlace(document), registry, 'en'));

interface Parameter {
  readonly $ref?: string;
  readonly name?: string;
  readonly schema?: object;
}

interface Described {
  readonly name: string;
  readonly params: readonly Parameter[];
  readonly result: { readonly schema: object };
  readonly examples?: readonly {
    readonly name: string;
    readonly params: readonly { readonly name: string; readonly value: unknown }[];
    readonly result: { readonly value: unknown };
  }[];
}

/** A strict validator without a vocabulary of its own, which knows schemas by their bare names. */
function strictAjv(schemas: Readonly<Record<string, object>>): Ajv {
  const ajv = new Ajv({ strict: true, code: { optimize: false } });
  for (const [name, schema] of Object.entries(schemas)) ajv.addSchema(withBareNames(schema), name);
  return ajv;
}

function withBareNames(schema: object): object {
  return JSON.parse(JSON.stringify(schema).replaceAll(`"${prefix}`, '"'));
}

/** The schema of a parameter, which may be a shared one. */
function schemaOf(parameters: readonly Parameter[], name: string): object {
  const all = parameters.map(each =>
    each.$ref ? document.components.contentDescriptors[each.$ref.split('/').at(-1) ?? ''] : each,
  );
  const { schema } = all.find(each => each.name === name);
  return schema;
}

for (const [what, { components, methods }] of [
  ['openrpc.json', document],
  ['the document of a site', site],
] as const) {
  const ajv = strictAjv(components.schemas);

  test(`every schema of ${what} is taken by a strict validator as it is`, t => {
    const names = Object.keys(components.schemas);
    t.true(names.length > 100);
    for (const name of names) t.notThrows(() => ajv.compile({ $ref: name }), name);
  });

  test(`every schema of a parameter or a result of ${what} is taken by a strict validator as it is`, t => {
    for (const { name, params, result } of methods as readonly Described[])
      for (const { schema = {} } of [...params, result]) t.notThrows(() => ajv.compile(withBareNames(schema)), name);
  });
}

test('every example is taken by a strict validator as it is', t => {
  const ajv = strictAjv(document.components.schemas);
  const isTaken = (schema: object, value: unknown, place: string) =>
    t.true(ajv.validate(withBareNames(schema), value), `${place}: ${ajv.errorsText(ajv.errors)}`);
  for (const { name: method, params, result, examples = [] } of document.methods as readonly Described[])
    for (const example of examples) {
      for (const { name, value } of example.params) isTaken(schemaOf(params, name), value, `${method}, ${example.name}, ${name}`);
      isTaken(result.schema, example.result.value, `${method}, ${example.name}, result`);
    }
});

test('marks that are put in place and beside again are the same document', t => {
  t.deepEqual(JSON.stringify(withMarksBeside(withMarksInPlace(document))), JSON.stringify(document));
  t.is(withMarksInPlace(document).components.schemas.Title['x-expected'], document['x-schema-marks'].Title['x-expected']);
});

test('expectations of a served document have numbers in place of limits, in both languages', t => {
  const { 'x-schema-marks': marks = {} } = withMarksBeside(withLimitsFilledIn(withMarksInPlace(document)));
  t.like(marks.Title, {
    'x-expected': 'a text of 1 to 255 characters of well-formed Unicode without NUL',
    'x-expected-de': 'ein Text mit 1 bis 255 Zeichen in gültigem Unicode ohne NUL',
  });
  t.regex(marks.KeyRights['x-expected'], /up to 20 rights/);
  t.notRegex(JSON.stringify(marks), /\{(m|x-)[\w-]+\}/i);
});

test('descriptions and long texts of categories have one limit', t => {
  const marks: readonly { readonly 'x-max-bytes'?: number }[] = Object.values(site['x-schema-marks'] ?? {});
  const limits = marks.flatMap(({ 'x-max-bytes': bytes }) => bytes ?? []);
  t.true(limits.length > 100);
  t.deepEqual([...new Set(limits)], [document['x-schema-marks'].Description['x-max-bytes']]);
});
