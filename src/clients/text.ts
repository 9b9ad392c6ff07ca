import type { Schema } from '../rpc/json-schema.js';

/** Emitted lines stay within this many columns where they can. */
export const lineWidth = 130;

/** A doc comment on as few lines as the width and its tags permit. */
export function docComment(indent: string, ...sentences: string[]): string {
  const text = sentences.map(sentence => sentence.replaceAll('*/', '*\\/').replaceAll(/\s+/g, ' '));
  const line = `${indent}/** ${text.join(' ')} */`;
  if (line.length <= lineWidth && !line.includes(' @deprecated')) return `${line}\n`;
  const lines = text.flatMap(sentence => wrapped(sentence, lineWidth - indent.length - 3));
  return `${indent}/**\n${lines.map(one => `${indent} * ${one}\n`).join('')}${indent} */\n`;
}

/** The title of a member with its description, as far as it has them; empty where it has neither. */
export function meaningOf({ title, description }: Schema): string {
  return [title, description].filter(Boolean).join(': ');
}

/** A text in single quotes. */
export function quoted(text: string): string {
  const inner = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"');
  return text.includes("'") && !text.includes('"') ? `"${inner}"` : `'${inner.replaceAll("'", "\\'")}'`;
}

/** A property name, in quotes only where the language asks for them. */
export function propertyKey(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : quoted(name);
}

/** The words of a sentence on lines of at most this width. */
export function wrapped(sentence: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of sentence.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
