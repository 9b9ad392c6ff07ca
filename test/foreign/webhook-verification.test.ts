import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ExecutionContext } from 'ava';
import { article } from '../../src/site/articles/articles.js';
import { temporaryFolder } from '../helpers/databases.js';
import { interpreterIsHere } from '../helpers/interpreters.js';
import { pythonIsHere } from '../helpers/python.js';
import { callerOf, resultOf } from '../helpers/rpc.js';
import { serviceOver } from '../helpers/service.js';
import { engines, freshStore } from '../helpers/stores.js';
import test from '../helpers/suite.js';
import { until } from '../helpers/waiting.js';
import { permitted, receiver } from '../helpers/webhook-receiver.js';

/** The first example of the article in a language. */
function exampleIn(language: string): string {
  const [, code = ''] = new RegExp(`\`\`\`${language}\n([\\s\\S]*?)\`\`\``).exec(article('webhooks').text) ?? [];
  return code;
}

/** How an example is run: it reads secret, headers and body from the file that it is given, and prints whether the delivery is genuine. */
const programs = {
  python: {
    file: 'verify.py',
    command: 'python3',
    lines: (code: string) => `${code}
import json, sys
given = json.load(open(sys.argv[1]))
print(str(is_genuine(given["secret"], given["headers"], given["body"].encode())).lower())
`,
  },
  javascript: {
    file: 'verify.mjs',
    command: process.execPath,
    lines: (code: string) => `${code}
const { secret, headers, body } = JSON.parse((await import('node:fs')).readFileSync(process.argv[2], 'utf8'));
console.log(isGenuine(secret, headers, body));
`,
  },
  php: {
    file: 'verify.php',
    command: 'php',
    lines: (code: string) => `<?php ${code}
$given = json_decode(file_get_contents($argv[1]), true);
echo is_genuine($given['secret'], $given['headers'], $given['body']) ? 'true' : 'false';
`,
  },
} as const;

type Language = keyof typeof programs;

const isThere: Readonly<Record<Language, () => boolean>> = {
  python: pythonIsHere,
  javascript: () => true,
  php: () => interpreterIsHere('php'),
};

for (const language of Object.keys(programs) as Language[])
  (isThere[language]() ? test : test.skip)(
    `the example in ${language} verifies a delivery, and rejects another body`,
    async t => {
      const delivery = await delivered(t);
      t.is(await verdict(t, language, delivery), 'true');
      t.is(await verdict(t, language, { ...delivery, body: delivery.body.replace('test', 'tess') }), 'false');
      const later = { ...delivery.headers, 'webhook-timestamp': String(Number(delivery.headers['webhook-timestamp']) + 1) };
      t.is(await verdict(t, language, { ...delivery, headers: later }), 'false');
    },
  );

/** A delivery that a service made just now. */
async function delivered(t: ExecutionContext) {
  const to = await receiver(t);
  const [sqlite] = engines;
  if (!sqlite) throw new Error('There is no engine.');
  const service = await serviceOver(t, await freshStore(t, sqlite), permitted, { now: () => new Date() });
  const call = callerOf(service, 'contract');
  const { id, secret } = await resultOf<{ id: string; secret: string }>(
    call('kataster.webhook.create', { title: 'hook', url: to.url }),
  );
  await resultOf(call('kataster.webhook.test', { id }));
  await until(() => to.received.length === 1);
  const [delivery] = to.received;
  if (!delivery) throw new Error('Nothing was delivered.');
  return { secret, headers: delivery.headers, body: delivery.body };
}

async function verdict(t: ExecutionContext, language: Language, delivery: object): Promise<string> {
  const { file, command, lines } = programs[language];
  const folder = temporaryFolder(t);
  const [program, given] = [join(folder, file), join(folder, 'delivery.json')];
  writeFileSync(program, lines(exampleIn(language)));
  writeFileSync(given, JSON.stringify(delivery));
  return new Promise(resolve => {
    execFile(command, [program, given], (error, out) => resolve(error ? error.message : out.trim()));
  });
}
