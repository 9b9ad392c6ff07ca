import { readFileSync } from 'node:fs';
import { type Broken, category, inAttribute, inCategory, inFile } from './builders.js';

const attributeTypeNames: readonly string[] = JSON.parse(readFileSync('openrpc.json', 'utf8')).components.schemas.AttributeType
  .enum;

/** Definitions of the wrong shape. */
export const brokenShapes: readonly Broken[] = [
  inCategory({ mode: 'edti' }, 'mode: "edti": expected one of edit, backward, assign, folder, view; did you mean \'edit\'?'),
  inCategory({ multivalue: true }, "unknown key 'multivalue'; did you mean 'multiValue'?"),
  inAttribute({ type: 'txt' }, `.type: "txt": expected one of ${attributeTypeNames.join(', ')}; did you mean 'text'?`),
  inCategory({ id: 'x' }, 'id: "x": expected an integer or null'),
  inCategory({ sort: {} }, 'sort: {}: expected an integer or null'),
  inCategory({ const: 'SITE' }, 'const: "SITE": expected a text that matches ^C__CAT[GS]__[A-Z0-9_]+$'),
  inCategory(
    { description: { en: 'What tanks are cleaned with', de: 'Womit Tanks gereinigt werden.' } },
    'description.en: "What tanks are cleaned with": expected a text that matches \\.$',
  ),
  inCategory(
    { description: { en: `${'very '.repeat(50)}long.`, de: 'Womit Tanks gereinigt werden.' } },
    `description.en: "${'very '.repeat(50).slice(0, 99)}: expected a text of at most 200 characters`,
  ),
  inCategory({ title: { en: 'A' } }, 'title.de: is missing'),
  inFile('cmdb-statuses.json', {}, 'expected a list'),
  [{ 'categorys/C__CATG__SITE.json': category }, "categorys: not a part of a catalogue; did you mean 'categories'?"],
];
