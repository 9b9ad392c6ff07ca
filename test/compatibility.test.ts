import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { breaksBetween } from '../scripts/compatibility/methods.js';
import { mayBreak } from '../scripts/compatibility/versions.js';
import type { Document, MethodObject, Schema } from '../scripts/generate/document/document.js';
import { document as whole } from './helpers/catalogue.js';
import { temporaryFolder } from './helpers/databases.js';
import test from './helpers/suite.js';

const color: Schema = { type: 'string', enum: ['red', 'blue'], 'x-synonyms': { idoit: { rot: 'red' } } };
const lamp: Schema = {
  type: 'object',
  properties: {
    id: { $ref: '#/components/schemas/Id' },
    color: { $ref: '#/components/schemas/Color' },
    parts: { type: 'array', items: { $ref: '#/components/schemas/Lamp' } },
  },
  required: ['id'],
  additionalProperties: false,
};
const schemas: Record<string, Schema> = {
  Id: { type: 'integer', minimum: 1, 'x-dialect': { idoit: { type: 'integer' } } },
  Color: color,
  Lamp: lamp,
};
const method: MethodObject = {
  name: 'lamp.save',
  params: [
    { name: 'title', required: true, schema: { type: 'string', maxLength: 9, pattern: '^[a-z]*$' }, 'x-aliases': ['name'] },
    { name: 'lamp', schema: { anyOf: [{ $ref: '#/components/schemas/Lamp' }, { type: 'boolean' }] } },
    { name: 'limit', schema: { type: 'number', default: 5 } },
  ],
  result: { name: 'saved', schema: { $ref: '#/components/schemas/Lamp' } },
  'x-aliases': ['lamp.put'],
  'x-access': 'write',
  'x-open': true,
  'x-permission': { verb: 'edit', resource: 'object' },
};
const errors = { Busy: { code: -1, message: 'Busy', data: { error: 'Busy', retry: 'true' } } };
const before: Document = { openrpc: '1.3.2', methods: [method], components: { schemas, errors } };

const withMethod = (changes: Partial<MethodObject>): Document => ({ ...before, methods: [{ ...method, ...changes }] });
const withSchema = (name: string, schema: Schema): Document => ({
  ...before,
  components: { schemas: { ...schemas, [name]: schema }, errors },
});
const withParameter = (name: string, changes: object): Document =>
  withMethod({ params: method.params.map(each => ('name' in each && each.name === name ? { ...each, ...changes } : each)) });
const withLamp = (changes: Partial<Schema>, properties: Record<string, Schema> = {}): Document =>
  withSchema('Lamp', { ...lamp, properties: { ...lamp.properties, ...properties }, ...changes });
const withError = (changes: object): Document => ({
  ...before,
  components: { schemas, errors: { Busy: { ...errors.Busy, ...changes } } },
});

const breaking: Readonly<Record<string, readonly [after: Document, line: string]>> = {
  'a method is gone': [{ ...before, methods: [] }, 'lamp.save: is gone'],
  'another name of a method is gone': [withMethod({ 'x-aliases': [] }), 'lamp.save: is no longer called lamp.put'],
  'a method needs another right': [
    withMethod({ 'x-permission': { verb: 'purge', resource: 'object' } }),
    'lamp.save: needs the right purge (object), and needed edit (object)',
  ],
  'a method needs a key': [withMethod({ 'x-open': false }), 'lamp.save: needs a key now'],
  'a write is a read': [withMethod({ 'x-access': 'read' }), 'lamp.save: is a read, and was a write'],
  'a parameter is gone': [withMethod({ params: method.params.slice(0, 2) }), 'lamp.save(limit): is gone'],
  'another name of a parameter is gone': [
    withParameter('title', { 'x-aliases': [] }),
    'lamp.save(title): is no longer called name',
  ],
  'a parameter is required': [withParameter('limit', { required: true }), 'lamp.save(limit): is required now'],
  'a required parameter is new': [
    withMethod({ params: [...method.params, { name: 'new', required: true, schema: {} }] }),
    'lamp.save(new): is required now',
  ],
  'a parameter is something else where absent': [
    withParameter('limit', { schema: { type: 'number', default: 6 } }),
    'lamp.save(limit): is usually 6, and was 5',
  ],
  'a parameter has another type': [
    withParameter('title', { schema: { type: 'integer' } }),
    'lamp.save(title): no longer accepts string, but integer',
  ],
  'a parameter is shorter': [
    withParameter('title', { schema: { type: 'string', maxLength: 8, pattern: '^[a-z]*$' } }),
    'lamp.save(title): maxLength is 8, and was 9',
  ],
  'a parameter has a bound': [
    withParameter('limit', { schema: { type: 'number', default: 5, minimum: 1 } }),
    'lamp.save(limit): minimum is 1, and was without bound',
  ],
  'a parameter has another pattern': [
    withParameter('title', { schema: { type: 'string', maxLength: 9, pattern: '^[a-f]*$' } }),
    'lamp.save(title): no longer accepts the pattern ^[a-z]*$',
  ],
  'an alternative of a parameter is gone': [
    withParameter('lamp', { schema: { $ref: '#/components/schemas/Lamp' } }),
    'lamp.save(lamp): no longer accepts boolean, but object',
  ],
  'a choice of a parameter is gone': [
    withSchema('Color', { ...color, enum: ['red'] }),
    'lamp.save(lamp).color: no longer accepts "blue"',
  ],
  'another spelling of a choice is gone': [
    withSchema('Color', { ...color, 'x-synonyms': {} }),
    'lamp.save(lamp).color: existing clients may no longer write rot',
  ],
  'a member of a parameter is required': [withLamp({ required: ['id', 'color'] }), 'lamp.save(lamp).color: is required now'],
  'a member of a result may be absent': [withLamp({ required: [] }), 'lamp.save → saved.id: may be absent now'],
  'a member is gone': [
    withLamp({ properties: { id: schemas.Id ?? {}, parts: lamp.properties?.parts ?? {} } }),
    'lamp.save → saved.color: is gone',
  ],
  'a result has a new choice': [
    withSchema('Color', { ...color, enum: ['red', 'blue', 'green'] }),
    'lamp.save → saved.color: may now return "green"',
  ],
  'a result has another type': [withSchema('Id', { type: 'string' }), 'lamp.save → saved.id: may now return string, but integer'],
  'a result has an alternative': [
    withLamp({}, { id: { anyOf: [schemas.Id ?? {}, { type: 'null' }] } }),
    'lamp.save → saved.id: may now return null, but integer',
  ],
  'existing clients get another form': [
    withSchema('Id', { type: 'integer', minimum: 1 }),
    'lamp.save → saved.id: has another form for existing clients',
  ],
  'existing clients get another type': [
    withSchema('Id', { type: 'integer', minimum: 1, 'x-dialect': { idoit: { type: 'string' } } }),
    'lamp.save → saved.id (existing clients): may now return string, but integer',
  ],
  'an error is gone': [{ ...before, components: { schemas, errors: {} } }, 'Busy: is gone: programs know errors by their names'],
  'an error has another code': [withError({ code: -2 }), 'Busy: has the code -2, and had -1'],
  'an error may no longer be retried': [withError({ data: { error: 'Busy' } }), 'Busy: says retry no more, and said true'],
};

for (const [title, [after, line]] of Object.entries(breaking))
  test(`it is named as a break that ${title}`, t => {
    const lines = breaksBetween(before, after).map(({ place, what }) => `${place}: ${what}`);
    t.true(lines.includes(line), lines.join('\n'));
  });

const compatible: Readonly<Record<string, Document>> = {
  'nothing was changed': before,
  'there is a new method': { ...before, methods: [method, { ...method, name: 'lamp.read' }] },
  'there is a new optional parameter': withMethod({ params: [...method.params, { name: 'new', schema: {} }] }),
  'there is a new error': { ...before, components: { schemas, errors: { ...errors, New: { code: -9, message: '', data: {} } } } },
  'a parameter was renamed and keeps its name': withParameter('title', { name: 'label', 'x-aliases': ['title', 'name'] }),
  'a parameter may be longer': withParameter('title', { schema: { type: 'string', maxLength: 10, pattern: '^[a-z]*$' } }),
  'a required parameter is optional': withParameter('title', { required: false }),
  'a result has a new member, which may be sent, too': withLamp({}, { new: { type: 'string' } }),
  'a parameter has a new alternative': withParameter('lamp', {
    schema: { anyOf: [{ $ref: '#/components/schemas/Lamp' }, { type: 'boolean' }, { type: 'null' }] },
  }),
};

for (const [title, after] of Object.entries(compatible))
  test(`it is no break that ${title}`, t => t.deepEqual(breaksBetween(before, after), []));

test('it is no break that there is a new event of the audit', t => {
  const event: Schema = { title: 'AuditEventName', type: 'string', enum: ['started'] };
  const [old, now] = [event, { ...event, enum: ['started', 'stopped'] }].map(schema =>
    withMethod({ result: { name: 'event', schema } }),
  );
  t.deepEqual(old && now && breaksBetween(old, now), []);
});

test('the document of this version does not differ from itself', t => {
  const own = whole as unknown as Document;
  t.deepEqual(breaksBetween(own, own), []);
});

for (const [from, to, may] of [
  ['1.2.3', '2.0.0', true],
  ['1.2.3', '1.3.0', false],
  ['0.1.0', '0.2.0', true],
  ['0.1.0', '0.1.1', false],
  ['0.1.0', '0.1.0', false],
  ['0.9.0', '1.0.0', true],
] as const)
  test(`${from} to ${to} ${may ? 'may' : 'may not'} break something`, t => t.is(mayBreak(from, to), may));

test('the command compares with the last release, and says where there is none', t => {
  const folder = temporaryFolder(t);
  const command = fileURLToPath(new URL('../scripts/compatibility.js', import.meta.url));
  const run = (...args: string[]) => spawnSync(process.execPath, [command, ...args], { cwd: folder, encoding: 'utf8' });
  const write = (version: string, document: Document) =>
    writeFileSync(join(folder, 'openrpc.json'), JSON.stringify({ ...document, info: { version } }));
  mkdirSync(join(folder, 'scripts', 'compatibility'), { recursive: true });
  write('0.1.0', before);
  t.like(run(), { status: 0, stdout: 'No version was released yet: nothing can break.\n' });
  t.like(run('--release'), { status: 0, stdout: '' });
  t.like(run(), { status: 0, stdout: 'Nothing breaks from 0.1.0 to 0.1.0.\n' });
  write('0.1.1', { ...before, methods: [] });
  const { status, stdout } = run();
  t.is(status, 1);
  t.regex(stdout, /^lamp\.save: is gone\nBroken places: 1, from 0\.1\.0 to 0\.1\.1\.\n/);
  write('0.2.0', { ...before, methods: [] });
  t.is(run().status, 0);
});
