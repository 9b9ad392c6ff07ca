import { DocumentError } from './document-shape.js';
import type { ClientModel } from './model.js';

const comments = /\/\*.*?\*\/|""".*?"""|\/\/[^\n]*|^\s*#[^\n]*/gms;

/**
 * Makes sure that no shape has the name of something that the program of every client refers to.
 * @throws DocumentError
 */
export function rejectTaken({ schemas }: Pick<ClientModel, 'schemas'>, runtime: string): void {
  const words: ReadonlySet<string> = new Set(runtime.replaceAll(comments, '').match(/\b[A-Z]\w*/g));
  const taken = schemas.find(([name]) => words.has(name));
  if (taken) throw new DocumentError(`a shape cannot be named "${taken[0]}": the client has something of this name`);
}

/**
 * A program, if each of its names is declared once: a document may name a shape like a class of the runtime, or like another shape.
 * @throws DocumentError
 */
export function requireUniqueNames(program: string, declaration: RegExp, nameOf = (name: string) => name): string {
  const known = new Set<string>();
  for (const [, ...groups] of program.matchAll(declaration)) {
    const name = nameOf(groups.find(group => group !== undefined) ?? '');
    if (known.has(name)) throw new DocumentError(`"${name}" would be declared twice by the client`);
    known.add(name);
  }
  return program;
}
