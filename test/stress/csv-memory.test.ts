import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { temporaryFolder } from '../helpers/databases.js';
import { send } from '../helpers/http.js';
import { type Running, run, serve } from '../helpers/process.js';
import { testKey } from '../helpers/service.js';
import test from '../helpers/suite.js';

const atMost = 200;
const columns =
  'Name;Seriennummer;Einsatzzweck;Hersteller;Modell;Firmware;Produkt-ID;Service Tag;Beschreibung (Allgemein);CPU-Frequenz;Raum;Team';
/** Columns whose cells are titles of objects. */
const links = ['--column', 'Raum=C__CATG__LOCATION-parent', '--column', 'Team=C__CATG__CONTACT-contact'];
const [rooms, teams] = [20, 7];

interface Call {
  readonly id: number;
  readonly method: string;
  readonly params: {
    readonly operations?: readonly object[];
    readonly dry_run?: boolean;
    readonly filter?: { readonly title?: string };
  };
}

/** Rows of twelve columns, of which each makes an object that leads to two others. */
function linesOf(count: number): string {
  const row = (at: number): string =>
    `web${at};S${at};Production;ACME ${at % 7};M${at % 20};F${at % 100};P${at};T${at};A text about the server ${at};${1 + (at % 4)} GHz;Room ${at % rooms};Team ${at % teams}`;
  return `${columns}\n${Array.from({ length: count }, (_, at) => row(at)).join('\n')}\n`;
}

/** Whether a call looks for the object of a row: there is none yet. */
function asksForRow({ method, params }: Call): boolean {
  return method === 'cmdb.objects.read' && params.filter?.title?.startsWith('web') === true;
}

/** The highest resident size of a process in MB, asked for until it ends. */
async function peakOf({ pid, ended }: Running): Promise<number> {
  let peak = 0;
  const timer = setInterval(() => {
    try {
      const [, size] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
      peak = Math.max(peak, (Number(size ?? 0) * 1024) / 1e6);
    } catch {}
  }, 20);
  await ended.finally(() => clearInterval(timer));
  return peak;
}

(process.platform === 'linux' ? test : test.skip)(
  'importing 100,000 rows of ten columns and two of links by title takes less than 200 MB',
  async t => {
    t.timeout(600_000);
    const folder = temporaryFolder(t);
    const database = join(folder, 'kataster.sqlite');
    const environment = { KATASTER_DATABASE: `sqlite:${database}` };
    const { endpoint } = await serve(t, environment);
    for (const [type, title, count] of [
      ['C__OBJTYPE__ROOM', 'Room', rooms],
      ['C__OBJTYPE__PERSON_GROUP', 'Team', teams],
    ] as const)
      for (let at = 0; at < count; at += 1) {
        const body = JSON.stringify({
          jsonrpc: '2.0',
          id: 1,
          method: 'cmdb.object.create',
          params: { type, title: `${title} ${at}` },
        });
        const { text: said } = await send(endpoint(), { body, headers: { 'X-Api-Key': testKey, Connection: 'close' } });
        t.regex(said, /"result"/);
      }
    // The service would take minutes: it answers the first call of each kind and length, and a stand-in says the same to the others.
    const answers = new Map<string, string>();
    const answer = async (body: string): Promise<string> => {
      const sent: Call | readonly Call[] = JSON.parse(body);
      if (Array.isArray(sent) && sent.every(asksForRow))
        return JSON.stringify(sent.map(({ id }) => ({ jsonrpc: '2.0', id, result: [] })));
      const own = (): Promise<string> =>
        send(endpoint(), { body, headers: { 'X-Api-Key': testKey, Connection: 'close' } }).then(given => given.text);
      if (!('method' in sent) || sent.method !== 'kataster.changes.apply') return own();
      const kind = `${sent.params.operations?.length} ${sent.params.dry_run}`;
      const said = answers.get(kind) ?? (await own());
      answers.set(kind, said);
      return said.replace(/"id":\d+/, `"id":${sent.id}`);
    };
    renameSync(`${database}.socket`, join(folder, 'service.socket'));
    const standIn = createServer((request, response) => {
      text(request)
        .then(answer)
        .then(said => response.setHeader('Content-Type', 'application/json').end(said));
    });
    await new Promise<void>(resolve => standIn.listen(`${database}.socket`, resolve));
    t.teardown(() => standIn.close());
    const peaks: number[] = [];
    for (const count of [1, 100_000]) {
      const file = join(folder, `${count}.csv`);
      writeFileSync(file, linesOf(count));
      const running = run(t, ['import', 'csv', file, '--type', 'Server', ...links], { ...environment, KATASTER_LANGUAGE: 'en' });
      peaks.push(await peakOf(running));
      const { code, stdout, stderr } = await running.ended;
      t.deepEqual([code, stderr], [0, '']);
      t.regex(stdout, new RegExp(`Objects: ${count} new, 0 changed, 0 unchanged`));
      t.notRegex(stdout, /not imported|Rows rejected/);
      t.regex(stdout, /\nRaum\tC__CATG__LOCATION-parent\t\nTeam\tC__CATG__CONTACT-contact\t\n/);
    }
    const [alone = 0, all = 0] = peaks;
    t.log(`${alone.toFixed(0)} MB for one row, ${all.toFixed(0)} MB for 100,000`);
    t.true(alone > 0 && all - alone < atMost, `${(all - alone).toFixed(0)} MB more`);
  },
);
