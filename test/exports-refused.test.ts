import { existsSync, readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { ExecutionContext } from 'ava';
import type { Header } from '../src/store/exports/form.js';
import { loadExport } from '../src/store/exports/load.js';
import { openStore } from '../src/store/open.js';
import { fileOf } from './helpers/backups.js';
import { newDatabase, onceForAll } from './helpers/databases.js';
import { Dice } from './helpers/dice.js';
import { exportedFrom, fileWith, linesOf, refusalOfLoad, sealed } from './helpers/exports/files.js';
import { patientLimits } from './helpers/patience.js';
import { rowsIn } from './helpers/process.js';
import { enginesInTurn, storeAt, withEntry, withObjects } from './helpers/stores.js';
import test from './helpers/suite.js';

/** The text of an export with few lines. */
const small = onceForAll(async t => {
  const url = await newDatabase(t, 'SQLite', 'tables');
  const store = await storeAt(t, url);
  const [object = 0] = await withObjects(store, 2);
  await withEntry(store, object, { values: JSON.stringify({ text: 'ä'.repeat(66_000) }) });
  await store.close();
  return exportedFrom(t, url);
});

/** Places at which a byte is changed. */
const places = 10;

const oneLine = /^The export cannot be used: [^\n]+\.$/;

/** Refuses a file in one line, and leaves nothing where the database would have been. */
async function refuses(t: ExecutionContext, content: string | Buffer, what: string): Promise<string> {
  const url = await newDatabase(t);
  const refusal = await refusalOfLoad(fileWith(t, content), url);
  t.regex(refusal, oneLine, what);
  t.false(existsSync(fileOf(url)), what);
  return refusal;
}

test('an export that is cut anywhere is refused, whole lines or not, compressed or not', async t => {
  const whole = Buffer.from(await small());
  const ends = [...whole.keys()].filter(at => whole[at] === 0x0a).map(at => at + 1);
  t.true(ends.length > 6);
  for (const end of ends.slice(0, -1)) {
    const line = ends.indexOf(end) + 1;
    t.regex(await refuses(t, whole.subarray(0, end), `cut after line ${line}`), new RegExp(`does not follow line ${line}\\.$`));
    await refuses(t, whole.subarray(0, end + 1), `cut after a byte of line ${line + 1}`);
    await refuses(t, gzipSync(whole.subarray(0, end)), `compressed, cut after line ${line}`);
  }
  await refuses(t, whole.subarray(0, -1), 'without its last byte');
  await refuses(t, '', 'nothing');
  const compressed = gzipSync(whole);
  for (const share of [0.1, 0.5, 0.9]) await refuses(t, compressed.subarray(0, compressed.length * share), `${share} of it`);
});

test('an export with a byte that was changed is refused, wherever it stands', async t => {
  const whole = Buffer.from(await small());
  const dice = new Dice(20_261_122);
  for (let place = 0; place < places; place += 1) {
    const at = dice.below(whole.length);
    const bit = 1 << dice.below(8);
    const changed = Buffer.from(whole);
    changed[at] = (changed[at] ?? 0) ^ bit;
    await refuses(t, changed, `byte ${at}, bit ${bit}`);
  }
});

test('a compressed export with a byte that was changed is refused, or says the same', async t => {
  const whole = await small();
  const compressed = gzipSync(whole);
  const dice = new Dice(20_261_123);
  for (let place = 0; place < places; place += 1) {
    const at = dice.below(compressed.length);
    const changed = Buffer.from(compressed);
    changed[at] = (changed[at] ?? 0) ^ (1 << dice.below(8));
    const isSame = (() => {
      try {
        return gunzipSync(changed).toString() === whole;
      } catch {
        return false;
      }
    })();
    if (!isSame) await refuses(t, changed, `byte ${at}`);
  }
});

test('lines that were removed, swapped, doubled or added are noticed', async t => {
  const lines = (await small()).trimEnd().split('\n');
  const [header = '', ...rows] = lines;
  const trailer = rows.pop() ?? '';
  const text = (...parts: readonly string[]) => `${parts.join('\n')}\n`;
  await refuses(t, text(header, ...rows.slice(1), trailer), 'removed');
  await refuses(t, text(header, ...[...rows].reverse(), trailer), 'swapped');
  await refuses(t, text(header, ...rows, ...rows.slice(-1), trailer), 'doubled');
  await refuses(t, text(...lines, ...rows.slice(-1)), 'added');
  await refuses(t, text(...lines, ...lines), 'twice');
});

test('a line that is damaged is named', async t => {
  const lines = linesOf(await small());
  const damaged = lines.map((line, at) => (at === 3 ? line.replace('"row"', '"rwo"') : line));
  const last = (await small()).trimEnd().split('\n').at(-1);
  t.is(await refuses(t, `${[...damaged, last].join('\n')}\n`, 'a member'), 'The export cannot be used: line 4 is damaged.');
});

test('a file that is no export is refused as such', async t => {
  for (const content of ['{}\n', 'text\n'.repeat(9), '{"format":"other"}\n{"rows":{},"sha256":""}\n', 'x'.repeat(20_000_000)])
    t.regex(await refuses(t, content, content.slice(0, 20)), /: it is no export of kataster|does not follow line/);
});

const newer: readonly { readonly what: string; change(header: Header): object; readonly refusal: RegExp }[] = [
  {
    what: 'form',
    change: header => ({ ...header, version: 2 }),
    refusal: /a newer version of kataster \(form 2; this version reads up to form 1\)\.$/,
  },
  {
    what: 'schema',
    change: header => ({ ...header, kataster: '9.1.0', migrations: [...header.migrations, 'Later1900000000000'] }),
    refusal: /by another version of kataster, 9\.1\.0, with tables that this one does not know/,
  },
];

for (const { what, change, refusal } of newer)
  test(`an export of a newer ${what} is refused`, async t => {
    const [header = '', ...rows] = linesOf(await small());
    const changed = sealed([JSON.stringify(change(JSON.parse(header))), ...rows]);
    t.regex(await refuses(t, changed, what), refusal);
  });

/** Exports whose checksum is right, with rows that cannot be. */
const impossible: Readonly<Record<string, (line: string) => string>> = {
  'an id twice': line => `${line}\n${line}`,
  'a status that there is not': line => line.replace('"status":"normal"', '"status":"lost"'),
  'a row without an id': line => line.replace(/"id":\d+/, '"id":null'),
};

for (const engine of enginesInTurn) {
  for (const [what, change] of Object.entries(impossible))
    engine.test(`${engine.name}: an export that fails while it is loaded leaves nothing behind: ${what}`, async t => {
      const whole = await small();
      const lines = linesOf(whole);
      const entry = lines.findIndex(line => line.startsWith('{"table":"objects","row":'));
      const changed = sealed(lines.flatMap((line, at) => (at === entry ? change(line).split('\n') : line)));
      const url = await newDatabase(t, engine.name);
      t.regex(await refusalOfLoad(fileWith(t, changed), url), oneLine);
      if (engine.name === 'SQLite') t.deepEqual(readdirSync(dirname(fileOf(url))), ['kataster.sqlite.lock']);
      else t.deepEqual(await rowsIn(url, 'SELECT id FROM objects'), []);
      await loadExport(fileWith(t, whole), url);
      t.true((await exportedFrom(t, url)) === whole);
    });

  engine.test(`${engine.name}: a database with records is refused and stays as it is, unless it is to be replaced`, async t => {
    const url = await newDatabase(t, engine.name, 'tables');
    const store = await storeAt(t, url);
    await withObjects(store, 1);
    await store.close();
    const before = await exportedFrom(t, url);
    const file = fileWith(t, await small());
    t.is(
      await refusalOfLoad(file, url),
      'The database has records already (in objects). Name an empty one, or restore with --replace.',
    );
    t.is(await exportedFrom(t, url), before);
    const { former } = await loadExport(file, url, { isToReplace: true });
    t.true((await exportedFrom(t, url)) === (await small()));
    if (engine.name === 'SQLite') t.is(await exportedFrom(t, `sqlite:${former}`), before);
  });

  engine.test(`${engine.name}: a database in use is refused`, async t => {
    const url = await newDatabase(t, engine.name, 'tables');
    const store = await openStore({ url, durability: 'fast', limits: patientLimits });
    t.regex(await refusalOfLoad(fileWith(t, await small()), url), /in use.* Stop the service first\.$/);
    await store.close();
  });
}
