import type { Method } from './spec.js';
import { docComment, lineWidth, propertyKey } from './text.js';

/** Where the functions of a tree stand, and what one of them looks like. */
export interface Layout {
  readonly indent: string;
  readonly leaf: (method: Method) => readonly [head: string, body: string];
}

/** One property per first segment of the method names, with the functions below it. */
export function fields(methods: readonly Method[], leaf: Layout['leaf']): string {
  return segments(methods, 0)
    .map(([name, members]) => `  readonly ${name} = {\n${tree(members, 1, { indent: '    ', leaf })}  };\n\n`)
    .join('')
    .slice(0, -1);
}

/** Nested properties that follow the segments of the method names. */
export function tree(methods: readonly Method[], depth: number, layout: Layout): string {
  return segments(methods, depth)
    .map(([name, members]) => branch(name, members, depth, layout))
    .join('');
}

function branch(name: string, members: readonly Method[], depth: number, { indent, leaf }: Layout): string {
  const [first] = members;
  const key = `${indent}${propertyKey(name)}: `;
  if (first?.name.split('.').length !== depth + 1)
    return `${key}{\n${tree(members, depth + 1, { indent: `${indent}  `, leaf })}${indent}},\n`;
  const superseded = first.replacedBy === undefined ? [] : [`@deprecated Use ${first.replacedBy}.`];
  const [head, body] = leaf(first);
  const fits = key.length + head.length + body.length + 2 <= lineWidth;
  return `${docComment(indent, `${first.summary}.`, ...superseded)}${key}${head}${fits ? ' ' : `\n${indent}  `}${body},\n`;
}

function segments(methods: readonly Method[], depth: number): [name: string, members: Method[]][] {
  const names = new Set(methods.map(({ name }) => name.split('.')[depth] ?? ''));
  return [...names].map(name => [name, methods.filter(method => method.name.split('.')[depth] === name)]);
}
