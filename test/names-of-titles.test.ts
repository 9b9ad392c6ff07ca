import { keyFrom, nameFrom } from '../src/mappings/names-of-titles.js';
import test from './helpers/suite.js';

for (const [title, key] of [
  [{ en: 'Water level', de: 'Wasserstand' }, 'water_level'],
  [{ en: '', de: 'Größe über alles' }, 'groesse_ueber_alles'],
  [{ de: 'Straße' }, 'strasse'],
  [{ en: '  Déjà vu (2nd)! ' }, 'deja_vu_2nd'],
  [{ en: '水' }, ''],
  [undefined, ''],
] as const)
  test(`the key of ${JSON.stringify(title)} is ${key}`, t => t.is(keyFrom(title), key));

for (const [part, name] of [
  ['categories', 'C__CATG__CUSTOM_WATER_TANK'],
  ['object_types', 'C__OBJTYPE__WATER_TANK'],
  ['object_type_groups', 'C__OBJTYPE_GROUP__WATER_TANK'],
  ['relation_types', 'C__RELATION_TYPE__WATER_TANK'],
  ['dialogs', 'own_water_tank'],
] as const)
  test(`the name of a definition of ${part} begins as theirs do`, t => t.is(nameFrom(part, { en: 'Water tank' }), name));
