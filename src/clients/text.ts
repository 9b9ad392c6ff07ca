import type { Schema } from '../rpc/json-schema.js';

/** Emitted lines stay within this many columns where they can. */
export const lineWidth = 130;

/** A text for a comment: on one line, without characters that are not seen, or that show others in another order. */
export function prose(text: string): string {
  return text.replaceAll(/[\s\p{C}]+/gu, ' ').trim();
}

/** A text in double quotes with escapes that TypeScript, Python and Go read alike; characters that are not seen have one. */
export function escapeText(text: string): string {
  return JSON.stringify(text.toWellFormed()).replaceAll(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, character =>
    character.length > 1 ? character : `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** A doc comment on as few lines as the width and its tags permit. */
export function docComment(indent: string, ...sentences: string[]): string {
  const text = sentences.map(sentence => prose(sentence).replaceAll('*/', '*\\/'));
  const line = `${indent}/** ${text.join(' ')} */`;
  if (line.length <= lineWidth && !line.includes(' @deprecated')) return `${line}\n`;
  const lines = text.flatMap(sentence => wrapText(sentence, lineWidth - indent.length - 3));
  return `${indent}/**\n${lines.map(one => `${indent} * ${one}\n`).join('')}${indent} */\n`;
}

/** The title of a member with its description, as far as it has them, and whether it is deprecated; empty where there is none of them. */
export function meaningOf({ title, description, deprecated }: Schema): string {
  const meaning = [title, description].filter(Boolean).join(': ');
  return [meaning, deprecated && 'Deprecated.'].filter(Boolean).join(' ');
}

/** A text in single quotes. */
export function quoteText(text: string): string {
  const inner = escapeText(text).slice(1, -1).replaceAll('\\"', '"');
  return text.includes("'") && !text.includes('"') ? `"${inner}"` : `'${inner.replaceAll("'", "\\'")}'`;
}

/** A property name, in quotes only where the language asks for them. */
export function propertyKey(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : quoteText(name);
}

/** The words of a sentence on lines of at most this width. */
export function wrapText(sentence: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of sentence.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
