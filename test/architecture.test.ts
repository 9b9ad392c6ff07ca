import test from 'ava';
import { type Files, faultsIn, sourceFiles } from './helpers/architecture.js';

test('every room imports only what it may', t => {
  t.deepEqual(faultsIn(sourceFiles()), []);
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
    files: { 'src/catalog/registry.ts': "export { say } from '../messages/say.js';" },
    fault: "src/catalog/registry.ts: 'catalog' may not import 'messages' (../messages/say.js)",
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
    fault: 'src/http/app.ts: names both dialects, which src/http/dialects.ts alone does',
  },
];

for (const { title, files, fault } of wrong)
  test(title, t => {
    t.deepEqual(faultsIn(files), [fault]);
  });

test('a comment may say what code may not', t => {
  t.deepEqual(faultsIn({ 'src/domain/entries.ts': '/** The contract calls it objID. */\n// idoit: cateID\n' }), []);
});
