import { DocumentError } from './document-shape.js';

interface NamedMethod {
  readonly name: string;
  readonly parameters: readonly { readonly name: string }[];
  readonly options: readonly { readonly name: string }[];
}

/** Members that clients have beside the first segments of methods. */
const membersOfClients: ReadonlySet<string> = new Set([
  'batch',
  'calls',
  'categories',
  'constructor',
  'each',
  'login',
  'pages',
  'record',
  'records',
  'send',
]);

/**
 * Makes sure that methods differ in every language, some of which leave out underscores and capitals, and parameters of a method too.
 * @throws DocumentError
 */
export function rejectAlike(methods: readonly NamedMethod[]): void {
  rejectRepeated(methods.map(({ name }) => name.replaceAll(/[._]/g, '').toLowerCase()));
  for (const { parameters, options } of methods) rejectRepeated([...parameters, ...options].map(({ name }) => name));
  const taken = methods.map(({ name }) => name.split('.')[0] ?? '').find(first => membersOfClients.has(first.toLowerCase()));
  if (taken !== undefined) throw new DocumentError(`methods ${taken}.*: clients have a member of this name`);
}

function rejectRepeated(names: readonly string[]): void {
  const repeated = names.find((name, at) => names.indexOf(name) < at);
  if (repeated !== undefined) throw new DocumentError(`"${repeated}" would be a name of the client twice`);
}
