import { createHash } from 'node:crypto';
import { cutDocument, documentTerms } from '../src/domain/search/search-ranks.js';
import { compoundsIn, termsOf, termsVersion } from '../src/domain/search/search-terms.js';
import { resultOf } from './helpers/rpc.js';
import { type Searching, searchingIn } from './helpers/searching.js';
import { startedService } from './helpers/started-service.js';
import { engines } from './helpers/stores.js';
import test from './helpers/suite.js';

const sorted = (terms: ReadonlySet<string>): readonly string[] => [...terms].toSorted();

const texts: readonly (readonly [text: string, words: string, tails: string, parts: string])[] = [
  ['', '', '', ''],
  ['Web Server', 'server web', '', 'erver rver ver'],
  ['Datenbank', 'datenbank', '', 'ank atenbank bank enbank nbank tenbank'],
  ['Amt', 'amt', '', ''],
  ['10.0.1.17', '0 1 10 17', '0.1.17. 1.17. 10.0.1.17.', ''],
  ['SR650', 'sr sr650', '', '650 r650'],
  ['R2', 'r2', '', ''],
  ['x'.repeat(70), 'x'.repeat(64), '', ''],
  ['Größe', 'grosse', '', 'osse rosse sse'],
  ['ﬁle \u00adserv\u200ber', 'file server', '', 'erver ile rver ver'],
  ['Ｏｒａｃｌｅ Ⅳ', 'iv oracle', '', 'acle cle racle'],
  ['Øresund Łódź Œuvre', 'lodz oresund oeuvre', '', 'esund euvre odz resund sund und uvre vre'],
  ['x'.repeat(33), 'x'.repeat(33), '', ''],
  ['-- a', '¶2d2d a', '', ''],
  ['a-b_c', 'a b c', 'a.b.c. b.c.', ''],
];
for (const [text, words, tails, parts] of texts)
  test(`${JSON.stringify(text)} is found by its words, and by what they are parts of`, t => {
    const terms = termsOf(text);
    t.deepEqual(
      [sorted(terms.words), sorted(terms.tails), sorted(terms.parts)].map(each => each.join(' ')),
      [words.split(' ').toSorted().join(' '), tails, parts],
    );
  });

test('terms have neither quotes nor blanks, and are short, whatever the text', t => {
  for (const text of randomTexts(2000))
    for (const term of Object.values(termsOf(text)).flatMap(terms => [...(terms as ReadonlySet<string>)]))
      t.true(/^[^\s"'\\]{1,64}$/u.test(term) && term.isWellFormed(), `${text}: ${term}`);
});

test('a document that has more terms than the index keeps has a term that says so', t => {
  const attribute = { key: 'description', type: 'textarea', title: { en: 'Description', de: 'Beschreibung' } } as const;
  const texts = (words: number) => [
    { attribute, place: 'plain', text: Array.from({ length: words }, (_, at) => `word${at}`).join(' ') } as const,
  ];
  const [short, long] = [100, 40_000].map(words => new Set(documentTerms(texts(words))));
  t.deepEqual([short?.has(cutDocument), long?.has(cutDocument), long?.has('jword39999')], [false, true, false]);
});

test('words are kept before parts of words where a document has more terms than the index keeps', t => {
  const attribute = { key: 'description', type: 'textarea', title: { en: 'Description', de: 'Beschreibung' } } as const;
  const text = (name: string) => Array.from({ length: 5000 }, (_, at) => `${name}word${at}`).join(' ');
  const terms = new Set(documentTerms(['one', 'two'].map(name => ({ attribute, place: 'plain', text: text(name) }) as const)));
  t.deepEqual([terms.has('joneword4999'), terms.has('jtwoword4999'), terms.has(cutDocument)], [true, true, true]);
});

/** Changes with the version: a database of another one has other terms than a search asks for. */
const termsByVersion: Readonly<Record<number, string>> = { 3: '4701fe10e09ddd70' };

test('terms are those of their version', t => {
  const terms = [...texts.map(([text]) => text), 'AC:DE:48:00:11:22', '2001:db8::1'].map(text =>
    (['text', 'mac', 'ipv6'] as const).map(format =>
      Object.values(termsOf(text, format === 'text' ? undefined : format)).map(each => [...each]),
    ),
  );
  const digest = createHash('sha256').update(JSON.stringify(terms)).digest('hex').slice(0, 16);
  t.is(digest, termsByVersion[termsVersion] ?? '', 'raise termsVersion, and put this digest under it');
});

test('a text of nothing but words of one character takes no longer than its length', t => {
  const { tails } = termsOf('1.'.repeat(32_767));
  t.true(tails.size < 100);
  t.is(compoundsIn('x '.repeat(500)).length, 500);
});

const characters = [
  ...'abcXYZ0123456789',
  ...'äöüßÉñ',
  ...'日本語',
  ...'кот',
  ...'🚀🎉',
  ...`.-_:/@"'*&|()%\\<>`,
  ...'\t\u00a0 ',
];

/** The same texts at every run, so that a failure can be seen again. */
function randomTexts(count: number): readonly string[] {
  let state = 7;
  const next = (below: number): number => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
  const text = (): string => Array.from({ length: 1 + next(24) }, () => characters[next(characters.length)] ?? '').join('');
  return Array.from({ length: count }, text).filter(each => each.trim() !== '');
}

/** Entries with these texts, four to an object, and after that what each of their words finds. */
async function foundIn({ call, created, saved, hits }: Searching, written: readonly string[]) {
  let server = 0;
  const places: (readonly [text: string, object: number, entry: number])[] = [];
  for (const [at, text] of written.entries()) {
    if (at % 4 === 0) server = await created('SERVER', `web ${at}`);
    places.push([text, server, await saved(server, 'C__CATG__VERSION', { title: text, description: 'x' })]);
  }
  const found: unknown[] = [];
  const missed: string[] = [];
  for (const [text, object, entry] of places)
    for (const word of text.split(/\s+/u).filter(each => each !== '')) {
      const answer = await hits(word, { limit: 1000 });
      found.push(answer);
      const isFound = (answer as readonly { readonly link?: string }[]).some(({ link }) =>
        link?.includes(`objID=${object}&catgID=48&cateID=${entry}&`),
      );
      if (!isFound) missed.push(`${text}: ${word}`);
    }
  for (const [, object, entry] of places.slice(0, 10))
    await resultOf(call('cmdb.category.archive', { object, category: 'C__CATG__VERSION', entry }));
  const left = await hits('x', { limit: 1000 });
  return { found, missed, left };
}

const [sqlite, postgres] = engines;

postgres?.test('a text is found by each of its words until it is archived, on every engine', async t => {
  const written = randomTexts(60);
  const [one, other] = [await startedService(t, sqlite ?? postgres), await startedService(t, postgres)];
  const [here, there] = [await foundIn(searchingIn(one), written), await foundIn(searchingIn(other), written)];
  t.deepEqual(here.missed, []);
  t.deepEqual(there, here);
});
