/** A call as its sender wrote it, in three parts: what differs between calls that ask the same is apart from the rest. */
export interface CallText {
  /** Absent where the call has none. */
  readonly apikey?: string;
  /** The digits of its id. */
  readonly id: string;
  /** Everything else, with nothing where the key and the id stand. */
  readonly rest: string;
}

const [quote, comma, colon, space, open, close, openList, closeList] = Array.from('",: {}[]', each => each.charCodeAt(0));
const keyName = '"apikey"';
const idName = '"id"';
/** Integers of more digits may be no numbers. */
const digitsOfId = 15;
/** A call as many programs write it: the members before the parameters, which are the last. */
const beforeParameters = /\{"jsonrpc": ?"2\.0", ?"id": ?(0|[1-9]\d{0,14}), ?"method": ?"[\w.]+", ?"params": ?(?=\{)/y;
const mostOfKey = 256;
/** Characters of keys: none of them is written in another way in JSON. */
export const keyForm = new RegExp(`^[\\w+/=.-]{1,${mostOfKey}}$`);
/** By the code of a character: whether keys have it. */
const isOfKey = Uint8Array.from({ length: 256 }, (_, code) => Number(keyForm.test(String.fromCharCode(code))));

/**
 * The calls of a body, one character per byte, without parsing it: those with one `apikey` at most, a text, whose `id` is an integer, and either the
 * last member or the second of four; others are `undefined`. A body that has escapes, or white space between its calls, has no such calls.
 */
export function callTextsIn(body: string): readonly (CallText | undefined)[] {
  if (body.includes('\\')) return [];
  if (body.charCodeAt(0) !== openList) return [callTextIn(body, 0, body.length)];
  const texts: (CallText | undefined)[] = [];
  let start = 1;
  while (body.charCodeAt(start) === open) {
    const end = endOfObject(body, start);
    texts.push(callTextIn(body, start, end));
    if (body.charCodeAt(end) === closeList) return end === body.length - 1 ? texts : [];
    if (body.charCodeAt(end) !== comma) return [];
    start = body.charCodeAt(end + 1) === space ? end + 2 : end + 1;
  }
  return [];
}

/** The index after characters of a key. */
function endOfKey(body: string, start: number): number {
  let end = start;
  while (isOfKey[body.charCodeAt(end)] === 1) end += 1;
  return end;
}

/** The index after an object; texts in it are passed over. */
function endOfObject(body: string, start: number): number {
  let depth = 0;
  for (let index = start; index < body.length; index += 1) {
    const code = body.charCodeAt(index);
    if (code === quote) index = endOfText(body, index);
    else if (code === open) depth += 1;
    else if (code === close) depth -= 1;
    if (depth === 0) return index + 1;
  }
  return body.length;
}

function endOfText(body: string, start: number): number {
  const end = body.indexOf('"', start + 1);
  return end < 0 ? body.length : end;
}

function callTextIn(body: string, start: number, end: number): CallText | undefined {
  const lastStart = startOfId(body, start, end);
  const id = lastStart < 0 ? secondId(body, start, end) : { start: lastStart, end: end - 1 };
  const name = body.indexOf(keyName, start);
  if (!id) return undefined;
  const digits = body.slice(id.start, id.end);
  if (name < 0 || name >= end) return { id: digits, rest: body.slice(start, id.start) + body.slice(id.end, end) };
  const other = body.indexOf(keyName, name + keyName.length);
  const keyStart = valueAfter(body, name + keyName.length) + 1;
  if (keyStart === 0 || body.charCodeAt(keyStart - 1) !== quote || (other >= 0 && other < end)) return undefined;
  const keyEnd = endOfKey(body, keyStart);
  const apikey = body.slice(keyStart, keyEnd);
  if (apikey === '' || apikey.length > mostOfKey || body.charCodeAt(keyEnd) !== quote) return undefined;
  if (keyEnd <= id.start) return { apikey, id: digits, rest: body.slice(start, keyStart) + body.slice(keyEnd, id.start) };
  if (name < id.end) return undefined;
  return { apikey, id: digits, rest: body.slice(start, id.start) + body.slice(id.end, keyStart) + body.slice(keyEnd, end) };
}

/** Where the digits of the second member are, `id`, of a call with no other members than the usual four: another `id` would count instead. */
function secondId(body: string, start: number, end: number): { readonly start: number; readonly end: number } | undefined {
  beforeParameters.lastIndex = start;
  const digits = beforeParameters.exec(body)?.[1];
  if (digits === undefined || endOfObject(body, beforeParameters.lastIndex) !== end - 1) return undefined;
  const first = body.indexOf(digits, body.indexOf(idName, start) + idName.length);
  return { start: first, end: first + digits.length };
}

/** Where the digits begin that are the value of the last member, `id`; -1 where they are not. */
function startOfId(body: string, start: number, end: number): number {
  let first = end - 1;
  while (isDigit(body.charCodeAt(first - 1))) first -= 1;
  const digits = end - 1 - first;
  const isShort = digits > 0 && digits <= digitsOfId && (digits === 1 || body[first] !== '0');
  if (body.charCodeAt(end - 1) !== close || !isShort) return -1;
  const nameEnd = body.charCodeAt(first - 1) === space ? first - 2 : first - 1;
  return nameEnd > start && body.charCodeAt(nameEnd) === colon && body.endsWith(idName, nameEnd) ? first : -1;
}

/** The index of the value of a member whose name ends at an index; -1 where no colon follows. */
function valueAfter(body: string, nameEnd: number): number {
  if (body.charCodeAt(nameEnd) !== colon) return -1;
  return body.charCodeAt(nameEnd + 1) === space ? nameEnd + 2 : nameEnd + 1;
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}
