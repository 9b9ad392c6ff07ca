import { commonPasswords, isCommonPassword } from '../src/attributes/common-passwords.js';
import test from './helpers/suite.js';

test('listed passwords are long enough to be set, in lower case, sorted and each once', t => {
  const listed = [...commonPasswords];
  t.true(listed.length >= 100);
  t.deepEqual(
    listed.filter(text => text.length < 12 || text !== text.toLowerCase().normalize('NFC') || !isCommonPassword(text)),
    [],
  );
  t.deepEqual(listed, listed.toSorted());
});
