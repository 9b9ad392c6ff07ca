import { prose } from '../src/site/markup/html.js';
import { translations } from '../src/site/markup/translations.js';
import { germanTexts, languagePairs, structureOf } from './helpers/language-views.js';
import { builtPages } from './helpers/pages.js';
import test from './helpers/suite.js';

const pages = builtPages();

/** Words of a text in small letters; names and constants are none. */
const words = (text: string): readonly string[] =>
  text.match(/(?<![\p{L}_])\p{Lu}?\p{Ll}+(?![\p{L}_])/gu)?.map(word => word.toLowerCase()) ?? [];
const english = new Set(
  words(
    'the of and to is are that which with for it its by from as at be or this their where when has have not may each one what only were than then no into they them can does a how whether who there after before',
  ),
);
const german = new Set(
  words(
    'der die das und ist sind mit für von nicht ein eine einer eines einem einen zu zum zur auf wird werden den dem des als auch sich im nur oder aus bei wenn wie was es sie er nach vor über kann durch an keine kein jede jeder jedes dieser diese',
  ),
);

function isEnglish(text: string): boolean {
  const all = words(text);
  const count = all.filter(word => english.has(word)).length;
  return count >= 2 && count > all.filter(word => german.has(word)).length;
}

test('English and German texts are told apart by their small words', t => {
  t.true(isEnglish('Every object and every entry has a record status.'));
  t.false(isEnglish('Jedes Objekt und jeder Eintrag hat einen Status.'));
  t.false(isEnglish('"AND" oder "OR", as_of'));
});

test('no page has an English paragraph for readers of German', t => {
  t.true(pages.every(({ html }) => germanTexts(html).length > 0));
  const found = pages.flatMap(({ path, html }) =>
    germanTexts(html)
      .filter(isEnglish)
      .map(text => `${path}: ${text}`),
  );
  t.deepEqual(found, []);
});

test('a text has the same links, code, items and cells in both languages', t => {
  for (const { path, html } of pages)
    for (const [en, de] of languagePairs(html)) {
      if (!de) t.fail(`${path}: ${JSON.stringify(en).slice(0, 200)} has no German text beside it`);
      else if (JSON.stringify(structureOf(en)) !== JSON.stringify(structureOf(de)))
        t.deepEqual(structureOf(de), structureOf(en), path);
    }
  t.pass();
});

test('a translation has the pieces of code and the values of its source text', t => {
  const parts = (text: string): readonly string[] => [...new Set(text.match(/`[^`]*`|\{\w+\}/g) ?? [])].sort();
  for (const [en, de] of translations) t.deepEqual(parts(de), parts(en), en);
});

/** What a piece of a page begins with: up to the next end of an element, without its full stop. */
function startsOf(piece: string): readonly string[] {
  const [whole = ''] = piece.split(/<\/(?:p|td|li|div|span|h[1-6]|th|summary|figcaption|section)>/);
  return [whole, whole.replace(/\.$/, '')];
}

test('every translation is of a text that a page shows', t => {
  const shown = pages.map(({ html }) => html).join('\n');
  // Most are the whole text of an element or a sentence at its start, which a set finds; to look through all pages takes a hundred times as long.
  const starts = new Set(shown.split(/<(?:p|td|li|div|span|h[1-6]|th|summary|figcaption|section)\b[^>]*>/).flatMap(startsOf));
  const isShown = (text: string): boolean => {
    const sought = prose(text.replace(/\.$/, '')).text;
    return starts.has(sought) || shown.includes(sought);
  };
  t.deepEqual(
    [...translations.keys()].filter(text => !isShown(text)),
    [],
  );
});
