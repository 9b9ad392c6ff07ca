import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { ExecutionContext } from 'ava';
import type { Page } from 'playwright-core';
import { browserTest } from '../helpers/browser.js';
import { openedConsole, signIn } from '../helpers/console.js';
import { interpreterIsHere } from '../helpers/interpreters.js';
import { builtClients, python, pythonIsHere } from '../helpers/python.js';
import { callerOf, resultOf } from '../helpers/rpc.js';
import { testKey } from '../helpers/service.js';
import test from '../helpers/suite.js';
import { until } from '../helpers/waiting.js';

const run = promisify(execFile);
const roomy = { maxBuffer: 64 * 1024 * 1024 };

/** Programs in a language as the page has them, carried out: the result of each call in its order. */
const carriedOut: Readonly<Record<string, (t: ExecutionContext, text: string) => Promise<readonly unknown[]>>> = {
  curl: async (_, text) => {
    const outputs: unknown[] = [];
    for (const command of text.split('\n\n')) {
      const { stdout } = await run('sh', ['-c', command], roomy);
      outputs.push(JSON.parse(stdout).result);
    }
    return outputs;
  },
  TypeScript: async (t, text) => {
    // Within the package, its own name leads to the client as it does for a program that depends on it.
    const folder = mkdtempSync(join('dist', 'pasted-'));
    t.teardown(() => rmSync(folder, { recursive: true, force: true }));
    const shown = "console.log = result => process.stdout.write(JSON.stringify(result) + '\\n');\n";
    writeFileSync(join(folder, 'pasted.ts'), text);
    writeFileSync(join(folder, 'pasted.mjs'), shown + text);
    const options = ['--noEmit', '--strict', '--target', 'es2023', '--module', 'nodenext', '--types', 'node'];
    await run('node_modules/.bin/tsc', [...options, '--ignoreConfig', join(folder, 'pasted.ts')], roomy);
    return linesOf((await run(process.execPath, [join(folder, 'pasted.mjs')], roomy)).stdout);
  },
  Python: async (_, text) => {
    const shown = 'import builtins, json\nprint = lambda result: builtins.print(json.dumps(result))\n';
    const { out, errors } = await python(builtClients, shown + text);
    if (errors !== '') throw new Error(errors);
    return linesOf(out);
  },
};

function linesOf(output: string): readonly unknown[] {
  return output
    .split('\n')
    .filter(Boolean)
    .map(line => JSON.parse(line));
}

/** Answers that the page got, by the call as the page shows it. */
function answersOf(page: Page): ReadonlyMap<string, unknown> {
  const answers = new Map<string, unknown>();
  page.on('response', async response => {
    if (new URL(response.url()).pathname !== '/jsonrpc') return;
    const sent = [JSON.parse(response.request().postData() ?? '[]')].flat();
    const got = [await response.json().catch(() => [])].flat();
    for (const { id, method, params } of sent) {
      const { idempotency_key: _, time_zone: __, ...shown } = params;
      answers.set(JSON.stringify([method, shown]), got.find(each => each.id === id)?.result);
    }
  });
  return answers;
}

/** Members that differ from call to call: sealed cursors, and addresses of pictures, which are good for a while. */
const ofTheMoment: ReadonlySet<string> = new Set(['cursor', 'image', 'last_used', 'lastUsed']);

const time = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d/;

/** A result without what is of the moment. Pages ask for times in the zone of the reader, which is UTC here, so they end with the zone. */
function lasting(result: unknown): unknown {
  const text = JSON.stringify(result ?? null, (name, value) => {
    if (ofTheMoment.has(name)) return undefined;
    return typeof value === 'string' && time.test(value) ? value.slice(0, 19).replace('T', ' ') : value;
  });
  return JSON.parse(text);
}

/** Programs that the page shows in each language, all of the same calls: a page that still loads makes more. */
async function programsOf(page: Page): Promise<ReadonlyMap<string, string>> {
  const languages = ['JSON', ...Object.keys(carriedOut)];
  for (;;) {
    const texts = new Map<string, string>();
    for (const language of languages) texts.set(language, await pasted(page, language));
    if (texts.get('JSON') === (await pasted(page, 'JSON'))) return texts;
  }
}

async function pasted(page: Page, language: string): Promise<string> {
  const dialog = page.getByRole('dialog', { name: 'As a program' });
  await dialog.getByRole('button', { name: language, exact: true }).click();
  return (await dialog.locator('code').innerText()).replaceAll('YOUR KEY', testKey);
}

const pastingTest = interpreterIsHere('curl') && pythonIsHere() ? browserTest : test.serial.skip;

for (const [title, path, text = 'R1'] of [
  ['the start page', () => '/', 'Rack'],
  ['a list', () => '/objects?type=C__OBJTYPE__ENCLOSURE&columns=title,C__CATG__LOCATION-parent,sysid'],
  ['an object', (rack: number) => `/objects/${rack}`],
  ['a rack', (rack: number) => `/places/${rack}`],
  ['the impact of an object', (rack: number) => `/impact/${rack}`],
  ['what an object was and is', (rack: number) => `/history/compare?object=${rack}&from=1`],
  ['the history of an object', (rack: number) => `/history?object=${rack}`],
] as readonly (readonly [string, (rack: number) => string, string?])[])
  pastingTest(`the calls of ${title}, pasted, return what it shows: curl, TypeScript and Python`, async t => {
    const { page, service, faults, contract } = await openedConsole(t, { timezoneId: 'UTC' });
    const [rack] = await resultOf<readonly { readonly id: string }[]>(
      callerOf(service, 'contract')('cmdb.objects.read', { filter: { title: 'R1' }, limit: 1 }),
    );
    await signIn(page, service.url, '/schema');
    const answers = answersOf(page);
    await page.goto(service.url + path(Number(rack?.id)));
    await page.locator('main:not(:has(.waiting))').getByText(text, { exact: true }).first().waitFor();
    await page.getByRole('button', { name: 'As a program' }).click();
    const programs = await programsOf(page);
    const calls = JSON.parse(`[${programs.get('JSON')?.replaceAll('\n\n{', ',{')}]`);
    t.true(calls.length > 0);
    await until(() =>
      calls.every(({ method, params }: { method: string; params: object }) => answers.has(JSON.stringify([method, params]))),
    );
    const shown = calls.map(({ method, params }: { method: string; params: object }) =>
      lasting(answers.get(JSON.stringify([method, params]))),
    );
    t.true(JSON.stringify(shown).includes(`"${text}"`));
    for (const [language, carryOut] of Object.entries(carriedOut)) {
      const returned = await carryOut(t, programs.get(language) ?? '');
      t.is(returned.length, calls.length, language);
      for (const [at, result] of returned.entries()) t.deepEqual(lasting(result), shown[at], `${language}: ${calls[at].method}`);
    }
    t.deepEqual([faults, contract.faults], [[], []]);
  });
