import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { Ajv } from 'ajv';
import test from 'ava';
import { schemas } from '../generated/schemas.js';
import { catalogOf } from '../src/catalog/catalog.js';
import { readSources } from '../src/catalog/read.js';
import { type Category, loadRegistry, type Registry } from '../src/catalog/registry.js';
import { rules } from '../src/catalog/rules.js';
import { shapesBy } from '../src/catalog/shapes.js';
import { CatalogRefused } from '../src/catalog/soundness.js';
import { parts } from '../src/catalog/sources.js';
import { nearest } from '../src/rpc/nearest.js';
import { folderWith } from './helpers/catalogue-folder.js';

const attributeTypeNames: readonly string[] = JSON.parse(readFileSync('openrpc.json', 'utf8')).components.schemas.AttributeType
  .enum;

const root = 'src/catalog';

const shippedCategories = loadRegistry([]).categories.length;

test('every definition of every file is found in the registry', t => {
  const { formerConstants, ...registry } = loadRegistry([]);
  for (const part of partNames.filter(name => name !== 'formerConstants')) {
    const defined = definitionsIn(parts[part].path);
    const known = new Set((registry[part] as readonly Named[]).map(nameOf));
    t.true(defined.length > 0, part);
    t.deepEqual(
      defined.filter(each => !known.has(nameOf(each))),
      [],
      part,
    );
  }
  t.is(formerConstants.size, definitionsIn(parts.formerConstants.path).length);
});

const partNames = Object.keys(parts) as (keyof typeof parts)[];

interface Named {
  readonly const?: string;
  readonly name?: string;
  readonly id?: number | null;
}

/** Dialogs have a name and most others a constant; some default objects have neither. */
function nameOf({ const: constant, name, id }: Named): string | number | null | undefined {
  return constant ?? name ?? id;
}

/** Definitions in a file of the catalogue, or in the files of one of its folders. */
function definitionsIn(path: string): readonly Named[] {
  const read = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'));
  if (path.endsWith('.json')) return read(path).definitions;
  return readdirSync(join(root, path)).map(name => read(join(path, name)));
}

const shipped = catalogOf(readSources([], shapesBy(schemas)).sources);

for (const [name, rule] of Object.entries(rules)) {
  test(`'${wordsOf(name)}' holds in every file`, t => t.deepEqual([...rule(shipped)], []));
}

interface Schema {
  readonly $ref?: string;
  readonly allOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
}

/** Every file of the catalogue that ships, and the schema of what it defines. */
const shippedFiles = Object.values(parts).flatMap(({ path, schema }) => {
  const isList = path.endsWith('.json');
  const files = isList ? [path] : readdirSync(join(root, path)).map(name => join(path, name));
  const shape: Schema = isList ? { properties: { definitions: { items: { $ref: schema } } } } : { $ref: schema };
  return files.map(file => ({ file, shape, text: readFileSync(join(root, file), 'utf8') }));
});

test('keys stand in the order of their schema in every file', t => {
  for (const { file, shape, text } of shippedFiles) {
    const { $schema, ...definition } = JSON.parse(text);
    const value = { $schema, ...Object(inOrder(schemas, shape, definition)) };
    t.is(text, `${JSON.stringify(value, null, 2)}\n`, file);
  }
});

test('every file names a schema, and follows it as an editor reads it', t => {
  const ajv = new Ajv({ strict: false, validateSchema: false });
  const [document, folder] = [resolve('openrpc.json'), resolve(root, 'schemas')];
  for (const path of [document, ...readdirSync(folder).map(name => join(folder, name))])
    ajv.addSchema(JSON.parse(readFileSync(path, 'utf8')), `file://${path}`);
  for (const { file, text } of shippedFiles) {
    const content = JSON.parse(text);
    const named = resolve(root, dirname(file), content.$schema);
    t.true(ajv.validate(`file://${named}`, content), `${file}: ${ajv.errorsText()}`);
  }
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

const title = { en: 'A', de: 'A' };
const category = {
  const: 'C__CATG__SITE',
  id: null,
  title,
  kind: 'custom',
  multiValue: true,
  mode: 'edit',
  sort: 1,
  attributes: [],
};
const objectType = {
  ...{
    const: 'C__OBJTYPE__SITE',
    id: 9001,
    title,
    group: null,
    icon: 'geo',
    color: 'FFFFFF',
    container: false,
    visible: true,
    rackable: false,
  },
  ...{ sort: 1, categories: ['C__CATG__GLOBAL', 'C__CATG__SITE'] },
};
const dialog = { name: 'site_colour', choices: [{ id: 1, const: 'C__SITE__RED', title: { en: 'Red', de: 'Rot' } }] };
const relationType = {
  const: 'C__RELATION_TYPE__SITE',
  id: 900,
  title,
  master: { en: 'a' },
  slave: { en: 'b' },
  kind: 'explicit',
  editable: true,
};
const defaultObject = { id: 900, const: 'C__OBJ__SITE', type: 'C__OBJTYPE__SERVER', title: 'A' };
const group = { const: 'C__OBJTYPE_GROUP__SITE', id: 900, title, sort: 9, objectTypes: [] };

const reverses = { category: 'C__CATG__BACKUP', link: 'backup', owner: 'owner' };
const owner = { key: 'owner', type: 'object', title, required: true };

/** A folder with one fault, and the line that refuses it. */
type Broken = readonly [files: Readonly<Record<string, unknown>>, line: string];

const inFile = (file: string, definition: object, line: string): Broken => [{ [file]: definition }, `${file}: ${line}`];
const inCategory = (changes: object, line: string) => inFile('categories/C__CATG__SITE.json', { ...category, ...changes }, line);
const inType = (changes: object, line: string) =>
  inFile('object-types/C__OBJTYPE__SITE.json', { ...objectType, categories: [], ...changes }, line);
const inDialog = (changes: object, line: string) => inFile('dialogs/site_colour.json', { ...dialog, ...changes }, line);
const inAttribute = (attribute: object, line: string) =>
  inCategory(
    {
      attributes: [
        { key: 'other', type: 'text', title },
        { key: 'a', type: 'text', title, ...attribute },
      ],
    },
    `attributes[1]${line}`,
  );
const inReversal = (changes: object, line: string, attributes: readonly object[] = [owner], others: object = {}) =>
  inCategory({ reverses: { ...reverses, ...changes }, attributes, ...others }, line);
const connection = { key: 'first', type: 'entry', title, target: { category: 'C__CATG__CONNECTOR' }, mutual: true };
const inLikeness = (changes: object, line: string) =>
  inCategory(
    {
      countsAs: { category: 'C__CATG__CONNECTOR', kind: 'assigned_category', ...changes },
      attributes: [{ key: 'a', type: 'text', title }],
    },
    `countsAs.${line}`,
  );
const byChoice = {
  attribute: 'role',
  types: [{ choice: 'C__CONTACT_TYPE__ADMIN', relation: 'C__RELATION_TYPE__ADMIN' }],
  otherwise: 'C__RELATION_TYPE__USER',
};
const inByChoice = (attribute: object, changes: object, line: string) =>
  inCategory(
    {
      attributes: [
        { key: 'role', type: 'dialog', title, dialog: 'contact_tag' },
        { key: 'a', type: 'object', title, relation: 'by-role', relationByChoice: { ...byChoice, ...changes }, ...attribute },
      ],
    },
    `attributes[1].relationByChoice${line}`,
  );
const inTitle = (changes: object, attribute: object, line: string, others: object = {}) =>
  inCategory(
    {
      multiValue: false,
      objectTitle: { objectType: 'C__OBJTYPE__SERVER', attributes: ['name'], ...changes },
      attributes: [{ key: 'name', type: 'text', title, ...attribute }],
      ...others,
    },
    `objectTitle${line}`,
  );
const inAutomatic = (attribute: object, at: string, line: string, changes: object = {}) =>
  inAttribute(
    { type: 'object', readOnly: true, automatic: { value: 'caller', when: 'saved', ...changes }, ...attribute },
    `.automatic${at}: ${line}`,
  );
const upload = { key: 'image', type: 'upload', title };
const inChoices = (choices: readonly object[], line: string) =>
  inDialog({ choices: choices.map(choice => ({ const: null, title, ...choice })) }, line);

const brokenShapes: readonly Broken[] = [
  inCategory({ mode: 'edti' }, 'mode: "edti": expected one of edit, backward, assign, folder, view; did you mean \'edit\'?'),
  inCategory({ multivalue: true }, "unknown key 'multivalue'; did you mean 'multiValue'?"),
  inAttribute({ type: 'txt' }, `.type: "txt": expected one of ${attributeTypeNames.join(', ')}; did you mean 'text'?`),
  inCategory({ id: 'x' }, 'id: "x": expected integer or null'),
  inCategory({ sort: {} }, 'sort: {}: expected integer or null'),
  inCategory({ const: 'SITE' }, 'const: "SITE": must match pattern "^C__CAT[GS]__[A-Z0-9_]+$"'),
  inCategory({ title: { en: 'A' } }, "title: must have required property 'de'"),
  inFile('cmdb-statuses.json', {}, 'expected a list'),
  [{ 'categorys/C__CATG__SITE.json': category }, "categorys: not a part of a catalogue; did you mean 'categories'?"],
];

const brokenRules: Readonly<Record<keyof typeof rules, readonly [Broken, ...Broken[]]>> = {
  fileNameIsConstant: [
    inFile('categories/C__CATG__SIDE.json', category, "const: 'C__CATG__SITE' belongs into a file named C__CATG__SITE.json"),
    inFile('dialogs/site_color.json', dialog, "name: 'site_colour' belongs into a file named site_colour.json"),
    inFile(
      'object-types/C__OBJTYPE__SIDE.json',
      objectType,
      "const: 'C__OBJTYPE__SITE' belongs into a file named C__OBJTYPE__SITE.json",
    ),
  ],
  categoriesAreListed: [
    [
      { 'categories/C__CATG__SITE.json': { ...category, unlisted: true }, 'object-types/C__OBJTYPE__SITE.json': objectType },
      'categories/C__CATG__SITE.json: unlisted: an object type lists the category; expected no such mark',
    ],
  ],
  constantsAreUnique: [
    inFile('dialogs/tag.json', { ...dialog, name: 'tag' }, "name: 'tag' is taken by dialogs/tag.json"),
    inFile('dialogs/object_type.json', { ...dialog, name: 'object_type' }, "name: 'object_type' is taken by object-types"),
    inFile(
      'relation-types.json',
      [{ ...relationType, const: 'C__RELATION_TYPE__BACKUP' }],
      "[0].const: 'C__RELATION_TYPE__BACKUP' is taken by relation-types.json [2]",
    ),
  ],
  numbersAreUnique: [
    inCategory({ kind: 'global', id: 14 }, 'id: 14 is taken by categories/C__CATG__ACCESS.json'),
    inType({ id: 5 }, 'id: 5 is taken by object-types/C__OBJTYPE__SERVER.json'),
  ],
  aliasesAreFree: [
    inCategory(
      { aliases: ['C__CATG__IP'] },
      "aliases[0]: 'C__CATG__IP' already means the category of categories/C__CATG__IP.json",
    ),
  ],
  keysAreUnique: [
    inAttribute({ key: 'other' }, ".key: 'other' is there twice"),
    inAttribute({ type: 'rows', fields: [1, 2].map(() => ({ key: 'b', type: 'text' })) }, ".fields[1].key: 'b' is there twice"),
  ],
  keysAreNotThatOfErrors: [
    inAttribute({ key: 'error' }, ".key: no attribute can be called 'error', where errors tell their name"),
    inAttribute(
      { type: 'rows', fields: [{ key: 'error', type: 'text' }] },
      ".fields[0].key: no attribute can be called 'error', where errors tell their name",
    ),
  ],
  choicesAreUnique: [
    inChoices([{ id: 1 }, { id: '1' }], "choices[1].id: '1' is taken by dialogs/site_colour.json choices[0]"),
    inChoices(
      [
        { id: 1, const: 'X' },
        { id: 2, const: 'X' },
      ],
      "choices[1].const: 'X' is taken by dialogs/site_colour.json choices[0]",
    ),
  ],
  choiceIdsLeaveRoom: [
    inChoices([{ id: 10000 }], 'choices[0].id: 10000 is kept for choices that users add; expected an id below 10000'),
  ],
  categoriesNestUnderCategories: [
    inCategory({ parent: 'C__CATG__LOCATON' }, "parent: no category 'C__CATG__LOCATON'; did you mean 'C__CATG__LOCATION'?"),
    inCategory(
      { alsoUnder: ['C__CATG__QQQQQQ'] },
      `alsoUnder[0]: no category 'C__CATG__QQQQQQ'; there are ${shippedCategories + 1}, such as 'C__CATG__ACCESS'`,
    ),
  ],
  sharedEntriesHaveAnOwner: [
    inCategory({ sameAs: 'C__CATS__PERSO' }, "sameAs: no category 'C__CATS__PERSO'; did you mean 'C__CATS__PERSON'?"),
    inCategory(
      { sameAs: 'C__CATS__PERSON' },
      "sameAs: 'C__CATS__PERSON' keeps no entries itself; expected C__CATS__PERSON_MASTER",
    ),
  ],
  sharedEntriesHaveOneShape: [
    inCategory(
      { sameAs: 'C__CATS__WS_NET_TYPE' },
      'attributes[0]: differs from that of C__CATS__WS_NET_TYPE, whose entries it reads and writes',
    ),
    inCategory({ sameAs: 'C__CATG__OVERVIEW' }, 'multiValue: expected false, as in C__CATG__OVERVIEW'),
  ],
  typesNameCategories: [
    inType({ categories: ['C__CATG__GLOBL'] }, "categories[0]: no category 'C__CATG__GLOBL'; did you mean 'C__CATG__GLOBAL'?"),
    inType({ specificCategory: 'C__CATS__ROM' }, "specificCategory: no category 'C__CATS__ROM'; did you mean 'C__CATS__ROOM'?"),
    inType(
      { overviewCategories: ['C__CATS__ROM'] },
      "overviewCategories[0]: no category 'C__CATS__ROM'; did you mean 'C__CATS__ROOM'?",
    ),
  ],
  typesNameGroups: [
    inType(
      { group: 'C__OBJTYPE_GROUP__OTHR' },
      "group: no object type group 'C__OBJTYPE_GROUP__OTHR'; did you mean 'C__OBJTYPE_GROUP__OTHER'?",
    ),
  ],
  groupsListTheirTypes: [
    inFile(
      'object-type-groups.json',
      [{ ...group, objectTypes: ['C__OBJTYPE__SERVER'] }],
      '[0].objectTypes[0]: C__OBJTYPE__SERVER is of group C__OBJTYPE_GROUP__INFRASTRUCTURE',
    ),
    inFile(
      'object-type-groups.json',
      [{ ...group, objectTypes: ['C__OBJTYPE__SERVR'] }],
      "[0].objectTypes[0]: no object type 'C__OBJTYPE__SERVR'; did you mean 'C__OBJTYPE__SERVER'?",
    ),
  ],
  typesHaveIcons: [inType({ icon: 'hdd-stak' }, "icon: no icon 'hdd-stak'; did you mean 'hdd-stack'?")],
  relationTypesResolve: [
    inFile(
      'relation-types.json',
      [{ ...relationType, category: 'C__CATG__BACKP' }],
      "[0].category: no category 'C__CATG__BACKP'; did you mean 'C__CATG__BACKUP'?",
    ),
    inFile(
      'relation-types.json',
      [{ ...relationType, weighting: 'C__WEIGHTING__55' }],
      "[0].weighting: no weighting 'C__WEIGHTING__55'; did you mean 'C__WEIGHTING__5'?",
    ),
  ],
  relationsHaveTypes: [
    inAttribute(
      { type: 'object', relation: 'C__RELATION_TYPE__BACKP' },
      ".relation: no relation type 'C__RELATION_TYPE__BACKP'; did you mean 'C__RELATION_TYPE__BACKUP'?",
    ),
  ],
  defaultObjectsResolve: [
    inFile(
      'default-objects.json',
      [{ ...defaultObject, type: 'C__OBJTYPE__SERVR' }],
      "[0].type: no object type 'C__OBJTYPE__SERVR'; did you mean 'C__OBJTYPE__SERVER'?",
    ),
    inFile(
      'default-objects.json',
      [{ ...defaultObject, categories: { C__CATG__MODL: {} } }],
      "[0].categories: no category 'C__CATG__MODL'; did you mean 'C__CATG__MODEL'?",
    ),
  ],
  formerConstantsMeanCategories: [
    inFile(
      'former-constants.json',
      [{ former: 'C__CMDB__SUBCAT__SITE', const: 'C__CATG__BACKP' }],
      "[0].const: no category 'C__CATG__BACKP'; did you mean 'C__CATG__BACKUP'?",
    ),
  ],
  dialogsExist: [inAttribute({ type: 'dialog', dialog: 'tagg' }, ".dialog: no dialog 'tagg'; did you mean 'tag'?")],
  choicesComeFromDialogs: [
    inAttribute({ type: 'dialog' }, ': type dialog needs dialog'),
    inAttribute({ dialog: 'tag' }, '.dialog: type text has no dialog; expected type dialog or dialog_plus or multiselect'),
  ],
  rowsHaveFields: [inAttribute({ type: 'rows' }, ': type rows needs fields')],
  computedValuesHaveType: [inAttribute({ type: 'computed' }, ': type computed needs valueType')],
  unavailableIsComputed: [
    inAttribute({ unavailable: title }, '.unavailable: type text has no unavailable; expected type computed'),
  ],
  addedValuesAreUnavailable: [
    inAttribute(
      { type: 'computed', valueType: 'text' },
      ': nothing works out values that a site adds; expected `unavailable` with the reason, or a type that is saved',
    ),
  ],
  exclusiveIsYesOrNo: [inAttribute({ exclusive: true }, '.exclusive: type text has no exclusive; expected type boolean')],
  contentIsUploaded: [inAttribute({ showContent: true }, '.showContent: type text has no showContent; expected type upload')],
  lengthsAreOfTexts: [
    inAttribute({ type: 'date', minLength: 2 }, '.minLength: type date has no minLength; expected type link or password or text'),
  ],
  formatsAreOfTexts: [
    inAttribute({ type: 'date', format: 'ipv4' }, '.format: type date has no format; expected type link or text'),
  ],
  rangesAreOfNumbers: [
    inAttribute(
      { type: 'date', minimum: 0 },
      '.minimum: type date has no minimum; expected type integer or money or number, or format integer',
    ),
    inAttribute(
      { maximum: 5 },
      '.maximum: type text has no maximum; expected type integer or money or number, or format integer',
    ),
  ],
  rangesHoldValues: [
    inAttribute({ type: 'number', minimum: 5, maximum: 4 }, '.maximum: 4: expected 5 or more, as the minimum is'),
    inAttribute({ type: 'integer', minimum: 0.5 }, '.minimum: 0.5: expected an integer'),
    inAttribute({ format: 'integer', maximum: 1e300 }, '.maximum: 1e+300: expected an integer'),
  ],
  orderIsOfOneKind: [
    inAttribute(
      { notBefore: 'other' },
      '.notBefore: type text has no order; expected type date or datetime or integer or number without a unit, or a text of format ip',
    ),
    inAttribute({ type: 'date', notBefore: 'other' }, ".notBefore: no other attribute of type date 'other'; there is none"),
  ],
  unitsAreChoices: [
    inAttribute({ type: 'number', unit: 'other' }, ".unit: no attribute of type dialog or dialog_plus 'other'; there is none"),
  ],
  dependenciesExist: [inAttribute({ dependsOn: 'oter' }, ".dependsOn: no other attribute 'oter'; did you mean 'other'?")],
  uploadsAreNamedByText: [
    inAttribute({ type: 'upload', nameFrom: 'a' }, ".nameFrom: no attribute of type text 'a'; there is other"),
  ],
  entryLinksNameCategories: [
    inAttribute({ type: 'entry' }, '.target: type entry needs the category it links to'),
    inAttribute({ target: { category: 'C__CATG__IP' } }, '.target: type text has no category to link to'),
    inAttribute(
      { type: 'entry', target: { category: 'C__CATG__IPP' } },
      ".target.category: no category 'C__CATG__IPP'; did you mean 'C__CATG__IP'?",
    ),
  ],
  otherNamesAreOfLinks: [
    inAttribute({ type: 'object', sameAs: 'other' }, ".sameAs: no link 'other'; there is none"),
    inCategory(
      {
        attributes: [
          { key: 'a', type: 'object', title },
          { key: 'b', type: 'objects', title, sameAs: 'a' },
        ],
      },
      "attributes[1].type: expected object, as 'a' is",
    ),
    inCategory(
      {
        attributes: [
          { key: 'a', type: 'object', title },
          { key: 'b', type: 'object', title, sameAs: 'a', required: true },
        ],
      },
      "attributes[1].required: expected it on 'a', which keeps the link",
    ),
  ],
  chainsAreOfKeptLinks: [
    inAttribute(
      { acyclic: true },
      '.acyclic: type text has no acyclic; expected type entries or entry or file or object or objects',
    ),
    inCategory(
      {
        attributes: [
          { key: 'a', type: 'object', title },
          { key: 'b', type: 'object', title, sameAs: 'a', acyclic: true },
        ],
      },
      "attributes[1].acyclic: expected it on 'a', which keeps the link",
    ),
    inCategory(
      { attributes: [{ ...connection, acyclic: true }] },
      'attributes[0].acyclic: a mutual link leads back in any case; expected one of both',
    ),
    inReversal({}, "attributes[0].acyclic: expected it on 'backup' of C__CATG__BACKUP, which keeps the links", [
      { ...owner, acyclic: true },
    ]),
  ],
  mirroredLinksExist: [
    inAttribute(
      { type: 'object', mirrors: { category: 'C__CATS__NETT', link: 'layer2_assignments' } },
      ".mirrors.category: no category 'C__CATS__NETT'; did you mean 'C__CATS__NET'?",
    ),
    inCategory(
      {
        multiValue: false,
        attributes: [{ key: 'a', type: 'object', title, mirrors: { category: 'C__CATS__NET', link: 'gateway' } }],
      },
      "attributes[0].mirrors.link: no link to objects 'gateway'; there is layer2_assignments",
    ),
    inAttribute(
      { type: 'objects', mirrors: { category: 'C__CATS__NET', link: 'layer2_assignments' } },
      '.mirrors: C__CATG__SITE has several entries; which of them links is not known',
    ),
    inCategory(
      {
        multiValue: false,
        attributes: [{ key: 'a', type: 'object', title, mirrors: { category: 'C__CATG__IP', link: 'net' } }],
      },
      'attributes[0].mirrors: C__CATG__IP has several entries; which of them links is not known',
    ),
  ],
  targetsExist: [
    inAttribute(
      { type: 'object', target: { objectTypes: ['C__OBJTYPE__SERVR'] } },
      ".target.objectTypes[0]: no object type 'C__OBJTYPE__SERVR'; did you mean 'C__OBJTYPE__SERVER'?",
    ),
    inAttribute(
      { type: 'object', target: { categories: ['C__CATS__ROM'] } },
      ".target.categories[0]: no category 'C__CATS__ROM'; did you mean 'C__CATS__ROOM'?",
    ),
  ],
  targetsPermitSomething: [
    inAttribute({ type: 'object', target: { categories: ['C__CATG__SITE'] } }, '.target: no object type has what this asks for'),
  ],
  defaultsExist: [
    inAttribute(
      { type: 'dialog', dialog: 'weight_unit', default: 'C__NO' },
      '.default: "C__NO": expected a constant or id of dialog \'weight_unit\'',
    ),
    inAttribute({ type: 'boolean', default: 1 }, '.default: 1: expected true or false'),
    inAttribute({ default: 'x' }, '.default: "x": expected no default'),
  ],
  labelsAreTexts: [
    inCategory(
      { label: ['titel'], attributes: [{ key: 'title', type: 'text', title }] },
      "label[0]: no text attribute 'titel'; did you mean 'title'?",
    ),
  ],
  reversalsShowStoredEntries: [
    inReversal(
      { category: 'C__CATG__BACKP' },
      "reverses.category: no category 'C__CATG__BACKP'; did you mean 'C__CATG__BACKUP'?",
    ),
    inReversal(
      { category: 'C__CATG__GROUP_MEMBERSHIPS', link: 'connected_object' },
      "reverses.category: 'C__CATG__GROUP_MEMBERSHIPS' keeps no entries itself",
    ),
    inReversal({ category: 'C__CATS__PERSON' }, "reverses.category: 'C__CATS__PERSON' keeps no entries itself"),
    inReversal({}, 'multiValue: expected true, as any number of entries may link to an object', [owner], { multiValue: false }),
  ],
  reversedLinksExist: [
    inReversal({ link: 'title' }, "reverses.link: no attribute of type object or objects 'title'; there is backup"),
  ],
  reversalsShowOwners: [
    inReversal({ owner: 'ownr' }, "reverses.owner: no attribute of type object 'ownr'; did you mean 'owner'?"),
  ],
  reversalsNeedOwners: [
    inReversal({}, "reverses.owner: attribute 'owner' is not required; without it an entry has no object", [
      { ...owner, required: false },
    ]),
  ],
  connectionsLeadBack: [
    inAttribute({ mutual: true }, '.mutual: type text has no mutual; expected type entry'),
    inAttribute(
      { type: 'entry', target: { category: 'C__CATG__IP' }, mutual: true },
      ".mutual: 'C__CATG__IP' has no attribute that leads back",
    ),
  ],
  connectionsAreOne: [
    inCategory(
      { attributes: [connection, { ...connection, key: 'second' }] },
      "attributes: expected one mutual link, not 'first' and 'second'",
    ),
  ],
  likenessesAreShown: [
    inLikeness(
      { category: 'C__CATG__CONECTOR' },
      "category: no category 'C__CATG__CONECTOR'; did you mean 'C__CATG__CONNECTOR'?",
    ),
    inLikeness({ kind: 'type' }, "kind: no text attribute 'type'; there are title, assigned_category"),
    inLikeness({ attributes: { cable: 'a' } }, "attributes: no attribute 'cable'; there are 15, such as 'title'"),
    inLikeness({ attributes: { title: 'b' } }, "attributes.title: no attribute 'b'; did you mean 'a'?"),
    inLikeness({ attributes: { type: 'a' } }, "attributes.type: 'a' differs from it"),
  ],
  passwordsNameNothing: [
    inCategory(
      { label: ['secret'], attributes: [{ key: 'secret', type: 'password', title }] },
      "label: 'secret' is a password, which names no entry",
    ),
  ],
  passwordsKeepTheirKeys: [
    inCategory(
      {
        countsAs: { category: 'C__CATG__CONNECTOR', kind: 'assigned_category', attributes: { title: 'secret' } },
        attributes: [{ key: 'secret', type: 'password', title }],
      },
      "countsAs.attributes.title: 'secret' is a password; expected the same key for it",
    ),
  ],
  reversalsShowEntries: [
    inReversal({ entry: 'itself' }, "reverses.entry: no attribute of type entry to C__CATG__BACKUP 'itself'; there is none", [
      owner,
      { key: 'itself', type: 'entry', title, target: { category: 'C__CATG__IP' } },
    ]),
  ],
  reversedKeysExist: [
    inReversal({ attributes: { name: 'title' } }, "reverses.attributes: no attribute 'name'; there is owner"),
    inReversal({ attributes: { name: 'titel' } }, "reverses.attributes.name: no attribute 'titel'; did you mean 'title'?", [
      owner,
      { key: 'name', type: 'text', title, readOnly: true },
    ]),
  ],
  reversedAttributesAreSaved: [
    inReversal({}, "attributes[1]: 'name' is no attribute of C__CATG__BACKUP, where it is saved", [
      owner,
      { key: 'name', type: 'text', title },
    ]),
    inReversal({}, "attributes[1]: 'cycle' differs from 'cycle' of C__CATG__BACKUP, where it is saved", [
      owner,
      { key: 'cycle', type: 'dialog_plus', title, dialog: 'tag' },
    ]),
  ],
  directionsAreOfRelations: [
    inAttribute(
      { type: 'object', relationFromTarget: true },
      '.relationFromTarget: expected a link with the relation that it creates',
    ),
  ],
  choicesSayRelations: [
    inAttribute(
      { type: 'object', relation: 'by-role' },
      ': relation by-role needs relationByChoice: which choice creates which relation',
    ),
    inByChoice({ relation: 'C__RELATION_TYPE__USER' }, {}, ': expected it beside relation by-role'),
    inByChoice({}, { attribute: 'roll' }, ".attribute: no attribute with choices 'roll'; did you mean 'role'?"),
    inByChoice(
      {},
      { types: [{ choice: 'C__CONTACT_TYPE__ADMN', relation: 'C__RELATION_TYPE__ADMIN' }] },
      ".types[0].choice: no choice 'C__CONTACT_TYPE__ADMN'; did you mean 'C__CONTACT_TYPE__ADMIN'?",
    ),
    inByChoice(
      {},
      { types: [{ choice: 'C__CONTACT_TYPE__ADMIN', relation: 'C__RELATION_TYPE__ADMN' }] },
      ".types[0].relation: no relation type 'C__RELATION_TYPE__ADMN'; did you mean 'C__RELATION_TYPE__ADMIN'?",
    ),
    inByChoice(
      {},
      { otherwise: 'C__RELATION_TYPE__USR' },
      ".otherwise: no relation type 'C__RELATION_TYPE__USR'; did you mean 'C__RELATION_TYPE__USER'?",
    ),
  ],
  titlesAreSaidOnce: [
    inTitle({}, {}, ': expected a single-value category that keeps its entries itself', { multiValue: true }),
    inTitle(
      { objectType: 'C__OBJTYPE__SERVR' },
      {},
      ".objectType: no object type 'C__OBJTYPE__SERVR'; did you mean 'C__OBJTYPE__SERVER'?",
    ),
    inTitle({ attributes: ['nam'] }, {}, ".attributes[0]: no text attribute 'nam'; did you mean 'name'?"),
    inTitle({}, { readOnly: true }, ".attributes[0]: no text attribute 'name'; there is none"),
    inTitle({ objectType: 'C__OBJTYPE__PERSON' }, {}, ': C__CATS__PERSON_MASTER says the title of C__OBJTYPE__PERSON'),
  ],
  netsAreDescribed: [inCategory({ net: true }, "net: expected an attribute 'netmask' of type text")],
  placementsAreLinks: [
    inCategory(
      { placement: 'a', attributes: [{ key: 'a', type: 'object', title }] },
      'placement: expected a single-value category that keeps its entries itself',
    ),
    inCategory(
      { placement: 'a', multiValue: false, attributes: [{ key: 'a', type: 'text', title }] },
      "placement: no link to an object 'a'; there is none",
    ),
  ],
  contactsAreTexts: [
    inCategory(
      { contact: { email: 'mial' }, attributes: [{ key: 'mail', type: 'text', title }] },
      "contact.email: no text attribute 'mial'; did you mean 'mail'?",
    ),
  ],
  automaticValuesAreKept: [
    inAutomatic({ readOnly: false }, '', 'expected readOnly beside it: nobody saves what the service sets'),
    inAutomatic({ type: 'text' }, '', 'type text cannot hold caller; expected type object'),
    inAutomatic({}, '.with', "no attribute that is saved 'othr'; did you mean 'other'?", { with: 'othr' }),
    inAutomatic({}, '.choice', 'expected a choice where the value is one, and only there', { choice: 'C__CONTACT_TYPE__ADMIN' }),
    inAutomatic(
      { type: 'dialog', dialog: 'contact_tag' },
      '.choice',
      "no choice 'C__CONTACT_TYPE__ADMN'; did you mean 'C__CONTACT_TYPE__ADMIN'?",
      { value: 'choice', choice: 'C__CONTACT_TYPE__ADMN' },
    ),
  ],
  picturesAreUploads: [
    inCategory(
      { picture: 'image', attributes: [upload] },
      'picture: expected a single-value category that keeps its entries itself',
    ),
    inCategory({ picture: 'imge', attributes: [upload], multiValue: false }, "picture: no upload 'imge'; did you mean 'image'?"),
  ],
  linkedEntriesHaveNames: [
    inCategory(
      { attributes: [{ key: 'a', type: 'entry', title, target: { category: 'C__CATG__SITE' } }] },
      'label: entries are linked to, but nothing names them; expected the key of a text attribute',
    ),
  ],
};

for (const [name, cases] of Object.entries({ shape: brokenShapes, ...brokenRules })) {
  for (const [files, line] of cases) {
    test(`a fault of '${wordsOf(name)}' is refused: ${line}`, t => {
      const folder = folderWith(t, files);
      const error = t.throws(() => loadRegistry([folder]), { instanceOf: CatalogRefused });
      const faults = error?.faults.map(each => each.replaceAll(`${folder}/`, '')) ?? [];
      t.true(faults.includes(line), faults.join('\n'));
    });
  }
}

test('a category that ships is named where no object type lists it, one of a site is not', t => {
  const categories = shipped.categories.filter(({ definition }) => definition.const === 'C__CATG__MODEL');
  const unlisted = (ofSite: boolean) =>
    rules.categoriesAreListed({ ...shipped, objectTypes: [], categories: categories.map(each => ({ ...each, ofSite })) });
  const line = `no object type lists 'C__CATG__MODEL'; expected a line in one, or "unlisted": true here`;
  t.deepEqual([...unlisted(false)], [`categories/C__CATG__MODEL.json: const: ${line}`]);
  t.deepEqual([...unlisted(true)], []);
});

test('the first bad file of a site is named with its folder', t => {
  const folder = folderWith(t, { 'dialogs/site_colour.json': '{' });
  t.throws(() => loadRegistry([folder]), { message: new RegExp(`^${folder}/dialogs/site_colour\\.json: not JSON: `) });
  t.throws(() => loadRegistry([join(folder, 'nowhere')]), { message: `${folder}/nowhere: there is no such folder` });
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

for (const [name, names, expected] of [
  ['colour', ['color', 'collar'], 'color'],
  ['HOSTNAME', ['hostname', 'host'], 'hostname'],
  ['C__CATG__FOO', ['C__CATG__IP', 'C__CATG__CPU'], undefined],
  ['C__OBJTYPE__SERVR', ['C__OBJTYPE__SERVER', 'C__OBJTYPE__SERVICE'], 'C__OBJTYPE__SERVER'],
  ['', ['a'], undefined],
  ['a', [], undefined],
  ['x'.repeat(100_000), ['x'], undefined],
] as const) {
  test(`of ${names.join(', ') || 'nothing'}, ${expected ?? 'none'} is near '${name.slice(0, 20)}'`, t =>
    t.is(nearest(name, names), expected));
}

function wordsOf(name: string): string {
  return name.replace(/[A-Z]/g, letter => ` ${letter.toLowerCase()}`);
}

function inOrder(schemas: Readonly<Record<string, Schema>>, schema: Schema, value: unknown): unknown {
  const { allOf: [only] = [], $ref, properties, items } = schema;
  if (only) return inOrder(schemas, only, value);
  if ($ref) return inOrder(schemas, schemas[$ref.split('/').at(-1) ?? ''] ?? {}, value);
  if (Array.isArray(value)) return value.map(each => inOrder(schemas, items ?? {}, each));
  if (typeof value !== 'object' || value === null || !properties) return value;
  const given = new Map<string, unknown>(Object.entries(value));
  return Object.fromEntries(
    Object.keys(properties).flatMap(key =>
      given.has(key) ? [[key, inOrder(schemas, properties[key] ?? {}, given.get(key))]] : [],
    ),
  );
}

function categoryIn(registry: Registry, constant: string): Category {
  const found = registry.category(constant);
  if (!found) throw new Error(`There is no category ${constant}.`);
  return found;
}
