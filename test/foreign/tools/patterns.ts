import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ExecutionContext } from 'ava';
import type { OpenRpc } from '../../../src/discovery/openrpc.js';
import { siteDocument } from '../../../src/discovery/site-document.js';
import { document, registry } from '../../helpers/catalogue.js';
import { temporaryFolder } from '../../helpers/databases.js';

/** Texts that dialects of regular expressions may take for something else: letters, digits and blanks of Unicode, characters of two units. */
const texts = [
  ...[
    '',
    'a',
    'title',
    'Zürich',
    '😀',
    'a😀b',
    'tab\there',
    'line\nbreak',
    'a b',
    'a\u00a0b',
    '\u3000',
    ' ',
    '\ufeff',
    'x\u0001',
  ],
  ...['1', '12', '007', '-5', '1.5', '1,5', '1,234', '9007199254740992', '٣', '08:30', '#a2bcfa', 'C__CATG__IP', 'ABC-_'],
  ...['2026-02-28', '2026-02-30', '2026-02-28T10:00:00Z', '2026-02-28 10:00', '2026-02-30xyz', 'now', 'Yesterday', '2 weeks ago'],
  ...['10.0.0.0', '10.0.0.0/24', '255.255.255.0', '2001:db8::1', 'ffff:ffff::', 'web1.example.org', '00:1b:63:84:45:e6'],
  ...['ada@example.org', '51° 20\' 23" N', '\u0085', '\u2028', 'ſ', 'K'],
];

/** Programs that print, for each pattern and each text, whether the text follows it, as 1 or 0. */
export const programs = {
  're of Python': {
    command: 'python3',
    file: 'run.py',
    run: [],
    code: `import json, re
given = json.load(open("given.json"))
print("".join("1" if re.search(each, text) else "0" for each in given["patterns"] for text in given["texts"]))`,
  },
  'preg of PHP': {
    command: 'php',
    file: 'run.php',
    run: [],
    code: `<?php $given = json_decode(file_get_contents('given.json'));
foreach ($given->patterns as $each) foreach ($given->texts as $text)
    echo preg_match('#' . str_replace('#', '\\\\#', $each) . '#u', $text);`,
  },
  'regexp of Go': {
    command: 'go',
    file: 'run.go',
    run: ['run'],
    code: `package main
import ("encoding/json"; "fmt"; "os"; "regexp")
func main() {
	var given struct{ Patterns, Texts []string }
	text, _ := os.ReadFile("given.json")
	if err := json.Unmarshal(text, &given); err != nil { panic(err) }
	for _, each := range given.Patterns {
		form := regexp.MustCompile(each)
		for _, text := range given.Texts { if form.MatchString(text) { fmt.Print(1) } else { fmt.Print(0) } }
	}
}`,
  },
} as const;

function patternsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) =>
    key === 'pattern' && typeof each === 'string' ? [each] : patternsIn(each),
  );
}

const patterns = [...new Set(patternsIn(siteDocument(document as OpenRpc, registry, 'en').components.schemas))];
const expected = (flags: string) =>
  patterns.flatMap(each => texts.map(text => Number(new RegExp(each, flags).test(text)))).join('');

/** The patterns mean in another language what they mean in JavaScript, and there with and without `u` the same. */
export function readsAlike(t: ExecutionContext, tool: keyof typeof programs): void {
  const { command, file, run, code } = programs[tool];
  const cwd = temporaryFolder(t);
  writeFileSync(join(cwd, 'given.json'), JSON.stringify({ patterns, texts }));
  writeFileSync(join(cwd, file), code);
  const { stdout, stderr } = spawnSync(command, [...run, file], { cwd, encoding: 'utf8' });
  t.is(expected(''), expected('u'));
  t.is(stdout.trim(), expected('u'), stderr);
}
