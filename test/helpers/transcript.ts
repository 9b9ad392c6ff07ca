import type { DialectName } from './service.js';

/** A request and what must be answered. */
export interface Exchange {
  /** Time of the clock when the request is sent; absent where it has not moved. */
  readonly clock?: string;
  readonly verb: string;
  /** Absent: the endpoint of the dialect. */
  readonly path?: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly request: string | undefined;
  readonly status: number;
  readonly answerHeaders: Readonly<Record<string, string>>;
  /** The text that must come back; `undefined` where nothing does. */
  readonly answers: Readonly<Record<DialectName, string | undefined>>;
}

/** A situation, told in requests and answers. */
export interface Transcript {
  readonly sentence: string;
  readonly dialects: readonly DialectName[];
  readonly settings: Readonly<Record<string, string>>;
  readonly exchanges: readonly Exchange[];
}

/** A line of a transcript, with those that continue it. */
export interface Line {
  readonly mark: string;
  readonly text: string;
  /** As it is written, line breaks included. */
  readonly written: string;
}

const marks = /^(\/\/|>>|<<c|<<i|<<|>|<)(?: |$)(.*)$/;

/**
 * Reads a transcript. Beside `>> request` and `<< answer` it may hold
 * - `<<c answer` and `<<i answer`, where the dialects answer differently; that the contract alone names errors is known;
 * - `> Name: value` and `> VERB /path` above a request, `< 204` and `< Name: value` above an answer, where HTTP matters;
 * - `// setting: NAME=value`, `// dialect: idoit` and `// clock: Y-m-d H:i:s`, which are no comments but are done.
 * A line that begins with a blank continues the one above.
 */
export function readTranscript(text: string): Transcript {
  const blocks = blocksIn(text);
  const comments = blocks.flat().flatMap(line => (line.mark === '//' ? [line.text] : []));
  const [sentence = ''] = comments;
  const only = comments.flatMap(comment => /^dialect: (contract|idoit)$/.exec(comment)?.[1] ?? []) as DialectName[];
  const settings = comments.flatMap(comment => [/^setting: ([A-Z_]+)=(.*)$/.exec(comment)].filter(match => match !== null));
  return {
    sentence,
    dialects: only.length > 0 ? only : ['contract', 'idoit'],
    settings: Object.fromEntries(settings.map(([, name, value]) => [name, value])),
    exchanges: blocks.map(exchangeOf),
  };
}

/** The lines of each exchange: the request, then the answer, which may still have to be recorded. */
export function blocksIn(text: string): readonly (readonly Line[])[] {
  const blocks: Line[][] = [[]];
  for (const line of linesIn(text)) {
    if (blocks.at(-1)?.some(isWhole) && !isAnswer(line)) blocks.push([]);
    blocks.at(-1)?.push(line);
  }
  return blocks;
}

function isWhole(line: Line): boolean {
  return line.mark === '>>' || isAnswer(line);
}

/** Whether the line is of what is answered. */
export function isAnswer({ mark }: Line): boolean {
  return mark.startsWith('<');
}

function linesIn(text: string): Line[] {
  const written = text.match(/.+\n*(?:[ \t]+.*\n*)*/g) ?? [];
  return written.map((lines, index) => {
    const joined = lines.trimEnd().replace(/\n[ \t]+/g, ' ');
    const [, mark = '', rest = ''] = marks.exec(joined) ?? [];
    if (!mark) throw new Error(`line ${index + 1} begins with no mark that a transcript has: ${joined}`);
    return { mark, text: rest, written: lines };
  });
}

function exchangeOf(lines: readonly Line[]): Exchange {
  const texts = (mark: string) => lines.filter(line => line.mark === mark).map(({ text }) => text);
  const [verbLine] = texts('>').filter(head => !head.includes(': '));
  const [verb = 'POST', path] = verbLine?.split(' ') ?? [];
  const clock = texts('//').flatMap(comment => /^clock: (.*)$/.exec(comment)?.[1] ?? [])[0];
  const [both] = texts('<<');
  return {
    ...(clock ? { clock } : {}),
    verb,
    ...(path ? { path } : {}),
    headers: headersIn(texts('>')),
    request: texts('>>')[0],
    status: Number(texts('<').find(head => /^[0-9]{3}$/.test(head)) ?? 200),
    answerHeaders: headersIn(texts('<')),
    answers: { contract: texts('<<c')[0] ?? both, idoit: texts('<<i')[0] ?? both },
  };
}

function headersIn(heads: readonly string[]): Record<string, string> {
  return Object.fromEntries(heads.filter(head => head.includes(': ')).map(head => head.split(/: (.*)/, 2) as [string, string]));
}
