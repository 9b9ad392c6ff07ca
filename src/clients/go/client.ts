import type { OpenRpc } from '../../discovery/openrpc.js';
import { requireUniqueNames } from '../declarations.js';
import { type ClientModel, modelOf } from '../model.js';
import { codeOriginOf } from '../origin.js';
import { programText } from '../program-text.js';
import { goFunctions } from './functions.js';
import { goText } from './text.js';
import { goConstants, goInputs, goTypes } from './types.js';

/** A Go client in one file that needs the standard library alone: the package kataster, for Go 1.18 and later. */
export function goClient(document: OpenRpc): string {
  const model = modelOf(document);
  const runtime = programText('go/runtime.go');
  const parts = [runtime, errorNames(model), goFunctions(model), goInputs(model), goTypes(model), goConstants(model)];
  const program = [`// ${codeOriginOf(document)}\n`, ...parts.filter(part => part !== '')].join('\n');
  return requireUniqueNames(program, /^(?:type|func|const|var) (\w+)/gm);
}

function errorNames({ errors }: ClientModel): string {
  const constants = errors.map(([name]) => `// ${name} names an error.\nconst ${name} ErrorName = ${goText(name)}\n`);
  const known = errors.map(([name]) => `\t${name},\n`);
  return `// ErrorName is the name of an error that a service returns.
type ErrorName string

${constants.join('\n')}
var errorNames = []ErrorName{\n${known.join('')}}
`;
}
