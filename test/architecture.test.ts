import { folderCircles, valueCircles } from '../scripts/architecture/circles.js';
import { loadedWith } from '../scripts/architecture/imports.js';
import { circleFaults, layerFaults } from '../scripts/architecture/layer-faults.js';
import { roomFaults } from '../scripts/architecture/room-faults.js';
import { shortFilesOfOneCaller } from '../scripts/architecture/short-files.js';
import { type Files, sourceFiles } from '../scripts/architecture/sources.js';
import test from './helpers/suite.js';

const sources = sourceFiles();

test('every room imports only the rooms that the table permits', t => {
  t.deepEqual(roomFaults(sources), []);
});

test('every layer of a room imports only layers below it', t => {
  t.deepEqual(layerFaults(sources), []);
});

test('neither folders nor files import each other in a circle', t => {
  t.deepEqual(circleFaults(sources), []);
});

test('no short file has one function of one caller', t => {
  t.deepEqual(shortFilesOfOneCaller(sourceFiles('.', ['src', 'scripts', 'test'])), []);
});

test('the thread for upkeep loads the driver and texts alone: with TypeORM it takes 20 MB more', t => {
  const engine = 'src/store/engines';
  const loaded = loadedWith(sources, `${engine}/sqlite/upkeep-thread.ts`).filter(
    name => !/^node:|^src\/messages\/|^generated\/texts/.test(name),
  );
  t.deepEqual(loaded, [
    `${engine}/sqlite/upkeep-thread.ts`,
    'better-sqlite3',
    `${engine}/sqlite/pragmas.ts`,
    `${engine}/store-errors.ts`,
  ]);
});

const wrong: readonly { readonly title: string; readonly files: Files; readonly fault: string }[] = [
  {
    title: 'the rules cannot import the storage',
    files: { 'src/domain/objects.ts': "import { openStore } from '../store/open.js';" },
    fault: "src/domain/objects.ts: 'domain' may not import 'store' (../store/open.js)",
  },
  {
    title: 'a type is an import, too',
    files: { 'src/domain/objects.ts': "import type { CallContext } from '../handlers/context.js';" },
    fault: "src/domain/objects.ts: 'domain' may not import 'handlers' (../handlers/context.js)",
  },
  {
    title: 'what is passed on is imported, too',
    files: { 'src/catalog/registry.ts': "export { app } from '../http/app.js';" },
    fault: "src/catalog/registry.ts: 'catalog' may not import 'http' (../http/app.js)",
  },
  {
    title: 'what is imported late is imported, too',
    files: { 'src/http/app.ts': "const { openStore } = await import('../store/open.js');" },
    fault: "src/http/app.ts: 'http' may not import 'store' (../store/open.js)",
  },
  {
    title: 'generated code imports nothing handwritten',
    files: { 'generated/types.ts': "import { nearest } from '../src/rpc/nearest.js';" },
    fault: "generated/types.ts: 'generated' may not import 'rpc' (../src/rpc/nearest.js)",
  },
  {
    title: 'a room within a room is the same room',
    files: { 'src/domain/entries/texts.ts': "import { openStore } from '../../store/open.js';" },
    fault: "src/domain/entries/texts.ts: 'domain' may not import 'store' (../../store/open.js)",
  },
  {
    title: 'a room that nobody knows is refused',
    files: { 'src/utils/text.ts': "import { nearest } from '../rpc/nearest.js';" },
    fault: "src/utils/text.ts: there is no room 'utils'",
  },
  {
    title: 'Koa is known to http alone',
    files: { 'src/handlers/object.ts': "import type { Context } from 'koa';" },
    fault: "src/handlers/object.ts: 'handlers' imports 'koa', which is known to 'http' alone",
  },
  {
    title: 'TypeORM is known to the store alone',
    files: { 'src/domain/objects.ts': "import { In } from 'typeorm';" },
    fault: "src/domain/objects.ts: 'domain' imports 'typeorm', which is known to 'store' alone",
  },
  {
    title: 'wire names are said by handlers alone',
    files: { 'src/domain/entries.ts': 'const address = { objID: 7 };' },
    fault: "src/domain/entries.ts: 'objID' is a wire name, which 'handlers' alone says",
  },
  {
    title: 'both dialects are named in one file alone',
    files: { 'src/http/app.ts': "if (dialect === 'contract') refuse(); else if (dialect === 'idoit') pass();" },
    fault: 'src/http/app.ts: names both dialects, which src/http/envelope/dialects.ts alone does',
  },
];

for (const { title, files, fault } of wrong)
  test(title, t => {
    t.deepEqual(roomFaults(files), [fault]);
  });

test('a comment may say what code may not', t => {
  t.deepEqual(roomFaults({ 'src/domain/entries.ts': '/** The contract calls it objID. */\n// idoit: cateID\n' }), []);
});

const wrongLayers: readonly { readonly title: string; readonly files: Files; readonly fault: string }[] = [
  {
    title: 'a migration imports nothing that lives',
    files: {
      'src/store/migrations/1-create.ts': "import { tables } from '../tables/tables.js';",
      'src/store/tables/tables.ts': '',
    },
    fault: "src/store/migrations/1-create.ts: 'migrations' may not import 'tables' of 'store' (../tables/tables.js)",
  },
  {
    title: 'a type of a higher layer is an import, too',
    files: {
      'src/store/engines/pool.ts': "import type { Entries } from '../statements/entries.js';",
      'src/store/statements/entries.ts': '',
    },
    fault: "src/store/engines/pool.ts: 'engines' may not import 'statements' of 'store' (../statements/entries.js)",
  },
  {
    title: 'folders of one layer do not import each other',
    files: {
      'src/store/engines/sqlite/pool.ts': "import { connect } from '../postgres/connect.js';",
      'src/store/engines/postgres/connect.ts': '',
    },
    fault:
      "src/store/engines/sqlite/pool.ts: 'engines/sqlite' may not import 'engines/postgres' of 'store' (../postgres/connect.js)",
  },
  {
    title: 'a folder within a folder belongs to its layer',
    files: {
      'src/store/migrations/old/create.ts': "import { tables } from '../../tables/tables.js';",
      'src/store/tables/tables.ts': '',
    },
    fault: "src/store/migrations/old/create.ts: 'migrations' may not import 'tables' of 'store' (../../tables/tables.js)",
  },
  {
    title: 'a folder that no layer names is refused',
    files: { 'src/store/helpers/text.ts': '' },
    fault: "src/store/helpers/text.ts: the room 'store' has no layer for this folder",
  },
];

for (const { title, files, fault } of wrongLayers)
  test(title, t => {
    t.deepEqual(layerFaults(files), [fault]);
  });

test('folders that import each other are refused with the way around, even where types alone close it', t => {
  const files = {
    'src/http/app.ts': "import { read } from './bodies/read.js';",
    'src/http/bodies/read.ts': "import type { App } from '../app.js';",
  };
  const way = 'src/http/app.ts → src/http/bodies/read.ts, src/http/bodies/read.ts → src/http/app.ts';
  t.deepEqual(circleFaults(files), [`src/http, src/http/bodies: folders import each other (${way})`]);
});

test('files of a folder that need each other are refused; types alone may lead back', t => {
  const imports = "import {\n  read,\n} from './read.js';";
  const circle = { 'src/http/app.ts': imports, 'src/http/read.ts': "export { app } from './app.js';" };
  const way = 'src/http/app.ts → src/http/read.ts, src/http/read.ts → src/http/app.ts';
  t.deepEqual(circleFaults(circle), [`src/http/app.ts, src/http/read.ts: files need each other (${way})`]);
  t.deepEqual(circleFaults({ ...circle, 'src/http/read.ts': "import type { App } from './app.js';" }), []);
});

test('all folders of an import cycle are named, also those that short cuts pass by', t => {
  const files = {
    'src/a/a.ts': "import '../b/b.js';",
    'src/b/b.ts': "import '../c/c.js'; import '../a/a.js';",
    'src/c/c.ts': "import '../d/d.js';",
    'src/d/d.ts': "import '../a/a.js';",
    'src/e/e.ts': "import '../a/a.js';",
  };
  const expected = [['src/a', 'src/b', 'src/c', 'src/d']];
  t.deepEqual(
    folderCircles(files).map(({ members }) => members),
    expected,
  );
  t.deepEqual(
    valueCircles(files).map(({ members }) => members.map(path => path.slice(0, 5))),
    expected,
  );
});

test('a short file of one function belongs to its only caller, unless that is full, in another room, or a test calls it, too', t => {
  const one = { 'src/http/known.ts': 'export function isKnown() {}' };
  const caller = { 'src/http/respond.ts': "import { isKnown } from './known.js';" };
  t.deepEqual(shortFilesOfOneCaller({ ...one, ...caller }), ['src/http/known.ts']);
  const full = Array.from({ length: 120 }, () => caller['src/http/respond.ts']).join('\n');
  const others: readonly Files[] = [
    { 'src/http/respond.ts': full },
    { 'src/cli/serve.ts': "import { isKnown } from '../http/known.js';" },
    { ...caller, 'test/known.test.ts': "import { isKnown } from '../src/http/known.js';" },
    { ...caller, 'src/http/known.ts': 'export function isKnown() {}\nexport const known = [];' },
  ];
  for (const files of others) t.deepEqual(shortFilesOfOneCaller({ ...one, ...files }), []);
});
