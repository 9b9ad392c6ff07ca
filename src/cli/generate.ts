import { writeFileSync } from 'node:fs';
import { extname } from 'node:path';
import { Command, Option } from 'commander';
import { DocumentError } from '../clients/document-shape.js';
import { clientLanguages } from '../clients/languages/languages.js';
import type { OpenRpc } from '../discovery/openrpc.js';
import { withMarksInPlace } from '../discovery/schema-marks.js';
import { language, say } from './language/spoken.js';
import { writeData } from './output.js';
import { StartError } from './start-error.js';

const answersWithin = 30_000;

interface Asked {
  readonly url: string;
  readonly key?: string;
  readonly language: keyof typeof clientLanguages;
  readonly out?: string;
}

/** `kataster generate client`: a typed client of a running service. */
export function generateCommand(): Command {
  return new Command('generate').description('GenerateFilesFromRunningService').addCommand(
    new Command('client')
      .description('GenerateClientThatIsTypedByMethods')
      .requiredOption('--url <url>', 'AddressOfService')
      .option('--key <key>', 'KeyOfService')
      .addOption(
        new Option('--language <language>', 'WhatClientIsWrittenIn').choices(Object.keys(clientLanguages)).makeOptionMandatory(),
      )
      .option('--out <file>', 'FileToWriteStandard')
      .addHelpText('after', say('ClientKnowsMethodsOfServiceAndCategories'))
      .action(generateClient),
  );
}

async function generateClient({ url, key = process.env.KATASTER_API_KEY, language, out }: Asked): Promise<void> {
  if (!key) throw new StartError(say('DocumentNeedsKey'));
  const document = await fetchDocument(endpointOf(url), key);
  const [program, ...beside] = clientLanguages[language];
  const text = await textIn(document, program.textOf);
  if (out === undefined) {
    writeData(text);
    return;
  }
  write(out, text);
  const stem = out.slice(0, out.length - extname(out).length);
  for (const { extension, textOf } of beside) write(`${stem}${extension}`, await textIn(document, textOf));
}

/** The address of the calls, where only that of the service is given. */
function endpointOf(url: string): string {
  if (!URL.canParse(url) || !/^https?:/.test(url)) throw new StartError(say('ExpectedAddressSuchAs'));
  const address = new URL(url);
  return address.pathname === '/' ? new URL('/jsonrpc', address).href : address.href;
}

interface RpcResponse {
  readonly result?: Partial<OpenRpc>;
  readonly error?: { readonly message: string };
}

async function fetchDocument(url: string, apikey: string): Promise<OpenRpc> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'rpc.discover', params: { apikey, language: language() } });
  const headers = { 'Content-Type': 'application/json' };
  const answer = await fetch(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(answersWithin) })
    .then(response => response.json() as Promise<RpcResponse>)
    .catch(error => reject(say('DoesNotAnswerAsServiceWould', { url, error: reasonOf(error) })));
  const { result, error } = answer;
  if (error) return reject(say('ServiceRefuses', { message: error.message }));
  if (!Array.isArray(result?.methods) || !result.components) return reject(say('AnswersNoDocument', { url }));
  return result as OpenRpc;
}

type Program = (typeof clientLanguages)[Asked['language']][number];

async function textIn(document: OpenRpc, textOf: Program['textOf']): Promise<string> {
  try {
    return await textOf(withMarksInPlace(document));
  } catch (error) {
    return error instanceof DocumentError
      ? reject(error.message)
      : reject(say('DocumentOfServiceIsBroken', { error: reasonOf(error) }));
  }
}

function write(file: string, text: string): void {
  try {
    writeFileSync(file, text);
  } catch (error) {
    reject(say('OutCannotBeWritten', { file, error: reasonOf(error) }));
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause = error } = error;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : error.message;
}

function reject(reason: string): never {
  throw new StartError(reason);
}
