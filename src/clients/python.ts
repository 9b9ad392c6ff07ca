import type { OpenRpc } from '../discovery/openrpc.js';
import { type ClientModel, modelOf } from './model.js';
import { pythonFunctions, pythonProperties } from './python-calls.js';
import { clientClass } from './python-class.js';
import { beginning, failures } from './python-runtime.js';
import { sending } from './python-service.js';
import { pythonText } from './python-text.js';
import { pythonTypes } from './python-types.js';

const origin = 'Generated from the document of a service by `kataster generate client`. Do not edit: generate it again.';

/** A Python client in one module that needs the standard library alone: typed by method and by category, at once or awaited. */
export function pythonClient(document: OpenRpc, origins = origin): string {
  const model = modelOf(document);
  const parts = [
    beginning,
    pythonTypes(model),
    errorTable(model),
    failures,
    sending,
    pythonFunctions(model),
    clientClass(false, pythonProperties(model, 'sync', 'self._service.send')),
    clientClass(true, pythonProperties(model, 'async', 'self._send')),
  ];
  return `# ${origins}\n\n${parts.join('\n\n')}`;
}

function errorTable({ errors }: ClientModel): string {
  const names = errors.map(([name]) => pythonText(name)).join(', ');
  const rows = errors.map(([name, code]) => `    ${pythonText(name)}: ${code},\n`);
  return `# The names of the errors a service answers.
ErrorName = ${errors.length > 0 ? `_t.Literal[${names}]` : 'str'}

_ERRORS: _t.Dict[ErrorName, int] = {
${rows.join('')}}
`;
}
