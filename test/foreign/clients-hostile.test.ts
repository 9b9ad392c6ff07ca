import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ExecutionContext } from 'ava';
import { DocumentError } from '../../src/clients/document-shape.js';
import { modelOf } from '../../src/clients/model.js';
import type { OpenRpc } from '../../src/discovery/openrpc.js';
import { documentOfEverything } from '../helpers/hostile-clients/document.js';
import { documentsNaming, words } from '../helpers/hostile-clients/names.js';
import { changedAt, type PlaceKind, placesIn } from '../helpers/hostile-clients/places.js';
import { breakouts } from '../helpers/hostile-clients/texts.js';
import { languages } from '../helpers/hostile-clients/tools.js';
import { interpreterIsHere } from '../helpers/interpreters.js';
import test from '../helpers/suite.js';

const places = placesIn(documentOfEverything());
const texts = places.filter(({ isText }) => isText);

/** A document with a text at every place of a kind; keys differ by their number. */
function withText(document: unknown, kind: PlaceKind, text: string): OpenRpc {
  return changedAt(document, kind, at => (kind.isKey ? `${text}${at === 1 ? '' : at}` : text)) as OpenRpc;
}

/** @throws Error other than that the document is rejected */
async function isTakenBy(make: (document: OpenRpc) => unknown, document: OpenRpc): Promise<boolean> {
  try {
    await make(document);
    return true;
  } catch (error) {
    if (error instanceof DocumentError) return false;
    throw error;
  }
}

/** Places of texts, which may be any. */
const free = texts.filter(place => breakouts.every(text => isModelled(withText(documentOfEverything(), place, text))));

function isModelled(document: OpenRpc): boolean {
  try {
    modelOf(document);
    return true;
  } catch (error) {
    if (error instanceof DocumentError) return false;
    throw error;
  }
}

function folder(t: ExecutionContext): string {
  const path = mkdtempSync(join(tmpdir(), 'hostile-'));
  t.teardown(() => rmSync(path, { recursive: true }));
  return path;
}

const values: readonly unknown[] = [
  null,
  5,
  -1.5,
  true,
  [],
  [breakouts[0]],
  [[breakouts[2]]],
  {},
  { toString: 1 },
  { toString: breakouts[0] },
  { $ref: 'x' },
];

test('a document with anything at any place is one, or is rejected', async t => {
  let rejections = 0;
  const valuePlaces = places.filter(({ isKey }) => !isKey);
  for (const [turn, place] of valuePlaces.entries())
    for (const [at, value] of values.entries()) {
      const document = changedAt(documentOfEverything(), place, () => value) as OpenRpc;
      // What a document must be is the same for all languages, so each has it in turn.
      const { client } = languages[(turn + at) % languages.length] ?? { client: modelOf };
      rejections += (await isTakenBy(client, document)) ? 0 : 1;
    }
  t.true(rejections > valuePlaces.length);
  t.log(`${rejections} of ${valuePlaces.length * values.length} were rejected`);
});

for (const { name, needs, client, faultsIn } of languages)
  (needs === undefined || interpreterIsHere(needs) ? test : test.skip)(
    `no text of a document becomes code of the client for ${name}`,
    async t => {
      const whole = breakouts.map(text =>
        free.reduce<OpenRpc>((document, place) => withText(document, place, text), documentOfEverything()),
      );
      const single = free.map(place => withText(documentOfEverything(), place, breakouts.join('')));
      const programs = [...new Set(await Promise.all([...whole, ...single].map(async document => client(document))))];
      t.deepEqual(await faultsIn(folder(t), programs), []);
      t.log(`${free.length} of ${texts.length} places hold texts, ${breakouts.length} texts, ${programs.length} programs`);
    },
  );

/** The words that can name something together: each that collides with none before. */
async function together(
  isTaken: (names: readonly string[]) => Promise<boolean>,
  names: readonly string[],
  before: readonly string[] = [],
): Promise<readonly string[]> {
  const all = [...before, ...names];
  if (names.length === 0 || (await isTaken(all))) return all;
  if (names.length === 1) return before;
  const half = Math.ceil(names.length / 2);
  return together(isTaken, names.slice(half), await together(isTaken, names.slice(0, half), before));
}

for (const { name, needs, client, faultsIn } of languages)
  (needs === undefined || interpreterIsHere(needs) ? test : test.skip)(
    `whatever word names something in a document, the client for ${name} compiles, or says that it cannot`,
    async t => {
      const named = Object.entries(documentsNaming).map(async ([what, naming]) => {
        const isTaken = (names: readonly string[]): Promise<boolean> => isTakenBy(client, naming(names));
        const taken = await together(isTaken, words);
        return { what, taken, program: await client(naming(taken)) };
      });
      const all = await Promise.all(named);
      const programs = all.map(({ program }) => program);
      t.deepEqual(await faultsIn(folder(t), programs), []);
      for (const { what, taken } of all) t.log(`${what}: ${taken.length} of ${words.length} words`);
      t.true(all.every(({ taken }) => taken.length > 10));
    },
  );
