import { verbs } from '../generated/methods.js';
import { bothRights, type Grant, grantsKeptAs, Rights } from '../src/domain/access/rights.js';
import test from './helpers/suite.js';

const [server, client] = ['C__OBJTYPE__SERVER', 'C__OBJTYPE__CLIENT'];
const [ip, model, login] = ['C__CATG__IP', 'C__CATG__MODEL', 'C__CATS__PERSON_LOGIN'];

const everything: Grant = { verbs };
const ofServers: Grant = { verbs: ['view', 'edit'], objectTypes: [server] };
const ofAddresses: Grant = { verbs: ['view', 'edit'], categories: [ip] };

const rights = (...grants: readonly Grant[]) => new Rights(grants);

test('a scope is everything where one grant narrows neither types nor categories', t => {
  t.is(rights(everything, ofServers).scope('view'), undefined);
  t.deepEqual(rights(ofServers).scope('view'), [ofServers]);
  t.deepEqual(rights(ofAddresses).scope('view'), [ofAddresses]);
  t.deepEqual(rights(ofServers, { verbs: ['purge'] }).scope('edit'), [ofServers]);
  t.is(rights(ofServers, { verbs: ['purge'] }).scope('purge'), undefined);
});

test('a right is lacked where no grant has the verb, the type and the category at once', t => {
  t.is(rights(ofServers, ofAddresses).missingVerb('edit', client, ip), undefined);
  t.is(rights(ofServers, ofAddresses).missingVerb('edit', client, model), 'edit');
  t.is(rights(ofServers).missingVerb('purge', server, model), 'purge');
  t.is(rights(ofAddresses).missingVerb('edit', server, undefined), 'edit');
  t.is(rights(ofAddresses).lackingInCategory('edit', model), 'edit');
});

test('attributes that decide about rights need the right to administer, too', t => {
  const edits = rights({ verbs: ['view', 'edit'] });
  t.is(edits.missingVerb('edit', 'C__OBJTYPE__PERSON', login), 'administer');
  t.is(edits.missingVerb('view', 'C__OBJTYPE__PERSON', login), undefined);
  t.is(rights({ verbs: ['edit', 'administer'] }).missingVerb('edit', 'C__OBJTYPE__PERSON', login), undefined);
});

test('a change of type gains where more categories are permitted than before', t => {
  const mixed = rights({ verbs: ['edit'], objectTypes: [server] }, { verbs: ['edit'], objectTypes: [client], categories: [ip] });
  t.true(mixed.isEscalation('edit', client, server));
  t.false(mixed.isEscalation('edit', server, client));
  t.false(mixed.isEscalation('edit', client, client));
});

test('rights cover what they permit in one grant or in several', t => {
  t.true(rights(everything).includes([ofServers, ofAddresses]));
  t.false(rights(ofServers).includes([ofAddresses]));
  t.false(rights({ verbs: ['view'] }).includes([{ verbs: ['view', 'edit'] }]));
  t.true(rights(ofServers, ofAddresses).includes([{ verbs: ['view'], objectTypes: [client], categories: [ip] }]));
  t.true(
    rights({ verbs: ['view'], categories: [ip] }, { verbs: ['view'], categories: [model] }).includes([
      { verbs: ['view'], categories: [ip, model] },
    ]),
  );
});

test('of two rights that which both permit is left', t => {
  const both = bothRights(rights(ofServers), rights(ofAddresses));
  t.deepEqual(both?.grants, [{ verbs: ['view', 'edit'], objectTypes: [server], categories: [ip] }]);
  t.deepEqual(bothRights(rights(ofServers), rights({ verbs: ['view'], objectTypes: [client] }))?.grants, []);
  t.is(bothRights(undefined, undefined), undefined);
  t.deepEqual(bothRights(undefined, rights(ofServers))?.grants, [ofServers]);
});

test('rights that are kept damaged permit nothing', t => {
  for (const text of ['', '{', 'null', '{}']) t.deepEqual(grantsKeptAs(text), []);
});
