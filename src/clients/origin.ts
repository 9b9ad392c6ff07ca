import type { OpenRpc } from '../discovery/openrpc.js';

/** The first line of a program that is made of a document. */
export function originOf(document: OpenRpc): string {
  return `Generated ${originIn(document)}. Do not edit: generate it again.`;
}

/** The same as Go has it, by which its tools tell such programs. */
export function codeOriginOf(document: OpenRpc): string {
  return `Code generated ${originIn(document)}; DO NOT EDIT.`;
}

function originIn({ 'x-schema-version': version }: OpenRpc): string {
  const schema = version === undefined ? '' : ` (version ${version} of its schema)`;
  return `from the document of a service${schema} by \`kataster generate client\``;
}
