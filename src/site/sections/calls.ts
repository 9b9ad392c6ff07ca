import { literal } from '../../../scripts/generate/text.js';
import { plainName, pythonText } from '../../clients/python/text.js';
import { dialects } from '../../http/envelope/dialects.js';
import type { Params } from '../contract/methods.js';
import { alternatives, json } from '../markup/code.js';
import type { Markup } from '../markup/html.js';
import { shownKey as key, shownEndpoint, shownService } from '../markup/placeholders.js';
import type { OwnId } from './own-ids.js';

const address = `${shownService}${shownEndpoint}`;

/**
 * A call in every way a reader may want to make it; a key among the parameters is shown as a placeholder.
 * @param own ids in it that readers put their own for
 */
export function callBlocks(method: string, { apikey: _apikey, ...params }: Params, own: readonly OwnId[] = []): Markup {
  const body = bodyOf(method, params);
  const blocks = [
    { name: 'JSON', caption: 'POST /jsonrpc', code: json(body) },
    { name: 'curl', caption: 'Terminal', code: curlCall(body) },
    { name: 'TypeScript', caption: 'kataster/client', code: typescriptCall(method, params) },
    { name: 'Python', caption: 'kataster.py', code: pythonCall(method, params) },
  ];
  return alternatives(method, blocks, new Set(own.map(({ value }) => String(value))));
}

/** A call of a method that existing clients alone have. */
export function existingClientBlocks(method: string, { apikey: _apikey, ...params }: Params): Markup {
  const body = bodyOf(method, params);
  const { path } = dialects.idoit;
  return alternatives(method, [
    { name: 'JSON', caption: `POST ${path}`, code: json(body) },
    { name: 'curl', caption: 'Terminal', code: curlCall(body, path) },
  ]);
}

/** The call as it is posted. */
export function bodyOf(method: string, params: Params): object {
  return { jsonrpc: '2.0', id: 1, method, params: { apikey: key, ...params } };
}

/** The call for a shell; what a shell would read is quoted. */
export function curlCall(body: object, endpoint: string = shownEndpoint): string {
  const text = json(body).replaceAll("'", "'\\''");
  return `curl -s ${shownService}${endpoint} -H 'Content-Type: application/json' -d '${text}'`;
}

/** The call with the client for TypeScript. */
export function typescriptCall(method: string, params: Params): string {
  const given = Object.keys(params).length === 0 ? '' : narrow(params);
  return [
    "import { Kataster } from 'kataster/client';",
    '',
    `const client = new Kataster({ url: '${address}', apikey: '${key}' });`,
    `const answer = await client.${method}(${given});`,
  ].join('\n');
}

/** A literal as narrow as the column it is shown in. */
function narrow(params: Params): string {
  return literal(params, '', 58);
}

/** The call with the client for Python. */
export function pythonCall(method: string, params: Params): string {
  const given = Object.entries(params).map(([name, value]) => `${plainName(name)}=${pythonValue(value, '    ')}`);
  const line = `answer = client.${method}(${given.join(', ')})`;
  const call =
    line.length <= 72 && !line.includes('\n')
      ? line
      : `answer = client.${method}(\n${given.map(each => `    ${each},\n`).join('')})`;
  return ['from kataster import Kataster', '', `client = Kataster("${address}", "${key}")`, call].join('\n');
}

const constants = new Map<unknown, string>([
  [true, 'True'],
  [false, 'False'],
  [null, 'None'],
]);

function pythonValue(value: unknown, indent: string): string {
  if (typeof value === 'string') return pythonText(value);
  if (typeof value !== 'object' || value === null) return constants.get(value) ?? String(value);
  const deeper = `${indent}    `;
  const members = Array.isArray(value)
    ? value.map(each => pythonValue(each, deeper))
    : Object.entries(value).map(([name, each]) => `${pythonText(name)}: ${pythonValue(each, deeper)}`);
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  const line = `${open}${members.join(', ')}${close}`;
  if (line.length <= 56) return line;
  return `${open}\n${members.map(each => `${deeper}${each},\n`).join('')}${indent}${close}`;
}
