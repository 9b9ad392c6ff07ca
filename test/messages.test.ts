import test from 'ava';
import { de } from '../src/messages/de.js';
import { en } from '../src/messages/en.js';
import { type MessageName, say } from '../src/messages/say.js';

const names = Object.keys(en) as MessageName[];
const placeholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([name]) => name).sort();

for (const name of names)
  test(`${name} says the same things in every language`, t => {
    t.deepEqual(placeholders(de[name]), placeholders(en[name]));
    t.not(de[name].trim(), '');
  });

test('values are filled in', t => {
  t.is(say('en', 'EntryArchived', { entry: 31, from: 2, to: 3 }), 'Entry 31 has been successfully archived from 2 to 3.');
  t.is(say('de', 'EntryArchived', { entry: 31, from: 2, to: 3 }), 'Eintrag 31 wurde erfolgreich archiviert, von 2 nach 3.');
});

test('a value that looks like a placeholder is not filled in again', t => {
  t.is(say('en', 'ObjectArchived', { object: '{object} $& $1' }), 'Object {object} $& $1 has been archived.');
});
