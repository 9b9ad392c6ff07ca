import type { OpenRpc } from '../../discovery/openrpc.js';
import { requireUniqueNames } from '../declarations.js';
import { type ClientModel, modelOf } from '../model.js';
import { originOf } from '../origin.js';
import { programText } from '../program-text.js';
import { phpFunctions } from './functions.js';
import { phpText } from './text.js';
import { phpTypes } from './types.js';

/** A PHP client in one file that needs PHP 8.2 with its extensions curl and json. */
export function phpClient(document: OpenRpc): string {
  const model = modelOf(document);
  const runtime = programText('php/runtime.php').replace('<?php\n', `<?php\n\n// ${originOf(document)}\n`);
  const program = [runtime, errorNames(model), phpFunctions(model), phpTypes(model)].join('\n');
  return requireUniqueNames(program, /^(?:final |abstract )*(?:class|enum|interface|function) (\w+)/gm, name =>
    name.toLowerCase(),
  );
}

function errorNames({ errors }: ClientModel): string {
  const cases = errors.map(([name]) => `    case ${name} = ${phpText(name)};\n`);
  return `/** The names of the errors that a service returns. */\nenum ErrorName: string\n{\n${cases.join('')}}\n`;
}
