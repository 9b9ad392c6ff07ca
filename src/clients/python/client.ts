import type { OpenRpc } from '../../discovery/openrpc.js';
import { type ClientModel, isRepeatable, modelOf } from '../model.js';
import { programText } from '../program-text.js';
import { pythonFunctions, pythonProperties } from './functions.js';
import { pythonText } from './text.js';
import { pythonOptions, pythonTypes } from './types.js';

const origin = 'Generated from the document of a service by `kataster generate client`. Do not edit: generate it again.';

/** A Python client in one module that needs the standard library alone: typed by method and by category, at once or awaited. */
export function pythonClient(document: OpenRpc, origins = origin): string {
  const model = modelOf(document);
  const parts = [
    runtimeFor(model),
    pythonTypes(model),
    pythonOptions(model),
    pythonFunctions(model),
    classOver('Kataster(_SyncClient)', 'The service as typed functions.', pythonProperties(model, 'sync')),
    classOver('AsyncKataster(_AsyncClient)', 'The service as typed functions to be awaited.', pythonProperties(model, 'async')),
  ];
  return `# ${origins}\n\n${parts.filter(part => part !== '').join('\n\n')}`;
}

const namesOfErrors = 'ErrorName = str';
const repeatableMethods = '_REPEATABLE: _t.FrozenSet[str] = frozenset()';

/** The runtime, with the tables of the document: names of errors, and methods that take an idempotency key. */
function runtimeFor({ errors, methods }: ClientModel): string {
  const line = (text: string) => `    ${text},\n`;
  const names = errors.map(([name]) => line(pythonText(name)));
  const repeatable = methods.filter(isRepeatable).map(({ name }) => line(pythonText(name)));
  const tables = [
    { place: namesOfErrors, rows: names, open: 'ErrorName = _t.Literal[', close: ']' },
    { place: repeatableMethods, rows: repeatable, open: repeatableMethods.replace(')', '('), close: '))' },
  ];
  return tables
    .filter(({ rows }) => rows.length > 0)
    .reduce(
      (text, { place, rows, open, close }) => replacedOnce(text, place, `${open}\n${rows.join('')}${close}`),
      programText('python/runtime.py'),
    );
}

function replacedOnce(text: string, place: string, by: string): string {
  const [before, after, ...more] = text.split(place);
  if (after === undefined || more.length > 0) throw new Error(`The runtime has no one place for ${place}`);
  return [before, by, after].join('');
}

function classOver(head: string, sentence: string, properties: string): string {
  return `class ${head}:
    """${sentence} A refused call raises a KatasterError, one without an answer NoAnswer."""

    def _attach(self) -> None:
${properties}`;
}
