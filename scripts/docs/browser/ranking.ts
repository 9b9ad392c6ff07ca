import { type Findable, kinds, plain } from './findable.js';

const order = Object.keys(kinds);
const most = 50;

/** What fits every word of the question, the best first. */
export function found(all: readonly Findable[], question: string): readonly Findable[] {
  const asked = plain(question).split(/\s+/).filter(Boolean);
  if (asked.length === 0) return [];
  const whole = asked.join(' ');
  return all
    .filter(({ text }) => asked.every(word => text.includes(word)))
    .map(each => ({ each, rank: rankOf(each, whole, asked) }))
    .sort((one, other) => one.rank - other.rank)
    .slice(0, most)
    .map(({ each }) => each);
}

/** Lower is better: what is called so, then what has a word that begins so, then what is short. */
function rankOf({ names, words, what, text }: Findable, whole: string, asked: readonly string[]): number {
  const missed = asked.filter(word => !words.includes(` ${word}`)).length / asked.length;
  return (names.includes(whole) ? 0 : 1000) + missed * 500 + order.indexOf(what) * 40 + Math.min(text.length, 99) / 4;
}
