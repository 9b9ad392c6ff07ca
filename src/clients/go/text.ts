import { escapeText, prose, wrapText } from '../text.js';

/** Words that Go writes in capitals. */
const initialisms: ReadonlyMap<string, string> = new Map([
  ['id', 'ID'],
  ['url', 'URL'],
]);

/** objID → ObjID, ipv4_address → Ipv4Address: a name as other packages see it. */
export function toExportedName(name: string): string {
  const words = name.split(/[^A-Za-z0-9]+/).filter(word => word !== '');
  const joined = words.map(word => initialisms.get(word) ?? word.charAt(0).toUpperCase() + word.slice(1)).join('');
  return /^[A-Z]/.test(joined) ? joined : `X${joined}`;
}

/** Whether the tag of a field can name a member of JSON by this key. */
export function isTagName(key: string): boolean {
  return /^[\p{L}\p{Nd} !#$%&()*+./:;<=>?@[\]^_{|}~-]+$/u.test(key) && key !== '-';
}

/** The tag of a field by which a member of JSON is found. */
export function fieldTag(key: string, isRequired: boolean): string {
  return `\`json:"${key}${isRequired ? '' : ',omitempty'}"\``;
}

/** A text in double quotes. */
export function goText(text: string): string {
  return escapeText(text);
}

/** A comment on lines of usual width. */
export function goComment(indent: string, text: string): string {
  return wrapText(prose(text), 125 - indent.length * 4)
    .map(line => `${indent}// ${line}\n`)
    .join('');
}
