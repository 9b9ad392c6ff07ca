import { readFileSync } from 'node:fs';
import type { Titles } from '../generated/types.js';
import { loadRegistry } from '../src/catalog/registry.js';
import test from './helpers/suite.js';

const registry = loadRegistry([]);

interface Described {
  readonly place: string;
  readonly title: Titles;
  readonly description?: Titles | undefined;
}

/** Categories and attributes; a category that reads the entries of another shows the attributes of that one. */
const described: readonly Described[] = registry.categories.flatMap(
  ({ const: place, title, description, sameAs, attributes }) => [
    { place, title, description },
    ...(sameAs ? [] : attributes).map(each => ({ ...each, place: `${place}.${each.key}` })),
  ],
);

/** Lists of choices whose name does not say enough. */
const lists: readonly Described[] = registry.dialogs
  .filter(({ description }) => description !== undefined)
  .map(({ name, description }) => ({ place: name, title: { en: name, de: name }, description }));

/** A description in one language. */
interface Sentence {
  readonly place: string;
  readonly title: string;
  readonly text: string;
}

const [english, german] = [sentencesIn('en'), sentencesIn('de')];

function sentencesIn(language: keyof Titles): readonly Sentence[] {
  return [...described, ...lists].flatMap(({ place, title, description }) =>
    description ? [{ place, title: title[language], text: description[language] }] : [],
  );
}

/** Places whose sentences fail, each with its text. */
function placesOf(all: readonly Sentence[], fails: (sentence: Sentence) => boolean): readonly string[] {
  return all.filter(fails).map(({ place, text }) => `${place}: ${text}`);
}

test('every category and attribute that ships says what it is for', t => {
  t.true(described.length > 1000);
  t.deepEqual(
    described.filter(({ description }) => !description),
    [],
  );
});

/** The beginnings of words, which stay the same where the endings change. */
function stems(text: string): readonly string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter(word => word && !fillers.has(word))
    .map(word => word.slice(0, 5));
}

const fillers = new Set(
  'a an the of for in on to and or is are its this that which it by with der die das des dem den ein eine einer eines von für im in am auf zu zur zum und oder ist sind es sich mit als dieser diese dieses'.split(
    ' ',
  ),
);

test('no description only repeats its title', t => {
  const repeats = ({ title, text }: Sentence) => {
    const known = new Set(stems(title));
    return stems(text).filter(stem => !known.has(stem)).length < 2;
  };
  t.true(repeats({ place: '', title: 'Serial number', text: 'The number of the serial.' }));
  t.deepEqual(placesOf([...english, ...german], repeats), []);
});

/** Openings that say nothing, and words that texts for users do not use. */
const unwanted = {
  english:
    /^(this (attribute|field|category)|the (attribute|field|category)|specif|defin|describ|here |enter )|\b(tells?|answers?|refus\w+|(who|what|which)ever)\b/i,
  german:
    /^(diese[rs]? (attribut|feld|kategorie)|das (attribut|feld)|die kategorie|gibt |legt |hier (wird|kann|steht|können)|definiert|beschreibt|spezifiziert)/i,
};

test('descriptions begin with what they are about', t => {
  t.deepEqual(
    placesOf(english, ({ text }) => unwanted.english.test(text)),
    [],
  );
  t.deepEqual(
    placesOf(german, ({ text }) => unwanted.german.test(text)),
    [],
  );
});

/** Most characters of a sentence; lists of choices explain several. */
function mostOf(place: string): number {
  return place.startsWith('C__') ? 130 : 170;
}

test('descriptions are short enough to stand under a field, and long enough to say something', t => {
  t.deepEqual(
    placesOf([...english, ...german], ({ place, text }) => text.length < 20 || text.length > mostOf(place)),
    [],
  );
});

test('a description in German is none in English', t => {
  const same = [...described, ...lists]
    .filter(({ description }) => description?.en === description?.de && description)
    .map(({ place }) => place);
  t.deepEqual(same, []);
});

/** Descriptions that fit attributes of several titles: those of a key, of days of the week, and of numbered texts. */
const { definitions: shared }: { definitions: readonly { readonly description: Titles }[] } = JSON.parse(
  readFileSync('src/catalog/attribute-descriptions.json', 'utf8'),
);
const sharedByTitles = new Set([
  ...shared.flatMap(({ description }) => Object.values(description)),
  'Service hours on this day of the week, such as 08:00 to 18:00; empty for none.',
  'Servicezeit an diesem Wochentag, etwa 08:00 bis 18:00; leer, wenn es keine gibt.',
  'Text with a meaning that your organisation decides on.',
  'Text, dessen Bedeutung Ihre Organisation selbst festlegt.',
]);

test('what differs in its title differs in its description', t => {
  for (const sentences of [english, german]) {
    const titles = new Map<string, Set<string>>();
    for (const { title, text } of sentences) titles.set(text, (titles.get(text) ?? new Set()).add(title.toLowerCase()));
    const repeated = [...titles].filter(([text, of]) => of.size > 1 && !sharedByTitles.has(text));
    t.deepEqual(
      repeated.map(([text, of]) => [text, ...of]),
      [],
    );
  }
});
