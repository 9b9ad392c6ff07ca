import test from 'ava';

const { KATASTER_SPEED: asked } = process.env;

// Loaded before each test file: half of them run plain, told apart by the letters of their names, or all as the environment asks.
process.env.KATASTER_TEST_SPEED = asked ?? (lettersOf(test.meta.file) % 2 === 0 ? 'plain' : 'fast');

function lettersOf(file: string): number {
  return [...(file.split('/').at(-1) ?? '')].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);
}
