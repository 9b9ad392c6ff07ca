import type { OpenRpc } from '../../discovery/openrpc.js';
import { type ClientModel, modelOf } from '../model.js';
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

/** The runtime, with the names of the errors of the document and of the methods that take an idempotency key. */
function runtimeFor({ errors, methods }: ClientModel): string {
  const line = (name: string) => `    ${pythonText(name)},\n`;
  const names = errors.map(([name]) => line(name));
  const repeatable = methods
    .filter(({ options }) => options.some(({ name }) => name === 'idempotency_key'))
    .map(({ name }) => line(name));
  const runtime = programText('python/runtime.py');
  const named = names.length > 0 ? replacedOnce(runtime, namesOfErrors, `ErrorName = _t.Literal[\n${names.join('')}]`) : runtime;
  if (repeatable.length === 0) return named;
  return replacedOnce(named, repeatableMethods, `_REPEATABLE: _t.FrozenSet[str] = frozenset((\n${repeatable.join('')}))`);
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
