import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { ExecutionContext } from 'ava';
import { type DumpFile, readDump } from '../../src/import/dump-file.js';
import { DumpError } from '../../src/mappings/dump.js';
import { scratchFolder } from '../helpers/scratch.js';
import test from '../helpers/suite.js';

const rows = ['Köln', 'Zürich'].map((name, at) => ({ model: 'dcim.site', pk: at + 1, fields: { name, status: 'active' } }));
const list = JSON.stringify(rows, null, 1);
const lines = rows.map(row => `${JSON.stringify(row)}\n`).join('');
const log = "🧬 loaded config '/etc/netbox/config/configuration.py'\n[INFO] ready\n";

function fileOf(t: ExecutionContext, content: string | Uint8Array): string {
  const folder = scratchFolder('kataster-dump-');
  t.teardown(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'dump.json');
  writeFileSync(path, content);
  return path;
}

const utf16 = (content: string): Buffer => Buffer.from(content, 'utf16le');
const bigEndian = (content: string): Buffer => utf16(content).swap16();

const forms: Readonly<Record<string, readonly [content: string | Uint8Array, encoding?: DumpFile['encoding']]>> = {
  'UTF-8': [list],
  'UTF-8 with a byte order mark': [`\uFEFF${list}`],
  'UTF-16, as PowerShell redirects': [utf16(`\uFEFF${list}`), 'utf-16le'],
  'UTF-16 of the other order': [bigEndian(`\uFEFF${list}`), 'utf-16be'],
  'UTF-16 without a byte order mark': [utf16(list), 'utf-16le'],
  'Windows-1252': [Buffer.from(list, 'latin1'), 'windows-1252'],
  gzip: [gzipSync(list)],
  'JSON lines': [lines],
  'JSON lines, one without its end, and an empty one': [`\n${lines.trimEnd()}`],
  'JSON lines with carriage returns': [lines.replaceAll('\n', '\r\n')],
  'JSON lines packed by gzip': [gzipSync(lines)],
  'lines of another program before the list': [log + list],
  'lines of another program before JSON lines': [log + lines],
};

for (const [form, [content, encoding = 'utf-8']] of Object.entries(forms))
  test(`a dump is read: ${form}`, t => {
    const read = readDump(fileOf(t, content));
    t.deepEqual(
      read.rows.map(({ fields }) => fields.name),
      ['Köln', 'Zürich'],
    );
    t.deepEqual([read.strays, read.encoding], [[], encoding]);
  });

test('a dump is read: JSON lines of one row', t => {
  t.is(readDump(fileOf(t, JSON.stringify(rows[0]))).rows.length, 1);
});

const refused: Readonly<Record<string, readonly [content: string | Uint8Array, reason: RegExp]>> = {
  'UTF-16 that breaks off': [
    utf16(`\uFEFF${list}`).subarray(0, -1),
    / has bytes that are no characters of utf-16le; write it in UTF-8/,
  ],
  'a packed file that breaks off': [
    gzipSync(list).subarray(0, -12),
    / cannot be unpacked \(Z_BUF_ERROR\): expected a whole file/,
  ],
  'a list that breaks off': [list.slice(0, -3), / is not JSON: .*--format jsonl.*-o dump\.json/],
  'JSON lines that break off': [lines.slice(0, -3), / is not JSON: /],
  YAML: ['- model: dcim.site\n  pk: 1\n  fields: {name: X}\n', / is not JSON: /],
  XML: ['<?xml version="1.0" encoding="utf-8"?><django-objects version="1.0"></django-objects>', / is not JSON: /],
  'a text of lines that begin like lists': [`x\n${'[INFO]\n'.repeat(1000)}`, / is not JSON: /],
};

for (const [what, [content, reason]] of Object.entries(refused))
  test(`a file is refused, with what to do: ${what}`, t => {
    const { reason: given } = t.throws(() => readDump(fileOf(t, content)), { instanceOf: DumpError }) ?? {};
    t.regex(given?.en ?? '', reason);
    t.not(given?.de, given?.en);
  });

test('a file that is too large, packed or not, is refused', t => {
  for (const content of [list, gzipSync(list), gzipSync(' '.repeat(1_000_000))]) {
    const { reason } = t.throws(() => readDump(fileOf(t, content), 100), { instanceOf: DumpError }) ?? {};
    t.regex(reason?.en ?? '', / is too large: unpacked, a dump has at most 0\.0001 MB; leave out models/);
  }
});
