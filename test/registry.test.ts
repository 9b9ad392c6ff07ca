import { join } from 'node:path';
import { type Category, loadRegistry, type Registry } from '../src/catalog/registry.js';
import { category, dialog, objectType, title } from './helpers/broken-catalogues/builders.js';
import { folderWith } from './helpers/catalogue-folder.js';
import test from './helpers/suite.js';

test('the first bad file of a site is named with its folder', t => {
  const folder = folderWith(t, { 'dialogs/site_colour.json': '{' });
  t.throws(() => loadRegistry([folder]), { message: new RegExp(`^${folder}/dialogs/site_colour\\.json: not JSON: `) });
  t.throws(() => loadRegistry([join(folder, 'nowhere')]), { message: `${folder}/nowhere: there is no such folder` });
});

test('a definition may name a schema, and several may stand in an object that does', t => {
  const $schema = '/opt/kataster/src/catalog/schemas/any.json';
  const statuses = [{ const: 'C__CMDB_STATUS__SITE', id: 900, title, color: 'FFFFFF', editable: true, selectable: true }];
  const files = {
    'categories/C__CATG__SITE.json': { $schema, ...category },
    'cmdb-statuses.json': { $schema, definitions: statuses },
  };
  const registry = loadRegistry([folderWith(t, files)]);
  t.false('$schema' in categoryIn(registry, 'C__CATG__SITE'));
  t.is(registry.cmdbStatus(900)?.const, 'C__CMDB_STATUS__SITE');
});

test('a site adds categories, dialogs and object types of its own', t => {
  const attributes = [{ key: 'colour', type: 'dialog', title, dialog: 'site_colour' }];
  const folder = folderWith(t, {
    'categories/C__CATG__SITE.json': { ...category, attributes },
    'dialogs/site_colour.json': dialog,
    'object-types/C__OBJTYPE__SITE.json': { ...objectType, group: 'C__OBJTYPE_GROUP__CONTACT' },
    'README.md': 'What we added.',
  });
  const registry = loadRegistry([folder]);
  t.is(registry.categories.length, loadRegistry([]).categories.length + 1);
  t.is(registry.category('C__CATG__SITE')?.attributesByKey.get('colour')?.dialog, 'site_colour');
  t.is(registry.dialog('site_colour')?.find('Rot')[0]?.id, 1);
  t.is(registry.dialog('object_type')?.byId.get(9001)?.const, 'C__OBJTYPE__SITE');
  t.is(
    registry.objectTypeGroups.find(each => each.const === 'C__OBJTYPE_GROUP__CONTACT')?.objectTypes.at(-1),
    'C__OBJTYPE__SITE',
  );
});

test('a category is found by constant, alias and number', t => {
  const registry = loadRegistry([]);
  t.is(registry.category('C__CATS__CLUSTER'), registry.category('C__CATG__CLUSTER'));
  t.is(registry.categoryNumbered('global', 14)?.const, 'C__CATG__ACCESS');
  t.not(registry.categoryNumbered('specific', 1), registry.categoryNumbered('global', 1));
  t.is(registry.category('C__CATG__ACCESS')?.titleIn('de'), 'Zugriff');
  t.is(registry.category('constructor'), undefined);
  t.is(registry.formerConstants.get('C__CMDB__SUBCAT__STORAGE__DEVICE'), 'C__CATG__STORAGE_DEVICE');
});

test('categories without data have no attributes, or say so', t => {
  const { categories } = loadRegistry([]);
  for (const { const: constant, hasAttributes, attributes } of categories) t.is(hasAttributes, attributes.length > 0, constant);
  const marked = categories.filter(each => each.withoutDataIn).map(each => each.const);
  t.deepEqual(marked.sort(), ['C__CATG__LIVESTATUS', 'C__CATG__NDO', 'C__CATG__NET_ZONE', 'C__CATG__NET_ZONE_SCOPES']);
});

/** Categories of mode backward that show no link of another category, and why; a constant is the category that shows theirs. */
const keepTheirLinks: Readonly<Record<string, string>> = {
  C__CATG__ASSIGNED_WORKSTATION: 'C__CATG__ASSIGNED_LOGICAL_UNIT',
  C__CATG__CLUSTER_MEMBERS: 'C__CATG__CLUSTER_MEMBERSHIPS',
  C__CATG__CONTRACT_ASSIGNMENT: 'C__CATS__CONTRACT_ALLOCATION',
  C__CATG__IT_SERVICE_COMPONENTS: 'C__CATG__IT_SERVICE',
  C__CATS__CHASSIS_DEVICES: 'C__CATS__CHASSIS_SLOT',
  C__CATS__CLUSTER_SERVICE_ASSIGNED_OBJ: 'has no attributes',
  C__CATS__PERSON_ASSIGNED_GROUPS: 'C__CATS__PERSON_GROUP_MEMBERS',
  C__CATS__WS_ASSIGNMENT: 'no category of a cable has a link to a wiring system',
};

test('categories of mode backward show a link of another category, or another one shows theirs', t => {
  const { categories, category: named } = loadRegistry([]);
  const shownBy = (each: Category) =>
    [each.reverses, ...each.attributes.map(({ mirrors }) => mirrors)].flatMap(link => link ?? []);
  const alone = categories.filter(each => each.mode === 'backward' && shownBy(each).length === 0).map(each => each.const);
  t.deepEqual(alone.sort(), Object.keys(keepTheirLinks));
  for (const [constant, reason] of Object.entries(keepTheirLinks)) {
    const other = named(reason);
    if (other)
      t.true(
        shownBy(other).some(link => link.category === constant),
        constant,
      );
  }
});

test('an entry is named by its label, else its title, its name or its first text', t => {
  const namedBy = (constant: string) => loadRegistry([]).category(constant)?.namedBy;
  t.deepEqual(namedBy('C__CATG__IP'), ['ipv4_address', 'ipv6_address', 'hostname']);
  t.deepEqual(namedBy('C__CATG__CLUSTER_MEMBERS'), []);
  t.deepEqual(namedBy('C__CATG__NETWORK_PORT'), ['title']);
  t.deepEqual(namedBy('C__CATG__IMAGES'), ['name']);
  t.deepEqual(namedBy('C__CATG__FIBER_LEAD'), ['label']);
});

test('a folder reads and writes the entries of the category it repeats', t => {
  const registry = loadRegistry([]);
  t.is(registry.storage(categoryIn(registry, 'C__CATS__PERSON')).const, 'C__CATS__PERSON_MASTER');
  t.is(registry.storage(categoryIn(registry, 'C__CATG__IP')).const, 'C__CATG__IP');
});

test('types and statuses are found by constant, number and digits', t => {
  const registry = loadRegistry([]);
  for (const name of ['C__OBJTYPE__SERVER', 5, '5']) t.is(registry.objectType(name)?.const, 'C__OBJTYPE__SERVER');
  for (const name of ['C__CMDB_STATUS__IN_OPERATION', 6, '6'])
    t.is(registry.cmdbStatus(name)?.const, 'C__CMDB_STATUS__IN_OPERATION');
  for (const name of ['C__RECORD_STATUS__NORMAL', 2]) t.is(registry.recordStatus(name)?.value, 2);
  for (const name of ['05', 5.5, 'Server', -1]) t.is(registry.objectType(name), undefined);
});

test('a choice is found by constant, else by title in any language, else by textual id', t => {
  const registry = loadRegistry([]);
  const found = (name: string, text: string) =>
    registry
      .dialog(name)
      ?.find(text)
      .map(({ id }) => id);
  t.deepEqual(found('net_type', 'C__CATS_NET_TYPE__IPV4'), [1]);
  t.deepEqual(found('salutation', 'Herr'), ['m']);
  t.deepEqual(found('salutation', 'm'), ['m']);
  t.deepEqual(found('net_type', '1'), []);
  t.deepEqual(found('relation_type', 'Contact assignment')?.length, 2);
  t.deepEqual(
    registry.dialog('record_status')?.choices.map(({ id }) => id),
    [1, 2, 3, 4, 6, 7],
  );
});

test('a link may point to the object types that the catalogue permits', t => {
  const registry = loadRegistry([]);
  const permitted = (name: string, key: string) => {
    const attribute = categoryIn(registry, name).attributesByKey.get(key);
    return attribute && registry.permittedTypes(attribute);
  };
  t.deepEqual(permitted('C__CATG__IP', 'net'), ['C__OBJTYPE__LAYER3_NET']);
  t.deepEqual(permitted('C__CATS__ORGANIZATION_PERSONS', 'object'), ['C__OBJTYPE__PERSON']);
  t.deepEqual(permitted('C__CATS__FILE', 'file_physical'), ['C__OBJTYPE__FILE']);
  t.true(permitted('C__CATG__LOCATION', 'parent')?.includes('C__OBJTYPE__ENCLOSURE'));
  t.false(permitted('C__CATG__LOCATION', 'parent')?.includes('C__OBJTYPE__SERVER'));
  t.is(permitted('C__CATG__RELATION', 'object1'), undefined);
  t.is(permitted('C__CATG__IP', 'hostname'), undefined);
  t.is(permitted('C__CATG__IP', 'net'), permitted('C__CATG__IP', 'net'));
});

test('nothing in the registry can be changed', t => {
  const open: string[] = [];
  const seen = new Set<unknown>();
  const visit = (value: unknown, path: string): void => {
    if (typeof value !== 'object' || value === null || seen.has(value)) return;
    seen.add(value);
    if (!Object.isFrozen(value)) open.push(path);
    for (const [key, each] of value instanceof Map ? value : Object.entries(value)) visit(each, `${path}.${key}`);
  };
  const registry = loadRegistry([]);
  visit(registry, 'registry');
  t.deepEqual(open, []);
  t.true(seen.size > 5000);
  const { attributesByKey } = categoryIn(registry, 'C__CATG__IP');
  t.throws(() => (attributesByKey as Map<string, unknown>).delete('net'), { message: 'The catalogue cannot be changed.' });
});

function categoryIn(registry: Registry, constant: string): Category {
  const found = registry.category(constant);
  if (!found) throw new Error(`There is no category ${constant}.`);
  return found;
}
