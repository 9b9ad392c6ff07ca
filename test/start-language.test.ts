import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { refusalOf } from './helpers/commands.js';
import test from './helpers/suite.js';

/** Files by names that are words of the tables: as values they stay as they are. */
const files = { none: 'no database, but long enough to be read', view: '[]', birth: '[', 'catalog/cmdb-statuses.json': '{}' };

interface Case {
  readonly words: string;
  readonly settings?: Readonly<Record<string, string>>;
  readonly german: string;
}

/** Commands and their faults; a path behind `@` is in the folder of the files. */
const cases: readonly Case[] = [
  {
    words: 'check',
    settings: { KATASTER_PORT: 'none' },
    german: 'KATASTER_PORT: erwartet wird eine ganze Zahl von 0 bis 65535, nicht "none"',
  },
  {
    words: 'check',
    settings: { KATASTER_DURABILITY: 'none' },
    german: 'KATASTER_DURABILITY: erwartet wird full, fast, nicht "none"',
  },
  {
    words: 'key list',
    settings: { KATASTER_SECRET_FILE: '@absent' },
    german: 'KATASTER_SECRET_FILE: absent lässt sich nicht lesen (ENOENT)',
  },
  {
    words: 'check',
    settings: { KATASTER_DATABASE: 'none' },
    german: 'KATASTER_DATABASE: erwartet wird sqlite:FILE oder postgres://user@host:port/database',
  },
  { words: 'check', settings: { KATASTER_CATALOG: '@absent' }, german: 'absent: diesen Ordner gibt es nicht' },
  {
    words: 'check',
    settings: { KATASTER_CATALOG: '@catalog' },
    german: 'catalog/cmdb-statuses.json: erwartet wird eine Liste',
  },
  { words: 'check', german: 'Die Datenbank lässt sich nicht öffnen: die Datei ist keine SQLite-Datenbank.' },
  { words: 'secret create @none', german: 'none gibt es schon und könnte einen benutzten Schlüssel enthalten' },
  { words: 'import netbox @view', german: 'view ist eine leere Liste: Es gibt nichts zu importieren' },
  {
    words: 'import netbox @birth',
    german:
      'birth ist kein JSON: erwartet wird die Liste, die `manage.py dumpdata` schreibt, oder mit `--format jsonl` eine Zeile je ' +
      'Datensatz; schreiben Sie ihn mit `-o dump.json`, dann ist er vollständig und enthält nichts anderes',
  },
  { words: 'import netbox @absent', german: 'absent lässt sich nicht lesen (ENOENT)' },
];

for (const { words, settings = {}, german } of cases)
  test.serial(`a command says in German: ${german}`, async t => {
    const folder = mkdtempSync(join(tmpdir(), 'kataster-language-'));
    t.teardown(() => rmSync(folder, { recursive: true, force: true }));
    mkdirSync(join(folder, 'catalog'));
    for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
    const placed = (text: string): string => text.replaceAll('@', `${folder}/`);
    const own = Object.entries(settings).map(([name, value]) => [name, placed(value)]);
    const environment = { KATASTER_LANGUAGE: 'de', KATASTER_DATABASE: `sqlite:${folder}/none`, ...Object.fromEntries(own) };
    const refusal = await refusalOf(words.split(' ').map(placed), environment);
    t.is(refusal.replaceAll(`${folder}/`, ''), german);
  });
