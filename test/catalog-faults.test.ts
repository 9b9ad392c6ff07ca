import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ExecutionContext } from 'ava';
import { readCatalog, rejectUnsound } from '../scripts/generate/catalog.js';
import { readDefinitions } from '../scripts/generate/definitions.js';
import { documentIn } from '../scripts/generate/spec.js';
import { loadRegistry } from '../src/catalog/registry.js';
import { CatalogError } from '../src/catalog/soundness.js';
import { inLanguage } from '../src/messages/text.js';
import { folderWith } from './helpers/catalogue-folder.js';
import { refusalOf } from './helpers/commands.js';
import test from './helpers/suite.js';

const title = { en: 'A', de: 'A' };
const common = { id: null, title, kind: 'custom', multiValue: true, mode: 'edit', sort: 1 };
const attribute = { key: 'a', type: 'text', title };
const category = (constant: string, changes: object) => ({ const: constant, ...common, attributes: [attribute], ...changes });

/** Files with a fault each, or several, and the lines that tell them. */
const broken: readonly (readonly [file: string, content: unknown, lines: readonly string[]])[] = [
  ['categories/C__CATG__NO_JSON.json', '{', []],
  [
    'categories/C__CATG__SHAPE.json',
    category('C__CATG__SHAPE', {
      mode: 'edti',
      multivalue: true,
      sort: 'x',
      attributes: [
        { ...attribute, requird: true, title: { en: 'A' } },
        { key: 'b', type: 'txet', title, category: 'C__CATG__IP', maxLength: 0 },
      ],
    }),
    [
      "unknown key 'multivalue'; did you mean 'multiValue'?",
      'mode: "edti": expected one of edit, backward, assign, folder, view; did you mean \'edit\'?',
      'sort: "x": expected an integer or null',
      "attributes[0]: unknown key 'requird'; did you mean 'required'?",
      'attributes[0].title.de: is missing',
      "attributes[1]: unknown key 'category'; did you mean 'target.category'?",
      'attributes[1].maxLength: 0: expected a number of at least 1',
    ],
  ],
  [
    'categories/C__CATG__LINKS.json',
    category('C__CATG__LINKS', {
      parent: 'C__CATG__LOCATON',
      attributes: [
        { ...attribute, type: 'entry', target: { category: 'C__CATG__SHAPE' } },
        { key: 'b', type: 'dialog', title, dialog: 'no_list' },
        { key: 'c', type: 'object', title, relation: 'C__RELATION_TYPE__BACKP' },
      ],
    }),
    [
      "parent: no category 'C__CATG__LOCATON'; did you mean 'C__CATG__LOCATION'?",
      "attributes[1].dialog: no dialog 'no_list'; did you mean 'list'?",
      "attributes[2].relation: no relation type 'C__RELATION_TYPE__BACKP'; did you mean 'C__RELATION_TYPE__BACKUP'?",
    ],
  ],
  [
    'categories/C__CATG__OTHER.json',
    category('C__CATG__NAMED', {}),
    ["const: 'C__CATG__NAMED' belongs into a file named C__CATG__NAMED.json"],
  ],
  ['categories/C__CATG__TEXT.jsn', '{}', ["not a definition; did you mean 'C__CATG__TEXT.json'?"]],
  ['categories/more/C__CATG__DEEP.json', category('C__CATG__DEEP', {}), []],
  [
    'dialogs/list.json',
    { name: 'list', choices: [{ id: 10000, const: null, title }] },
    ['choices[0].id: 10000 is kept for choices that users add; expected an id below 10000'],
  ],
  ['object-type-groups.json', {}, ['expected a list']],
  [
    'default-objects.json',
    [
      { id: 900, type: 'C__OBJTYPE__SERVR', title: 'A' },
      { id: 901, type: 'C__OBJTYPE__SERVER', title: 'A', categories: { C__CATG__MODEL: { manufactuer: 'x' } } },
    ],
    [
      "[0].type: no object type 'C__OBJTYPE__SERVR'; did you mean 'C__OBJTYPE__SERVER'?",
      "[1].categories.C__CATG__MODEL: no attribute 'manufactuer'; did you mean 'manufacturer'?",
    ],
  ],
  ['object-typs/C__OBJTYPE__SITE.json', {}, []],
];

const ofFolders = [
  'categories/more: not a definition; its files belong into categories itself',
  "object-typs: not a part of a catalogue; did you mean 'object-types'?",
];

/** Beginnings of messages that are longer than a line of this file. */
const long = [
  'categories/C__CATG__NO_JSON.json: not JSON: ',
  'categories/C__CATG__SHAPE.json: attributes[1].type: "txet": expected one of text, ',
];

const startRefusal = `the catalogue has 2 faults:
  cmdb-statuses.json: expected a list
  dialogs/list.json: choices[1].id: '1' is taken by dialogs/list.json choices[0]`;

function faultsOf(folder: string): readonly string[] {
  try {
    loadRegistry([folder]);
  } catch (error) {
    if (error instanceof CatalogError) return error.faults.map(each => inLanguage(each, 'en').replaceAll(`${folder}/`, ''));
    throw error;
  }
  return [];
}

test('every fault of a catalogue is told at once, and none that only follows from another', t => {
  const folder = folderWith(t, Object.fromEntries(broken.map(([file, content]) => [file, content])));
  const told = faultsOf(folder);
  const expected = broken.flatMap(([file, , lines]) => lines.map(line => `${file}: ${line}`.replace(/: \[/, ': [')));
  const isLong = (line: string) => long.some(begin => line.startsWith(begin));
  t.deepEqual(told.filter(each => !isLong(each)).toSorted(), [...expected, ...ofFolders].toSorted());
  t.is(told.filter(isLong).length, long.length);
});

test('notes beside the files of a catalogue are left alone', t => {
  const notes = [
    'README.md',
    'categories/README.md',
    'categories/C__CATG__IP.json~',
    'categories/.C__CATG__IP.swp',
    'dialogs/tag.json.bak',
  ];
  t.deepEqual(faultsOf(folderWith(t, Object.fromEntries(notes.map(name => [name, 'x'])))), []);
});

test('of very many faults the first are told, and how many more there are', t => {
  const choices = Array.from({ length: 60 }, (_, at) => ({ id: 10000 + at, const: null, title }));
  const error = t.throws(() => loadRegistry([folderWith(t, { 'dialogs/list.json': { name: 'list', choices } })]));
  const lines = error?.message.split('\n') ?? [];
  t.is(lines[0], 'the catalogue has 60 faults:');
  t.regex(lines[50] ?? '', /^ {2}.*choices\[49\]\.id/);
  t.deepEqual(lines.slice(51), ['  and 10 more']);
});

test.serial('the start names every fault', async t => {
  const dialog = { name: 'list', choices: [1, 1].map(id => ({ id, const: null, title })) };
  const folder = folderWith(t, { 'dialogs/list.json': dialog, 'cmdb-statuses.json': {} });
  const refusal = await refusalOf(['serve'], { KATASTER_CATALOG: folder, KATASTER_DATABASE: `sqlite:${folder}/x.sqlite` });
  t.is(refusal.replaceAll(`${folder}/`, ''), startRefusal);
});

test('a broken catalogue is neither generated from nor checked against', t => {
  const run = project(t);
  const types = readFileSync(run.path('generated', 'types.ts'));
  const file = run.path('src', 'catalog', 'categories', 'C__CATG__MODEL.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace('"manufacturer"', '"made_by"').replace('"multiValue"', '"multivalue"'));
  writeFileSync(run.path('src', 'catalog', 'dialogs', 'tag.json'), '{');
  for (const args of [[], ['--check']]) {
    const { status, stderr } = run(...args);
    t.is(status, 1);
    t.regex(stderr, /^src\/catalog is refused:\n/);
    t.regex(stderr, / {2}categories\/C__CATG__MODEL\.json: unknown key 'multivalue'; did you mean 'multiValue'\?\n/);
    t.regex(stderr, / {2}dialogs\/tag\.json: not JSON: /);
    t.notRegex(stderr, /at .*\.[jt]s:/);
  }
  t.deepEqual(readFileSync(run.path('generated', 'types.ts')), types);
});

test('an attribute that its schema permits and what was generated does not know is no fault', t => {
  const run = project(t);
  const schema = run.path('src', 'catalog', 'schemas', 'category.json');
  const permitted = '"newly_permitted": { "description": "New.", "type": "boolean" }, "acyclic": {';
  writeFileSync(schema, readFileSync(schema, 'utf8').replace('"acyclic": {', permitted));
  const file = run.path('src', 'catalog', 'categories', 'C__CATG__MODEL.json');
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace('"key": "description"', '"newly_permitted": true, "key": "description"'),
  );
  const catalog = run.path('src', 'catalog');
  const definitions = readDefinitions(catalog);
  const { components } = documentIn(readFileSync('openrpc.json', 'utf8'), definitions);
  t.notThrows(() => rejectUnsound(catalog, { ...components.schemas, ...definitions }));
  t.notThrows(() => readCatalog(catalog));
});

/** The command, run in a folder of its own that holds the document and the catalogue. */
function project(t: ExecutionContext) {
  const folder = folderWith(t, {
    'openrpc.json': readFileSync('openrpc.json', 'utf8'),
    'generated/types.ts': readFileSync(join('generated', 'types.ts'), 'utf8'),
  });
  const isData = (path: string) => !path.endsWith('.ts');
  cpSync(join('src', 'catalog'), join(folder, 'src', 'catalog'), { recursive: true, filter: isData });
  const command = fileURLToPath(new URL('../scripts/generate.js', import.meta.url));
  const run = (...args: string[]) => spawnSync(process.execPath, [command, ...args], { cwd: folder, encoding: 'utf8' });
  return Object.assign(run, { path: (...names: string[]) => join(folder, ...names) });
}
