import { wrapped } from '../text.js';

/** Words that Go writes in capitals. */
const initialisms: Readonly<Record<string, string>> = { id: 'ID', url: 'URL' };

/** objID → ObjID, ipv4_address → Ipv4Address: a name as other packages see it. */
export function exportedName(name: string): string {
  const words = name.split(/[^A-Za-z0-9]+/).filter(word => word !== '');
  const joined = words.map(word => initialisms[word] ?? word.charAt(0).toUpperCase() + word.slice(1)).join('');
  return /^[A-Z]/.test(joined) ? joined : `X${joined}`;
}

/** A text in double quotes. */
export function goText(text: string): string {
  return JSON.stringify(text);
}

/** A comment on lines of usual width. */
export function goComment(indent: string, text: string): string {
  return wrapped(text.replaceAll(/\s+/g, ' ').trim(), 125 - indent.length * 4)
    .map(line => `${indent}// ${line}\n`)
    .join('');
}
