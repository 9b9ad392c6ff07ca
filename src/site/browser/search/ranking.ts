import { isNearly } from '../page/typing.js';
import { type Findable, kinds, plain } from './findable.js';

const order = Object.keys(kinds);
const most = 50;

/** Results that contain every word of the question, the best first; without any, results that are similar. */
export function found(all: readonly Findable[], question: string): readonly Findable[] {
  const asked = telling(
    plain(question)
      .split(/[\s?!]+/)
      .filter(Boolean),
  );
  if (asked.length === 0) return [];
  const exact = ranked(all, asked, ({ text }, word) => text.includes(word));
  return exact.length > 0 ? exact : ranked(all, asked.flatMap(partsOf), ({ words }, word) => isNearly(words, word));
}

/** Words of a sentence that say nothing of what is looked for. */
const fillers = new Set(
  'a an and are as at be by can do does for from have how i in is it its may me my of on or so the there this to up was what when where which who why will with you your auf das der die ein eine einen es fur gibt hat ich im ist kann man meine mich mit sich und von was wer wie wo zu zum'.split(
    ' ',
  ),
);

/** The words without those that say nothing, unless there are no others. */
function telling(words: readonly string[]): readonly string[] {
  const rest = words.filter(word => !fillers.has(word));
  return rest.length > 0 ? rest : words;
}

/** Whether the text of something has a word of the question. */
type Has = (each: Findable, word: string) => boolean;

function ranked(all: readonly Findable[], asked: readonly string[], has: Has): readonly Findable[] {
  return all
    .map(each => ({ each, own: asked.filter(word => has(each, word)) }))
    .filter(({ each, own }) => own.length > 0 && asked.every(word => own.includes(word) || each.ownerWords.includes(` ${word}`)))
    .map(({ each, own }) => ({ each, rank: rankOf(each, own, asked) }))
    .sort((one, other) => one.rank - other.rank)
    .slice(0, most)
    .map(({ each }) => each);
}

/** Lower is better: what is called so, then what has a word that begins so, then what is short. */
function rankOf({ names, words, ownerWords, what, text }: Findable, own: readonly string[], asked: readonly string[]): number {
  const missed = asked.filter(word => !words.includes(` ${word}`) && !ownerWords.includes(` ${word}`)).length / asked.length;
  const rest = asked.filter(word => !ownerWords.includes(` ${word}`));
  const isCalledSo = [asked, own, rest].some(all => names.includes(all.join(' ')));
  return (isCalledSo ? 0 : 1000) + missed * 500 + order.indexOf(what) * 40 + Math.min(text.length, 99) / 4;
}

function partsOf(word: string): readonly string[] {
  return word.split(/[^a-z0-9]+/).filter(Boolean);
}
