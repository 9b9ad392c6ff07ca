import { followsPattern, maxPatternedCharacters, repeatsRepetition } from '../src/attributes/patterns.js';
import test from './helpers/suite.js';

const repeating = ['(a+)+', '((ab*)c){2,}', '([a-z)]{3}x)*', '(?:x{2}|y)+', '(a(b+)c)*', '(\\d+\\.)*', '([)]+)*'];
const plain = ['(ab)+', '([A-Z]{2}-)?[0-9]+', 'a+b*c{3}', '[(a+)]+', '\\(a+\\)+', '(ab|cd){3}', 'a{b', '(a+)b+'];

test('a pattern that repeats a repetition is told from others', t => {
  for (const pattern of repeating) t.true(repeatsRepetition(pattern), pattern);
  for (const pattern of plain) t.false(repeatsRepetition(pattern), pattern);
});

test('the whole of a text follows a pattern, and no text is tried in more than one way', t => {
  t.true(followsPattern('SRV-1', { pattern: '[A-Z]+-[0-9]' }));
  t.false(followsPattern('SRV-12', { pattern: '[A-Z]+-[0-9]' }));
  const text = 'a'.repeat(maxPatternedCharacters);
  // An engine that tries again does not end within hours.
  for (const pattern of ['a*a*a*a*a*a*b', '(a|a)*b', '.*.*.*.*=.*']) t.false(followsPattern(text, { pattern }), pattern);
  t.false(followsPattern(`${text}a`, { pattern: 'a*' }), 'a longer text follows none');
});
