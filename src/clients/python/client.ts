import type { OpenRpc } from '../../discovery/openrpc.js';
import { type ClientModel, modelOf } from '../model.js';
import { programText } from '../program-text.js';
import { pythonFunctions, pythonProperties } from './functions.js';
import { pythonText } from './text.js';
import { pythonTypes } from './types.js';

const origin = 'Generated from the document of a service by `kataster generate client`. Do not edit: generate it again.';

/** A Python client in one module that needs the standard library alone: typed by method and by category, at once or awaited. */
export function pythonClient(document: OpenRpc, origins = origin): string {
  const model = modelOf(document);
  const parts = [
    runtimeFor(model),
    pythonTypes(model),
    pythonFunctions(model),
    classOver('Kataster(_SyncClient)', 'The service as typed functions.', pythonProperties(model, 'sync')),
    classOver('AsyncKataster(_AsyncClient)', 'The service as typed functions to be awaited.', pythonProperties(model, 'async')),
  ];
  return `# ${origins}\n\n${parts.join('\n\n')}`;
}

const namesOfErrors = 'ErrorName = str';

/** The runtime, with the names of the errors of the document. */
function runtimeFor({ errors }: ClientModel): string {
  const [before, after, ...more] = programText('python/runtime.py').split(namesOfErrors);
  if (after === undefined || more.length > 0) throw new Error(`The runtime has no one place for ${namesOfErrors}`);
  const names = errors.map(([name]) => `    ${pythonText(name)},\n`);
  return [before, errors.length > 0 ? `ErrorName = _t.Literal[\n${names.join('')}]` : namesOfErrors, after].join('');
}

function classOver(head: string, sentence: string, properties: string): string {
  return `class ${head}:
    """${sentence} A refused call raises a KatasterError, one without an answer NoAnswer."""

    def _attach(self) -> None:
${properties}`;
}
