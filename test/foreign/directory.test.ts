import type { Grant } from '../../src/domain/access/rights.js';
import { callWith, type Headers } from '../helpers/access-changes.js';
import { CookieBrowser } from '../helpers/cookie-browser.js';
import { adaName, dnOf, groupDn, oddGroup, passwordOf, sendForm, signInBy, withDirectory } from '../helpers/directory.js';
import { groupsOf, usersOf, withGroup } from '../helpers/person-groups.js';
import { type RpcAnswer, resultOf } from '../helpers/rpc.js';
import { called } from '../helpers/second-factors.js';
import { hasSlapd, searcher } from '../helpers/slapd.js';
import { engines } from '../helpers/stores.js';
import ava from '../helpers/suite.js';
import { until } from '../helpers/waiting.js';

const errorOf = ({ error }: RpcAnswer): unknown => error?.data?.error;
const view: readonly Grant[] = [{ verbs: ['view'] }];

for (const engine of engines) {
  const test = hasSlapd ? engine.test : ava.skip;

  test(`a person of a directory signs in by a bind, and is the same person when renamed on ${engine.name}`, async t => {
    const { service, slapd } = await withDirectory(t, engine);
    const { page, handed, headers } = await signInBy(service, 'ada');
    t.is(page.url.href, `${service.url}/objects/7#signed-in`, page.text);
    t.like(handed, { name: adaName, provider: 'company' });
    t.is(errorOf(await called(service, 'idoit.version.read', {}, headers)), undefined);
    await slapd.change(async client => client.modifyDN(dnOf(adaName), 'cn=Ada King'));
    t.like((await signInBy(service, 'ada')).handed, { name: adaName }, 'the person that is there');
    t.is((await signInBy(service, 'ADA', passwordOf('ada'))).page.status, 302, 'logins of directories ignore case');
    t.deepEqual(
      (await usersOf(service)).map(({ login }) => login),
      ['ada'],
    );
    t.true((await signInBy(service, 'windows')).handed.session !== undefined);
    const account = await service.store.identity.account('company', '646e6977-776f-0073-0000-000000000000');
    t.is(account?.person, await service.store.users.personWithLogin('windows'));
  });

  test(`groups of groups become person groups, and go when they are taken away on ${engine.name}`, async t => {
    const { service, slapd } = await withDirectory(t, engine, { parts: { renewalIntervalMs: 20 } });
    const [readers, odd, others] = [
      await withGroup(service, 'readers', view),
      await withGroup(service, 'odd', view),
      await withGroup(service, 'others', view),
    ];
    const rules = [
      { group: groupDn('Leser').toUpperCase(), person_group: readers },
      // Another spelling of the same name.
      { group: groupDn(oddGroup).normalize('NFD').replace('\\,', '\\2C').replace(',ou=', ' , ou='), person_group: odd },
      { group: groupDn('Andere'), person_group: others },
    ];
    await resultOf(callWith(service, 'kataster.provider.save', { id: 'company', rules, admitted: [groupDn('Alle')] }));
    const { headers } = await signInBy(service, 'ada');
    t.deepEqual(await groupsOf(service, 'ada'), ['readers', 'odd']);
    t.is(errorOf(await called(service, 'cmdb.objects.read', {}, headers)), undefined);
    const tried = callWith(service, 'kataster.provider.test', { id: 'company', login: 'ada' });
    t.like(await resultOf(tried), { admitted: true, person_groups: [{ title: 'readers' }, { title: 'odd' }] });
    const grace = await signInBy(service, 'grace');
    t.is(grace.page.status, 403, 'in none of the admitted groups');
    t.regex(grace.page.text, /none of the groups/);
    await resultOf(callWith(service, 'kataster.provider.save', { id: 'company', admitted: [] }));
    await slapd.change(client => client.del(groupDn('Leser')));
    service.clock.advance(60);
    await until(async () => (await groupsOf(service, 'ada'))?.length === 0);
    t.is(errorOf(await called(service, 'idoit.version.read', {}, headers)), undefined);
    await slapd.change(client => client.del(dnOf(adaName)));
    service.clock.advance(60);
    const isOver = async (given: Headers) => errorOf(await called(service, 'idoit.version.read', {}, given)) !== undefined;
    const events = () => service.store.audit.read({ event: 'membershipsChanged', descending: false, limit: 10 });
    await until(async () => (await isOver(headers)) && (await events()).length > 1);
    t.deepEqual(
      (await events()).map(({ details }) => JSON.parse(details)),
      [
        { provider: 'company', added: [readers, odd], removed: [], refused: [] },
        { provider: 'company', added: [], removed: [readers, odd], refused: [] },
      ],
    );
  });

  test(`an account that the directory disables ends its sessions here on ${engine.name}`, async t => {
    const { service, slapd } = await withDirectory(t, engine, { parts: { renewalIntervalMs: 20 } });
    const { headers } = await signInBy(service, 'windows');
    const { Attribute, Change } = await import('ldapts');
    const modification = new Attribute({ type: 'userAccountControl', values: ['514'] });
    await slapd.change(client => client.modify(dnOf('windows'), new Change({ operation: 'replace', modification })));
    service.clock.advance(60);
    await until(async () => errorOf(await called(service, 'idoit.version.read', {}, headers)) !== undefined);
    t.is((await signInBy(service, 'windows')).page.status, 403);
  });

  test(`nobody comes in by what is no account of theirs on ${engine.name}`, async t => {
    const { service, log } = await withDirectory(t, engine);
    const wrong = /The login or the password is wrong/;
    const refusals: readonly (readonly [login: string, password: string, shown: RegExp])[] = [
      ['ada', 'another', wrong],
      ['ada', '', wrong],
      ['nobody', 'another', wrong],
      ['', passwordOf('ada'), wrong],
      ['*', passwordOf('ada'), wrong],
      ['ad*', passwordOf('ada'), wrong],
      ['ada)(uid=*', passwordOf('ada'), wrong],
      ['search', searcher.password, wrong],
      ['twin', passwordOf('twin'), /did not confirm/],
      ['disabled', passwordOf('disabled'), /may not sign in here/],
      ['expired', passwordOf('expired'), /may not sign in here/],
    ];
    for (const [login, password, shown] of refusals) {
      const { page, handed } = await signInBy(service, login, password);
      t.deepEqual(handed, {}, login);
      t.is(page.status, 403, login);
      t.regex(page.text, shown, login);
    }
    t.deepEqual(await usersOf(service), []);
    const all = log.join('');
    t.regex(all, /wrong login or password: ada/);
    for (const secret of [searcher.password, passwordOf('ada'), passwordOf('disabled')]) t.false(all.includes(secret), secret);
    t.log(`${refusals.length} refusals`);
  });

  test(`too many wrong passwords reach the directory no more on ${engine.name}`, async t => {
    const { service, slapd } = await withDirectory(t, engine);
    const spellings = ['ada', ' ada', 'ada\u00ad', 'ADA', 'ada '];
    for (let number = 0; number < 10; number += 1) await signInBy(service, spellings[number % 5] ?? '', `guess ${number}`);
    t.is((await signInBy(service, 'ada')).page.status, 403, 'the right one, too, whatever the others were spelled like');
    t.is((await signInBy(service, 'Ada', passwordOf('ada'))).page.status, 403);
    t.true((await signInBy(service, 'grace')).handed.session !== undefined);
    service.clock.advance(16 * 60);
    t.true((await signInBy(service, 'ada')).handed.session !== undefined);
    for (let number = 0; number < 10; number += 1) await signInBy(service, 'ada', `guess ${number}`);
    await slapd.stop();
    t.is((await signInBy(service, 'ada')).page.status, 403, 'the directory is not asked');
    t.is((await signInBy(service, 'grace')).page.status, 502);
  });

  test(`only the browser that asked for the form sends it on ${engine.name}`, async t => {
    const { service } = await withDirectory(t, engine);
    const form = new CookieBrowser();
    const { text } = await form.visit(`${service.url}/sign-in/company`);
    t.regex(text, /Company &lt;directory>/);
    const state = /name="state" value="([^"]+)"/.exec(text)?.[1] ?? '';
    const body = new URLSearchParams({ state, login: 'ada', password: passwordOf('ada') });
    const send = (browser: CookieBrowser) => browser.ask(`${service.url}/sign-in/company`, { method: 'POST', body });
    t.is((await send(new CookieBrowser())).status, 400, 'another browser');
    t.is((await send(form)).status, 302);
    t.is((await send(form)).status, 400, 'twice');
    const late = new CookieBrowser();
    await late.visit(`${service.url}/sign-in/company`);
    service.clock.advance(601);
    t.is((await sendForm(service, late, { login: 'ada' })).status, 302, 'a new form');
    for (const [method, path] of [
      ['GET', 'callback'],
      ['POST', 'backchannel'],
    ] as const)
      t.is((await fetch(`${service.url}/sign-in/company/${path}`, { method })).status, 404, 'addresses of OpenID Connect');
  });
}
