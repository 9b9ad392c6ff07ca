import { comparableDn, readableDn } from '../src/domain/identity/distinguished-names.js';
import { rangeOf, refusalOf } from '../src/http/sign-in/directory-entry.js';
import { MembershipGraph } from '../src/http/sign-in/membership-graph.js';
import test from './helpers/suite.js';

test('values of Active Directory go on where their range ends', t => {
  t.deepEqual(rangeOf({ dn: 'cn=g', member: [], 'member;range=0-1': ['a', 'b'] }, 'member'), { values: ['a', 'b'], next: 2 });
  t.deepEqual(rangeOf({ dn: 'cn=g', 'Member;Range=2-*': 'c' }, 'member'), { values: ['c'] });
  t.deepEqual(rangeOf({ dn: 'cn=g', member: 'a' }, 'member'), { values: ['a'] });
  t.deepEqual(rangeOf({ dn: 'cn=g' }, 'member'), { values: [] });
});

test('codes of Active Directory for a right password that it refuses are no wrong password', t => {
  const refused = (data: string) => {
    const message = `80090308: LdapErr: DSID-0C0903A9, comment: AcceptSecurityContext error, data ${data}, v1db1 Code: 0x31`;
    return refusalOf(new Error(message))?.kind;
  };
  for (const data of ['532', '773']) t.is(refused(data), 'passwordExpired', data);
  for (const data of ['533', '701']) t.is(refused(data), 'disabled', data);
  for (const data of ['52e', '525', '530', '531', '775', '5330']) t.is(refused(data), undefined, data);
  t.is(refusalOf(new Error('Invalid Credentials')), undefined);
});

test('groups of groups are flattened, also where they contain each other', async t => {
  const graph = new MembershipGraph();
  await graph.add('cn=A', ['cn=ada', 'cn=C']);
  await graph.add('cn=B', ['CN=a']);
  await graph.add('cn=C', ['cn=b']);
  await graph.add('cn=A', ['cn=grace']);
  t.deepEqual([...graph.groupsOf('cn=ADA')].sort(), ['cn=A', 'cn=B', 'cn=C']);
  t.deepEqual([...graph.groupsOf('cn=grace')].sort(), ['cn=A', 'cn=B', 'cn=C']);
  t.deepEqual(graph.groupsOf('cn=nobody'), []);
});

/** Spellings of one distinguished name, by what is read. */
const spellings: Readonly<Record<string, readonly string[]>> = {
  'cn=Größe\\, "X",dc=x': ['cn=Größe\\2c \\22X\\22,dc=x', 'cn=Gr\\C3\\B6\\C3\\9Fe\\, \\"X\\" , dc=x', 'CN=GRÖßE\\, \\"x\\",DC=X'],
  'cn=a\\\\2c,dc=x': ['cn=a\\5c2c,dc=x', 'cn=a\\5C2C,dc=x'],
  'cn=a\\,dc=x': ['cn=a\\2Cdc=x'],
};

test('spellings of a distinguished name are one, and no two names have one', t => {
  for (const [name, others] of Object.entries(spellings))
    for (const other of others) t.is(comparableDn(other), comparableDn(name), other);
  t.is(new Set(Object.keys(spellings).map(comparableDn)).size, Object.keys(spellings).length);
  t.is(readableDn('cn=Gr\\C3\\B6\\C3\\9Fe\\2C x,dc=x'), 'cn=Größe\\, x,dc=x');
  t.log(`${Object.values(spellings).flat().length} spellings`);
});
