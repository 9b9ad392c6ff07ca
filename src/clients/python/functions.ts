import type { ClientMethod, ClientModel } from '../model.js';
import { type Branch, branchesOf, listOf, readOf } from '../tree.js';
import { categoryFunctions } from './category-functions.js';
import { codeLines } from './code-lines.js';
import { parameterList, type Signature, signaturesOf } from './signatures.js';
import { docstring, plainName } from './text.js';

/** How the types of functions of one kind of client are written. */
export interface Flavour {
  /** Beginning of the names of classes. */
  readonly prefix: string;
  readonly define: string;
  answer(signature: Signature): string;
  /** The type of an iterator over items; absent where calls are prepared alone. */
  readonly iterator?: string;
}

/** The three ways to call: at once, awaited, and prepared for a batch. */
export const flavours = {
  sync: { prefix: '_', define: 'def', answer: ({ result }) => result, iterator: '_t.Iterator' },
  async: { prefix: '_Async', define: 'async def', answer: ({ result }) => result, iterator: '_t.AsyncIterator' },
  calls: {
    prefix: '_Calls',
    define: 'def',
    answer: ({ result, paged }) => (paged ? `PagedCall[${[result, paged.page, paged.item].join(', ')}]` : `Call[${result}]`),
  },
} as const satisfies Record<string, Flavour>;

/** The types of the functions of the three ways to call. */
export function pythonFunctions(model: ClientModel): string {
  const branches = branchesOf(model.methods);
  const classes = Object.values(flavours).flatMap(flavour => branches.flatMap(branch => classesOf(branch, flavour)));
  return [...classes, preparing(model)].join('\n\n');
}

/** `cmdb: _Cmdb`, a line for each first segment of the names, and one for the categories. */
export function pythonProperties(model: ClientModel, flavour: keyof typeof flavours): string {
  const { prefix } = flavours[flavour];
  const isTyped = categoryFunctions(model).length > 0;
  const lines = [
    ...attributes(branchesOf(model.methods), prefix),
    ...(isTyped ? [`    categories: ${prefix}AllCategories\n`] : []),
  ];
  return lines.length > 0 ? lines.join('') : '    pass\n';
}

function attributes(branches: readonly Branch[], prefix: string): string[] {
  return branches.map(({ name, path }) => `    ${plainName(name)}: ${className(prefix, path)}\n`);
}

function classesOf({ path, branches }: Branch, flavour: Flavour): string[] {
  const below = branches.filter(({ method }) => !method);
  const functions = branches.flatMap(({ name, method }) =>
    method ? [functionText(name, method, signaturesOf(method), flavour)] : [],
  );
  const head = `class ${className(flavour.prefix, path)}:\n${docstring('    ', `The methods ${path.join('.')}.*`)}`;
  const inner = [
    ...(below.length > 0 ? [attributes(below, flavour.prefix).join('')] : []),
    ...functions,
    ...readingOf({ branches }, flavour),
  ];
  return [...below.flatMap(each => classesOf(each, flavour)), [head, ...inner].join('\n')];
}

/** The group is called as its method `read`, and iterates over the items of the list that it reads, if that has pages. */
function readingOf(group: Pick<Branch, 'branches'>, { prefix, iterator }: Flavour): string[] {
  const list = iterator === undefined ? undefined : listOf(group);
  const answer = ({ paged }: Signature): string => `${iterator}[${paged?.item ?? '_t.Any'}]`;
  const each = list ? [functionText('each', list, signaturesOf(list), { prefix, define: 'def', answer })] : [];
  return [...each, ...(readOf(group) ? ['    __call__ = read\n'] : [])];
}

function className(prefix: string, path: readonly string[]): string {
  return `${prefix}${path.map(word => word.charAt(0).toUpperCase() + word.slice(1)).join('')}`;
}

function preparing(model: ClientModel): string {
  const title = docstring('    ', 'One function per method that prepares a call for a batch.');
  return `class _Prepared:\n${title}\n${pythonProperties(model, 'calls')}\n\n# One function per method, for batches: each prepares a call.\ncalls: _Prepared\n`;
}

/** A function with its documentation: an overload for each way to call it, if there are several. */
export function functionText(name: string, method: ClientMethod, signatures: readonly Signature[], flavour: Flavour): string {
  const overload = signatures.length > 1 ? '    @_t.overload\n' : '';
  return signatures.map(each => `${overload}${head(name, each, flavour)}:\n${docComment(method)}`).join('\n');
}

function head(name: string, signature: Signature, { define, answer }: Flavour): string {
  return codeLines(`${define} ${plainName(name)}(${parameterList(signature)}) -> ${answer(signature)}`, '    ');
}

function docComment({ summary, replacedBy }: ClientMethod): string {
  return docstring(' '.repeat(8), `${summary}.`, ...(replacedBy ? [`Deprecated: use ${replacedBy}.`] : []));
}
