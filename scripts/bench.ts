import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { benchKey, type Case, cases, objects, objectWithTwentyEntries } from './bench/cases.js';
import { type Measured, measure } from './bench/load.js';
import { type RunningServer, startBare, startKataster } from './bench/servers.js';

const seconds = Number(process.env.BENCH_SECONDS ?? 2);
const rounds = Number(process.env.BENCH_ROUNDS ?? 3);
const publicUrl = 'http://bench.invalid';
const folder = mkdtempSync(join(tmpdir(), 'kataster-bench-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

const own = join(folder, 'kataster.sqlite');
const bare = join(folder, 'bare.sqlite');
const address = await fill(own);
copyFileSync(own, bare);
const servers = { kataster: await startKataster(own, publicUrl), bare: await startBare(bare, { publicUrl, address }) };
try {
  await compareAnswers();
  process.stdout.write(
    '| call | requests/s | p50 ms | p99 ms | bare requests/s | ratio |\n| --- | ---: | ---: | ---: | ---: | ---: |\n',
  );
  for (const each of cases) process.stdout.write(`${await row(each)}\n`);
} finally {
  await servers.kataster.stop();
  await servers.bare.stop();
}

/** Makes the objects of the benchmark through the service, and answers one host address as it is read. */
async function fill(file: string): Promise<object> {
  const service = await startKataster(file, publicUrl);
  const model = { manufacturer: 'Lenovo', title: 'ThinkSystem SR650', serial: 'S0', firmware: 'v1' };
  const addresses = Array.from({ length: 20 }, (_, at) => ({ ipv4_address: `10.0.0.${at + 1}` }));
  const calls = Array.from({ length: objects }, (_, at) => {
    const categories = { C__CATG__MODEL: model, ...(at + 1 === objectWithTwentyEntries ? { C__CATG__IP: addresses } : {}) };
    const params = { apikey: benchKey, type: 'C__OBJTYPE__SERVER', title: `server ${at + 1}`, categories };
    return { jsonrpc: '2.0', id: at, method: 'cmdb.object.create', params };
  });
  await service.call(JSON.stringify(calls));
  const params = { apikey: benchKey, objID: objectWithTwentyEntries, category: 'C__CATG__IP', limit: 1 };
  const [entry] = JSON.parse(
    await service.call(JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'cmdb.category.read', params })),
  ).result;
  await service.stop();
  return entry;
}

/** Figures of different answers cannot be compared. */
async function compareAnswers(): Promise<void> {
  for (const { name, body } of cases.filter(each => each.name.includes('read'))) {
    const [one, other] = await Promise.all([servers.kataster.call(body(1)), servers.bare.call(body(1))]);
    if (one !== other) throw new Error(`${name} is answered differently:\n${one}\n${other}`);
  }
}

/** The median of the rounds; the servers take turns, so that both meet the same machine. */
async function row(each: Case): Promise<string> {
  const measured: { kataster: Measured; bare: Measured }[] = [];
  for (let round = 0; round < rounds; round += 1)
    measured.push({ kataster: await under(servers.kataster, each), bare: await under(servers.bare, each) });
  const ratios = measured.map(({ kataster, bare }) => kataster.perSecond / bare.perSecond);
  const { kataster, bare } = measured[ratios.indexOf(median(ratios))] as (typeof measured)[number];
  const figures = [
    kataster.perSecond.toFixed(0),
    kataster.p50.toFixed(2),
    kataster.p99.toFixed(2),
    bare.perSecond.toFixed(0),
    median(ratios).toFixed(2),
  ];
  return `| ${each.name} | ${figures.join(' | ')} |`;
}

function under({ port, path }: RunningServer, { connections, body }: Case): Promise<Measured> {
  return measure({ port, path, connections, seconds, body });
}

function median(values: readonly number[]): number {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}
