import type { RecordedCall } from '../service/recorded-calls.js';
import { fullAddress } from '../service/root.js';

/** How a list of calls is written in each language, with a placeholder for the key. */
export type Programs = Readonly<Record<string, (calls: readonly RecordedCall[]) => string>>;

/** Every language that calls are shown in. */
export const programs: Programs = {
  JSON: calls => calls.map(call => JSON.stringify(envelope(call), null, 2)).join('\n\n'),
  curl: calls => calls.map(curl).join('\n\n'),
  TypeScript: calls => `${typescriptHead(languageOf(calls))}\n\n${calls.map(typescript).join('\n')}`,
  Python: calls => `${pythonHead(languageOf(calls))}\n\n${calls.map(python).join('\n')}`,
};

const endpoint = (): string => fullAddress('jsonrpc');

function envelope({ method, params }: RecordedCall, at = 0): object {
  return { jsonrpc: '2.0', id: at + 1, method, params };
}

function curl(call: RecordedCall): string {
  const body = JSON.stringify(envelope(call)).replaceAll("'", "'\\''");
  return `curl -s ${endpoint()} -H 'Content-Type: application/json' -H 'X-API-Key: YOUR KEY' \\\n  -d '${body}'`;
}

/** The language of all calls, which clients are told once. */
function languageOf([call]: readonly RecordedCall[]): string {
  return String(call?.params.language ?? 'en');
}

function typescriptHead(language: string): string {
  const options = `{ url: '${endpoint()}', apikey: 'YOUR KEY', language: '${language}' }`;
  return `import { Kataster } from 'kataster/client';\n\nconst kataster = new Kataster(${options});`;
}

/** Options of calls, which the client takes apart from the parameters. */
const optionNames: readonly string[] = ['comment', 'dry_run', 'if_revision', 'with_revision', 'as_of'];

/** Parameters of methods that are named as an option is, as what they mean is alike. */
const ownParameters: readonly string[] = ['kataster.provider.sync dry_run'];

function typescript({ method, params: { language: _, ...params } }: RecordedCall): string {
  const isOption = ([name]: readonly [string, unknown]): boolean =>
    optionNames.includes(name) && !ownParameters.includes(`${method} ${name}`);
  const members = Object.entries(params);
  const [input, options] = [members.filter(each => !isOption(each)), members.filter(isOption)].map(Object.fromEntries);
  const given = [input, ...(Object.keys(options).length > 0 ? [options] : [])];
  return `console.log(await kataster.${method}(${given.map(each => JSON.stringify(each, null, 2)).join(', ')}));`;
}

function pythonHead(language: string): string {
  return `from kataster import Kataster\n\nkataster = Kataster("${endpoint()}", apikey="YOUR KEY", language="${language}")`;
}

/** Words of Python that a parameter cannot be named by: the client puts a `_` behind them. */
const pythonKeywords: readonly string[] = [
  'and',
  'as',
  'class',
  'def',
  'from',
  'global',
  'if',
  'import',
  'in',
  'is',
  'not',
  'or',
  'with',
];

function pythonName(name: string): string {
  return pythonKeywords.includes(name) ? `${name}_` : name;
}

function python({ method, params: { language: _, ...params } }: RecordedCall): string {
  const given = Object.entries(params).map(([name, value]) => `${pythonName(name)}=${pythonValue(value)}`);
  return `print(kataster.${method}(${given.join(', ')}))`;
}

function pythonValue(value: unknown): string {
  if (value === null) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (Array.isArray(value)) return `[${value.map(pythonValue).join(', ')}]`;
  if (typeof value !== 'object') return JSON.stringify(value);
  return `{${Object.entries(value as object)
    .map(([name, member]) => `${JSON.stringify(name)}: ${pythonValue(member)}`)
    .join(', ')}}`;
}
