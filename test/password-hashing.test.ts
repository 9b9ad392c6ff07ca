import { PasswordHashing } from '../src/domain/secrets/password-hashing.js';
import { cheapHashing } from './helpers/cheap-hashing.js';
import { nameOf } from './helpers/stores.js';
import test from './helpers/suite.js';

test('passwords of strangers are compared in a line of their own', async t => {
  const hashing = cheapHashing();
  const kept = await hashing.hashOf('x');
  const waiting = Array.from({ length: 51 }, () => hashing.isHashOf('x', kept, 'strangers'));
  t.is(await nameOf(hashing.isHashOf('x', kept, 'strangers')), 'Busy');
  t.true(await hashing.isHashOf('x', kept));
  await Promise.all(waiting);
});

test('a guess at a password that a service keeps costs what the field asks for: scrypt with 2^15 rounds of 8 blocks', async t => {
  t.regex(await new PasswordHashing().hashOf('x'), /^scrypt\$15\$8\$1\$/);
});

test('a password is the same, whichever way its accents are typed', async t => {
  const hashing = cheapHashing();
  const kept = await hashing.hashOf('caf\u00e9');
  t.true(await hashing.isHashOf('cafe\u0301', kept));
  t.false(await hashing.isHashOf('cafe', kept));
});

test('services of one process hash in lines of their own', async t => {
  const [one, other] = [cheapHashing(), cheapHashing()];
  const kept = await one.hashOf('x');
  const waiting = Array.from({ length: 52 }, () => one.isHashOf('x', kept));
  t.is(await nameOf(one.isHashOf('x', kept)), 'Busy');
  t.regex(await other.hashOf('x'), /^scrypt\$4\$/);
  await Promise.all(waiting);
  t.regex(await one.hashOf('x'), /^scrypt\$4\$/);
});
