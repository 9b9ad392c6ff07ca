import { writeFileSync } from 'node:fs';
import { Command, Option } from 'commander';
import { goClient } from '../clients/go/client.js';
import { phpClient } from '../clients/php/client.js';
import { DocumentError } from '../clients/plain-names.js';
import { pythonClient } from '../clients/python/client.js';
import { typescriptClient } from '../clients/typescript/client.js';
import type { OpenRpc } from '../discovery/openrpc.js';
import { withMarksInPlace } from '../discovery/schema-marks.js';
import { language, said, spoken } from './language/spoken.js';
import { StartError } from './start-error.js';

const clients = { typescript: typescriptClient, python: pythonClient, php: phpClient, go: goClient } as const;
const answersWithin = 30_000;

const help = `
The client knows the methods of the service and the categories of its site, so that a misspelt attribute does not compile.

  kataster generate client --url http://127.0.0.1:8080 --language typescript --out kataster.ts

The key may also stand in KATASTER_API_KEY, where no list of processes shows it.
`;

interface Asked {
  readonly url: string;
  readonly key?: string;
  readonly language: keyof typeof clients;
  readonly out?: string;
}

/** `kataster generate client`: a typed client of a running service. */
export function generateCommand(): Command {
  return new Command('generate').description('Generate files from a running service.').addCommand(
    new Command('client')
      .description('Generate a client that is typed by the methods and categories of a service.')
      .requiredOption('--url <url>', 'address of the service, such as http://127.0.0.1:8080')
      .option('--key <key>', 'a key of the service; KATASTER_API_KEY where absent')
      .addOption(
        new Option('--language <language>', 'what the client is written in').choices(Object.keys(clients)).makeOptionMandatory(),
      )
      .option('--out <file>', 'the file to write; the standard output where absent')
      .addHelpText('after', spoken(help))
      .action(generateClient),
  );
}

async function generateClient({ url, key = process.env.KATASTER_API_KEY, language, out }: Asked): Promise<void> {
  if (!key) throw new StartError(said`--key or KATASTER_API_KEY: a service tells its categories to those who have a key`);
  const text = clientOf(await discovered(endpointOf(url), key), language);
  if (out === undefined) process.stdout.write(text);
  else write(out, text);
}

/** The address of the calls, where only that of the service is given. */
function endpointOf(url: string): string {
  if (!URL.canParse(url) || !/^https?:/.test(url))
    throw new StartError(said`--url: expected an address such as http://127.0.0.1:8080`);
  const address = new URL(url);
  return address.pathname === '/' ? new URL('/jsonrpc', address).href : address.href;
}

interface RpcResponse {
  readonly result?: Partial<OpenRpc>;
  readonly error?: { readonly message: string };
}

async function discovered(url: string, apikey: string): Promise<OpenRpc> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'rpc.discover', params: { apikey, language: language() } });
  const headers = { 'Content-Type': 'application/json' };
  const answer = await fetch(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(answersWithin) })
    .then(response => response.json() as Promise<RpcResponse>)
    .catch(error => rejected(said`${url} does not answer as a service would (${reasonOf(error)})`));
  const { result, error } = answer;
  if (error) return rejected(said`the service refuses: ${error.message}`);
  if (!Array.isArray(result?.methods) || !result.components) return rejected(said`${url} answers no document`);
  return result as OpenRpc;
}

function clientOf(document: OpenRpc, language: keyof typeof clients): string {
  try {
    return clients[language](withMarksInPlace(document));
  } catch (error) {
    return error instanceof DocumentError
      ? rejected(error.message)
      : rejected(said`the document of the service is broken: ${reasonOf(error)}`);
  }
}

function write(file: string, text: string): void {
  try {
    writeFileSync(file, text);
  } catch (error) {
    rejected(said`--out: cannot write ${file} (${reasonOf(error)})`);
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause = error } = error;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : error.message;
}

function rejected(reason: string): never {
  throw new StartError(reason);
}
