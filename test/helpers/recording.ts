import { withoutNames, writtenText } from './expected-text.js';
import type { Replayed } from './replay.js';
import type { DialectName } from './service.js';
import { blocksIn, type Exchange, isAnswer, type Line } from './transcript.js';

/** Replayed exchanges of a transcript, by dialect. */
export type Replays = Readonly<Partial<Record<DialectName, readonly Replayed[]>>>;

/**
 * The text of a transcript with the answers that came back. Unchanged answers stay as written, byte for byte.
 * @throws Error where the dialects answer with different statuses: a transcript of one dialect can tell each
 */
export function recorded(text: string, replays: Replays): string {
  return blocksIn(text)
    .map((lines, at) => blockWith(lines, answersAt(replays, at)))
    .join('');
}

type Answers = Readonly<Partial<Record<DialectName, Replayed>>>;

function answersAt(replays: Replays, at: number): Answers {
  return Object.fromEntries(Object.entries(replays).map(([dialect, replayed]) => [dialect, replayed[at]]));
}

function blockWith(lines: readonly Line[], answers: Answers): string {
  const all = Object.values(answers);
  const written = (some: readonly Line[]): string => some.map(each => each.written).join('');
  if (all.every(isUnchanged)) return written(lines);
  const [first, ...others] = all;
  if (others.some(({ status }) => status !== first?.status))
    throw new Error(`the dialects answer with different statuses to ${first?.exchange.request}`);
  const heads = first ? [...(first.status === 200 ? [] : [`< ${first.status}`]), ...headersOf(first)] : [];
  const sent = lines.filter(line => !isAnswer(line));
  return written(sent) + [...heads, ...textsOf(answers)].map(line => `${line}\n`).join('');
}

function isUnchanged({ exchange, status, headers, answered, expected }: Replayed): boolean {
  return answered === expected && status === exchange.status && headersMeet(exchange, headers);
}

function headersMeet({ answerHeaders }: Exchange, headers: Headers): boolean {
  return Object.entries(answerHeaders).every(([name, value]) => headers.get(name) === value);
}

/** Of the headers those that were written, with the values they have now. */
function headersOf({ exchange, headers }: Replayed): readonly string[] {
  return Object.keys(exchange.answerHeaders).flatMap(name => (headers.has(name) ? [`< ${name}: ${headers.get(name)}`] : []));
}

/** One text for both dialects where they differ in nothing but the names of errors. */
function textsOf({ contract, idoit }: Answers): readonly string[] {
  const ofContract = contract && textOf(contract, 'contract');
  const ofIdoit = idoit && textOf(idoit, 'idoit');
  const isOne = ofContract === undefined || ofIdoit === undefined || withoutNames(ofContract) === ofIdoit;
  const marked = isOne ? { '<<': ofContract ?? ofIdoit } : { '<<c': ofContract, '<<i': ofIdoit };
  return Object.entries(marked).flatMap(([mark, text]) => (text ? [`${mark} ${text}`] : []));
}

function textOf({ answered, exchange }: Replayed, dialect: DialectName): string {
  return writtenText(answered, exchange.answers[dialect]);
}
