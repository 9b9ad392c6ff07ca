import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Case, firstTime } from './cases.js';
import { compared, type Timing } from './rows.js';
import { type RunningServer, startPeer } from './servers.js';

const peers = { jayson: 'jayson with repositories', koa: 'Koa with repositories' } as const;

/** Measures what other servers make of the calls, beside the bare server over a copy of the same database. Databases stand in this folder. */
export async function measurePeers(
  cases: readonly Case[],
  { bare, database, folder }: { readonly bare: RunningServer; readonly database: string; readonly folder: string },
  timing: Timing,
): Promise<void> {
  process.stdout.write(
    '\n| server | call | requests/s | µs of processor | ratio to the bare server |\n| --- | --- | ---: | ---: | ---: |\n',
  );
  for (const [kind, title] of Object.entries(peers)) {
    const file = join(folder, `${kind}.sqlite`);
    copyFileSync(database, file);
    const server = await startPeer(kind, `sqlite:${file}`);
    try {
      for (const { name, body, connections } of cases.filter(isCalled)) {
        const { one, ratio } = await compared({ server, body }, { server: bare, body }, connections, timing);
        const figures = [one.perSecond.toFixed(0), one.processor.toFixed(0), ratio.toFixed(2)];
        process.stdout.write(`| ${title} | ${name.replace(firstTime, '')} | ${figures.join(' | ')} |\n`);
      }
    } finally {
      await server.stop();
    }
  }
}

/** Calls of the usual database, each once. */
export function isCalled({ name, database = 'usual', beside }: Case): boolean {
  return database === 'usual' && !beside && (name.endsWith(firstTime) || /save|create/.test(name));
}
