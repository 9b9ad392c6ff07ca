import type { ClientMethod, ClientModel } from '../model.js';
import type { Paging } from '../paging.js';
import { type Branch, branchesOf } from '../tree.js';
import { codeLines } from './code-lines.js';
import { parameterList, type Signature, signaturesOf } from './signatures.js';
import { docstring, parameterName, pythonText } from './text.js';

/** How a function of one kind of client is written. */
interface Flavour {
  /** Beginning of the names of classes. */
  readonly prefix: string;
  readonly define: string;
  /** Parameter of the constructors; absent where they need none. */
  readonly sender: string | undefined;
  answer(signature: Answer): string;
  body(type: string, method: string, params: string, paging: Paging | undefined): string;
}

type Answer = Pick<Signature, 'result' | 'paged'>;

const flavours = {
  sync: {
    prefix: '_',
    define: 'def',
    sender: '_Send',
    answer: ({ result }) => result,
    body: (type, method, params) => `return _t.cast(${pythonText(type)}, self._send(${method}, ${params}))`,
  },
  async: {
    prefix: '_Async',
    define: 'async def',
    sender: '_AsyncSend',
    answer: ({ result }) => result,
    body: (type, method, params) => `return _t.cast(${pythonText(type)}, await self._send(${method}, ${params}))`,
  },
  calls: {
    prefix: '_Calls',
    define: 'def',
    sender: undefined,
    answer: ({ result, paged }) => (paged ? `PagedCall[${[result, paged.page, paged.item].join(', ')}]` : `Call[${result}]`),
    body: (_, method, params, paging) =>
      paging ? `return PagedCall(${method}, ${params}, ${pagingText(paging)})` : `return Call(${method}, ${params})`,
  },
} as const satisfies Record<string, Flavour>;

/** The functions of the three ways to call: at once, awaited, and prepared for a batch. */
export function pythonFunctions(model: ClientModel): string {
  const branches = branchesOf(model.methods);
  const classes = Object.values(flavours).flatMap(flavour => branches.flatMap(branch => classesOf(branch, model, flavour)));
  return [...classes, preparing(branches)].join('\n\n');
}

const senders = { sync: 'self._service.send', async: 'self._send' } as const;

/** `self.cmdb = _Cmdb(self._send)`, a line for each first segment of the names. */
export function pythonProperties({ methods }: ClientModel, flavour: keyof typeof senders): string {
  const lines = branchesOf(methods).map(
    ({ name, path }) => `        self.${name} = ${className(flavours[flavour].prefix, path)}(${senders[flavour]})\n`,
  );
  return lines.length > 0 ? lines.join('') : '        pass\n';
}

function classesOf(branch: Branch, model: ClientModel, flavour: Flavour): string[] {
  const { path, branches } = branch;
  const below = branches.filter(({ method }) => !method);
  const functions = branches.flatMap(({ name, method }) => (method ? [functionText(name, method, model, flavour)] : []));
  const title = `The methods ${path.join('.')}.*`;
  const head = `class ${className(flavour.prefix, path)}:\n${docstring('    ', title)}\n${initializer(below, flavour)}`;
  return [...below.flatMap(each => classesOf(each, model, flavour)), `${head}${functions.join('\n')}`.replace(/\n+$/, '\n')];
}

function initializer(below: readonly Branch[], { prefix, sender }: Flavour): string {
  const lines = below.map(
    ({ name, path }) => `        self.${name} = ${className(prefix, path)}(${sender === undefined ? '' : 'send'})\n`,
  );
  if (sender !== undefined) lines.unshift('        self._send = send\n');
  if (lines.length === 0) return '';
  const given = sender === undefined ? 'self' : `self, send: ${sender}`;
  return `    def __init__(${given}) -> None:\n${lines.join('')}\n`;
}

function className(prefix: string, path: readonly string[]): string {
  return `${prefix}${path.map(word => word.charAt(0).toUpperCase() + word.slice(1)).join('')}`;
}

function preparing(branches: readonly Branch[]): string {
  const lines = branches.map(({ name, path }) => `        self.${name} = ${className(flavours.calls.prefix, path)}()\n`);
  return `class _Prepared:\n${docstring('    ', 'One function per method that prepares a call for a batch.')}
    def __init__(self) -> None:\n${lines.join('')}

# One function per method, for batches: each prepares a call.
calls = _Prepared()
`;
}

function functionText(name: string, method: ClientMethod, model: ClientModel, flavour: Flavour): string {
  const signatures = signaturesOf(method, model);
  const [only] = signatures;
  const wire = pythonText(method.name);
  if (only && signatures.length === 1) {
    const members = only.parameters.map(each => `${pythonText(each.name)}: ${parameterName(each.name)}`);
    const sent = `{${[...members, ...(only.options === undefined ? [] : ['**options'])].join(', ')}}`;
    return `${head(name, only, flavour)}:\n${documented(method)}${codeLines(flavour.body(only.result, wire, sent, method.paging), inner)}\n`;
  }
  const anything = { result: '_t.Any', paged: method.paging && { page: '_t.Any', item: '_t.Any' } };
  const overloads = signatures.map(each => `    @_t.overload\n${head(name, each, flavour)}: ...\n\n`);
  const body = flavour.body('_t.Any', wire, 'params', method.paging).replace(/^return _t\.cast\("_t\.Any", (.*)\)$/, 'return $1');
  const implementation = `    ${flavour.define} ${parameterName(name)}(self, **params: _t.Any) -> ${flavour.answer(anything)}:`;
  return `${overloads.join('')}${implementation}\n${documented(method)}${inner}${body}\n`;
}

const inner = ' '.repeat(8);

function head(name: string, signature: Signature, { define, answer }: Flavour): string {
  return codeLines(`${define} ${parameterName(name)}(${parameterList(signature)}) -> ${answer(signature)}`, '    ');
}

function documented({ summary, replacedBy }: ClientMethod): string {
  return docstring(inner, `${summary}.`, ...(replacedBy ? [`Deprecated: use ${replacedBy}.`] : []));
}

function pagingText({ by, items, isFeed }: Paging): string {
  const given = [pythonText(by), ...(items === undefined ? [] : [pythonText(items)]), ...(isFeed ? ['is_feed=True'] : [])];
  return `_Paging(${given.join(', ')})`;
}
