import { type ClientMethod, type ClientModel, isRepeatable } from '../model.js';
import { type Branch, branchesOf, listOf } from '../tree.js';
import { goComment, goText, toExportedName } from './text.js';
import { goType, hasInput, inputName } from './types.js';
import { variantsOf } from './variants.js';

/** The client, and one function per method in two ways: sent at once, and prepared for a batch. */
export function goFunctions(model: ClientModel): string {
  const roots: Branch = { name: '', path: [], branches: branchesOf(model.methods), method: undefined };
  return [
    clientOver(roots.branches),
    '// Calls has one function per method, for batches and lists: each prepares a call.\nvar Calls preparedCalls\n',
    `type preparedCalls struct {\n${roots.branches.map(each => field(each, preparing)).join('\n')}}\n`,
    ...roots.branches.flatMap(each => structsOf(each, preparing, model)),
    ...roots.branches.flatMap(each => structsOf(each, sending, model)),
  ].join('\n');
}

/** One of the two ways. */
interface Way {
  readonly suffix: string;
  readonly head: string;
  leaf(name: string, receiver: string, method: ClientMethod, model: ClientModel): string;
  /** The function over the items of a list. */
  each?(name: string, receiver: string, read: string, method: ClientMethod, model: ClientModel): string;
}

const preparing: Way = {
  suffix: 'Calls',
  head: '',
  leaf: (name, receiver, method, model) => {
    const given = hasInput(method) ? 'input' : 'nil';
    const words = [goText(method.name), given, String(isRepeatable(method))];
    const { paging } = method;
    const how = paging && `paging{${goText(paging.by)}, ${goText(paging.items ?? '')}, ${paging.isFeed}}`;
    const called = how
      ? `paged${typesOf(method, model)}(${[...words, how].join(', ')})`
      : `prepared${typesOf(method, model)}(${words.join(', ')})`;
    const result = `*${paging ? 'PagedCall' : 'Call'}${typesOf(method, model)}`;
    return `${docComment(name, method)}func (${receiver}) ${name}(${parameter(method)}) ${result} {\n\treturn ${called}\n}\n`;
  },
};

const sending: Way = {
  suffix: '',
  head: '\tclient *Client\n',
  leaf: (name, receiver, method, model) => {
    const result = resultType(method, model);
    const words = ['ctx context.Context', ...(hasInput(method) ? [parameter(method)] : [])];
    const prepared = callExample(name, method);
    const call = method.paging ? `&${prepared}.Call` : prepared;
    return `${docComment(name, method)}func (branch ${receiver}) ${name}(${words.join(', ')}) (${result}, error) {\n\treturn send(ctx, branch.client, ${call})\n}\n`;
  },
  each: (name, receiver, read, method, { schemas }) => {
    const item = method.paging ? goType(method.paging.item, new Map(schemas)).text : 'any';
    return `${docComment(name, method)}func (branch ${receiver}) ${name}(${parameter(method)}) *Iterator[${item}] {\n\treturn Each(branch.client, ${callExample(read, method)})\n}\n`;
  },
};

function callExample(name: string, method: ClientMethod): string {
  const groups = method.name.split('.').slice(0, -1).map(toExportedName);
  return `Calls.${[...groups, name].join('.')}(${hasInput(method) ? 'input' : ''})`;
}

function clientOver(branches: readonly Branch[]): string {
  const lines = branches.map(each => field(each, sending)).join('\n');
  const made = branches.map(each => `\tclient.${toExportedName(each.name)} = ${made_(each)}\n`);
  return `// Client is the service as typed functions. An error of the service is an Error, that of a call without an answer a NoAnswer.
type Client struct {
\ttransport *transport

${lines}}

// New makes a client of the service at this address, such as http://127.0.0.1:8080/jsonrpc.
func New(url string, options Options) *Client {
\tclient := &Client{transport: &transport{url: url, options: options}}
${made.join('')}\treturn client
}
`;
}

function made_({ path, branches }: Branch): string {
  const below = branches.filter(({ method }) => !method).map(made_);
  return `${structName(path, sending)}{${['client', ...below].join(', ')}}`;
}

function field({ name, path }: Branch, way: Way): string {
  return `${goComment('\t', `${toExportedName(name)}: the methods ${path.join('.')}.*`)}\t${toExportedName(name)} ${structName(path, way)}\n`;
}

function structsOf({ path, branches }: Branch, way: Way, model: ClientModel): string[] {
  const below = branches.filter(({ method }) => !method);
  const name = structName(path, way);
  const members = [...(way.head ? [way.head] : []), ...below.map(each => field(each, way))].join('\n');
  const list = listOf({ branches });
  const functions = [
    ...branches.flatMap(each =>
      (each.method ? variantsOf(each.method) : []).map(({ suffix, method }) =>
        way.leaf(`${toExportedName(each.name)}${suffix}`, name, method, model),
      ),
    ),
    ...(list ? variantsOf(list) : []).map(
      ({ suffix, method }) => way.each?.(`Each${suffix}`, name, `Read${suffix}`, method, model) ?? '',
    ),
  ].filter(text => text !== '');
  const declared = members === '' ? `type ${name} struct{}\n` : `type ${name} struct {\n${members}}\n`;
  return [declared, ...functions, ...below.flatMap(each => structsOf(each, way, model))];
}

function structName(path: readonly string[], { suffix }: Way): string {
  const [first = '', ...more] = path.map(toExportedName);
  return `${first.charAt(0).toLowerCase()}${first.slice(1)}${more.join('')}Methods${suffix}`;
}

function parameter(method: ClientMethod): string {
  return hasInput(method) ? `input ${inputName(method)}` : '';
}

function resultType({ result }: ClientMethod, { schemas }: ClientModel): string {
  return goType(result, new Map(schemas)).text;
}

function typesOf(method: ClientMethod, model: ClientModel): string {
  const { paging } = method;
  const known = new Map(model.schemas);
  const parts = paging ? [goType(paging.page, known).text, goType(paging.item, known).text] : [];
  return `[${[resultType(method, model), ...parts].join(', ')}]`;
}

function docComment(name: string, { summary, replacedBy }: ClientMethod): string {
  const superseded = replacedBy === undefined ? '' : `//\n// Deprecated: use ${replacedBy}.\n`;
  return `${goComment('', `${name}: ${summary}.`)}${superseded}`;
}
