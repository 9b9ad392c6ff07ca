import type { DialectName } from './service.js';

/** A request and what must be answered. */
export interface Exchange {
  /** What the clock shows when the request is sent; absent where it has not moved. */
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

interface Line {
  readonly mark: string;
  readonly text: string;
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
  const lines = linesOf(text);
  const comments = lines.filter(({ mark }) => mark === '//').map(line => line.text);
  const [sentence = ''] = comments;
  const only = comments.flatMap(comment => /^dialect: (contract|idoit)$/.exec(comment)?.[1] ?? []) as DialectName[];
  const settings = comments.flatMap(comment => [/^setting: ([A-Z_]+)=(.*)$/.exec(comment)].filter(match => match !== null));
  return {
    sentence,
    dialects: only.length > 0 ? only : ['contract', 'idoit'],
    settings: Object.fromEntries(settings.map(([, name, value]) => [name, value])),
    exchanges: blocksOf(lines).map(exchangeOf),
  };
}

function linesOf(text: string): Line[] {
  const joined = text.replace(/\n[ \t]+/g, ' ').split('\n');
  return joined.filter(Boolean).map((line, index) => {
    const [, mark = '', rest = ''] = marks.exec(line) ?? [];
    if (!mark) throw new Error(`line ${index + 1} begins with no mark that a transcript has: ${line}`);
    return { mark, text: rest };
  });
}

/** Lines that belong together: what is sent, then what is answered. */
function blocksOf(lines: readonly Line[]): Line[][] {
  const blocks: Line[][] = [[]];
  for (const line of lines) {
    const isAnswered = blocks.at(-1)?.some(({ mark }) => mark.startsWith('<'));
    if (isAnswered && !line.mark.startsWith('<')) blocks.push([]);
    blocks.at(-1)?.push(line);
  }
  return blocks;
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
