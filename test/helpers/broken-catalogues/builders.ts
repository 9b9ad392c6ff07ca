export const title = { en: 'A', de: 'A' };
export const category = {
  const: 'C__CATG__SITE',
  id: null,
  title,
  kind: 'custom',
  multiValue: true,
  mode: 'edit',
  sort: 1,
  attributes: [],
};
export const objectType = {
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
export const dialog = { name: 'site_colour', choices: [{ id: 1, const: 'C__SITE__RED', title: { en: 'Red', de: 'Rot' } }] };
export const relationType = {
  const: 'C__RELATION_TYPE__SITE',
  id: 900,
  title,
  master: { en: 'a', de: 'a' },
  slave: { en: 'b', de: 'b' },
  kind: 'explicit',
  editable: true,
};
export const defaultObject = { id: 900, const: 'C__OBJ__SITE', type: 'C__OBJTYPE__SERVER', title: 'A' };
export const group = { const: 'C__OBJTYPE_GROUP__SITE', id: 900, title, sort: 9, objectTypes: [] };

export const reverses = { category: 'C__CATG__BACKUP', link: 'backup', owner: 'owner' };
export const owner = { key: 'owner', type: 'object', title, required: true };

/** A folder with one fault, and the line that refuses it. */
export type Broken = readonly [files: Readonly<Record<string, unknown>>, line: string];

export const inFile = (file: string, definition: object, line: string): Broken => [{ [file]: definition }, `${file}: ${line}`];
export const inCategory = (changes: object, line: string) =>
  inFile('categories/C__CATG__SITE.json', { ...category, ...changes }, line);
export const inType = (changes: object, line: string) =>
  inFile('object-types/C__OBJTYPE__SITE.json', { ...objectType, categories: [], ...changes }, line);
export const inDialog = (changes: object, line: string) => inFile('dialogs/site_colour.json', { ...dialog, ...changes }, line);
export const inAttribute = (attribute: object, line: string) =>
  inCategory(
    {
      attributes: [
        { key: 'other', type: 'text', title },
        { key: 'a', type: 'text', title, ...attribute },
      ],
    },
    `attributes[1]${line}`,
  );
export const inReversal = (changes: object, line: string, attributes: readonly object[] = [owner], others: object = {}) =>
  inCategory({ reverses: { ...reverses, ...changes }, attributes, ...others }, line);
export const connection = { key: 'first', type: 'entry', title, target: { category: 'C__CATG__CONNECTOR' }, mutual: true };
export const inLikeness = (changes: object, line: string) =>
  inCategory(
    {
      countsAs: { category: 'C__CATG__CONNECTOR', kind: 'assigned_category', ...changes },
      attributes: [{ key: 'a', type: 'text', title }],
    },
    `countsAs.${line}`,
  );
export const byChoice = {
  attribute: 'role',
  types: [{ choice: 'C__CONTACT_TYPE__ADMIN', relation: 'C__RELATION_TYPE__ADMIN' }],
  otherwise: 'C__RELATION_TYPE__USER',
};
export const inByChoice = (attribute: object, changes: object, line: string) =>
  inCategory(
    {
      attributes: [
        { key: 'role', type: 'dialog', title, dialog: 'contact_tag' },
        { key: 'a', type: 'object', title, relation: 'by-role', relationByChoice: { ...byChoice, ...changes }, ...attribute },
      ],
    },
    `attributes[1].relationByChoice${line}`,
  );
export const inTitle = (changes: object, attribute: object, line: string, others: object = {}) =>
  inCategory(
    {
      multiValue: false,
      objectTitle: { objectType: 'C__OBJTYPE__SERVER', attributes: ['name'], ...changes },
      attributes: [{ key: 'name', type: 'text', title, ...attribute }],
      ...others,
    },
    `objectTitle${line}`,
  );
export const inAutomatic = (attribute: object, at: string, line: string, changes: object = {}) =>
  inAttribute(
    { type: 'object', readOnly: true, automatic: { value: 'caller', when: 'saved', ...changes }, ...attribute },
    `.automatic${at}: ${line}`,
  );
export const upload = { key: 'image', type: 'upload', title };
export const inChoices = (choices: readonly object[], line: string) =>
  inDialog({ choices: choices.map(choice => ({ const: null, title, ...choice })) }, line);

/** The faults of rules, at least one each. */
export type BrokenRules<Rules> = Readonly<Record<keyof Rules, readonly [Broken, ...Broken[]]>>;
