import type { OpenRpc } from '../../discovery/openrpc.js';
import { rejectTaken, requireUniqueNames } from '../declarations.js';
import { type ClientMethod, type ClientModel, isRepeatable, modelOf } from '../model.js';
import { originOf } from '../origin.js';
import type { Paging } from '../paging.js';
import { programText } from '../program-text.js';
import { lineWidth, prose, wrapText } from '../text.js';
import { pythonCategories } from './categories.js';
import { type CategoryFunction, categoryAttributes, categoryFunctions } from './category-functions.js';
import { pythonFunctions, pythonProperties } from './functions.js';
import { pythonText } from './text.js';
import { pythonOptions, pythonTypes } from './types.js';

const errorName = 'ErrorName = str';

/** A Python client in one module that needs the standard library alone: its functions, without types. */
export function pythonClient(document: OpenRpc): string {
  return `# ${originOf(document)}\n\n${runtimeFor(acceptable(document))}`;
}

/** The types of the Python client by method and by category, for type checkers: the text of its `.pyi`. */
export function pythonStub(document: OpenRpc): string {
  const model = acceptable(document);
  const parts = [
    programText('python/runtime.pyi').replace(errorName, () => errorNames(model)),
    pythonTypes(model),
    pythonOptions(model),
    pythonCategories(model),
    pythonFunctions(model),
    classOver('Kataster(_SyncClient)', 'The service as functions whose calls are sent at once.', pythonProperties(model, 'sync')),
    classOver(
      'AsyncKataster(_AsyncClient)',
      'The service as functions whose calls are awaited.',
      pythonProperties(model, 'async'),
    ),
  ];
  const program = `# ${originOf(document)}\n\n${parts.filter(part => part !== '').join('\n\n')}`;
  return requireUniqueNames(program, /^(?:class (\w+)|def (\w+)|(\w+)(?:: \w+)? = )/gm);
}

/** @throws DocumentError where the document is none that both texts can be made of */
function acceptable(document: OpenRpc): ClientModel {
  const model = modelOf(document);
  rejectTaken(model, programText('python/runtime.py') + programText('python/runtime.pyi'));
  return model;
}

function errorNames({ errors }: ClientModel): string {
  const names = errors.map(([name]) => `    ${pythonText(name)},\n`);
  return names.length === 0 ? errorName : `ErrorName = _t.Literal[\n${names.join('')}]`;
}

type Row = readonly [name: string, value: string];

const emptyTable = /^(_[A-Z_]+)(: .* = (?:\{|frozenset\())([})])$/gm;

/** The runtime with the tables of the document, each where the runtime has an empty one. */
function runtimeFor(model: ClientModel): string {
  const { errors, methods, schemas } = model;
  const contents = new Map([
    ['_METHODS', rowsText(methods.map(method => [method.name, methodText(method)]))],
    ['_CATEGORY_METHODS', rowsText(categoryFunctions(model).map(functionRow))],
    ['_CATEGORIES', rowsText(categoryAttributes(model).map(([name, category]) => [name, pythonText(category.const)]))],
    ['_ERROR_NAMES', wordsText(errors.map(([name]) => name))],
    ['_TYPES', wordsText(schemas.map(([name]) => name))],
  ]);
  return programText('python/runtime.py').replaceAll(emptyTable, (_, name: string, head: string, end: string) => {
    const content = contents.get(name);
    if (content === undefined) throw new Error(`There is no table for ${name} of the runtime`);
    return [name, head, content, end].join('');
  });
}

function rowsText(rows: readonly Row[]): string {
  const lines = rows.map(([name, value]) => `    ${pythonText(name)}: ${value},\n`);
  return lines.length === 0 ? '' : `\n${lines.join('')}`;
}

function wordsText(words: readonly string[]): string {
  const lines = wrapText(words.join(' '), lineWidth - 4).map(line => `    ${line}\n`);
  return words.length === 0 ? '' : `"""\n${lines.join('')}""".split()`;
}

function functionRow({ name, method, category, places }: CategoryFunction): Row {
  return [name, `(${[method.name, category, ...places.map(each => each.name)].map(pythonText).join(', ')})`];
}

function methodText(method: ClientMethod): string {
  const about = pythonText(prose(`${method.summary}.`));
  const repeatable = isRepeatable(method) ? [about, 'is_repeatable=True'] : [about];
  return `_Method(${[...repeatable, ...(method.paging ? [`paging=${pagingText(method.paging)}`] : [])].join(', ')})`;
}

function pagingText({ by, items, isFeed }: Paging): string {
  const given = [pythonText(by), ...(items === undefined ? [] : [pythonText(items)]), ...(isFeed ? ['is_feed=True'] : [])];
  return `_Paging(${given.join(', ')})`;
}

function classOver(head: string, sentence: string, properties: string): string {
  return `class ${head}:\n    """${sentence} A call without a result raises a KatasterError."""\n\n${properties}`;
}
