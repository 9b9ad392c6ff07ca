import type { OpenRpc } from '../../discovery/openrpc.js';
import { type ClientModel, modelOf } from '../model.js';
import { programText } from '../program-text.js';
import { phpFunctions } from './functions.js';
import { phpText, phpTypes } from './types.js';

const origin = 'Generated from the document of a service by `kataster generate client`. Do not edit: generate it again.';

/** A PHP client in one file that needs PHP 8.2 with its extensions curl and json. */
export function phpClient(document: OpenRpc, origins = origin): string {
  const model = modelOf(document);
  const runtime = programText('php/runtime.php').replace('<?php\n', `<?php\n\n// ${origins}\n`);
  return [runtime, errorNames(model), phpFunctions(model), phpTypes(model)].join('\n');
}

function errorNames({ errors }: ClientModel): string {
  const cases = errors.map(([name]) => `    case ${name} = ${phpText(name)};\n`);
  return `/** The names of the errors that a service returns. */\nenum ErrorName: string\n{\n${cases.join('')}}\n`;
}
