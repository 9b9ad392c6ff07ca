import { type MethodName, methods } from '../generated/methods.js';
import { allParameters } from '../scripts/generate/document/descriptors.js';
import type { Schema } from '../scripts/generate/document/document.js';
import { dialects } from '../src/http/envelope/dialects.js';
import { normalizeParameters } from '../src/http/parameters/parameters.js';
import { RpcError } from '../src/rpc/rpc-error.js';
import { document, registry } from './helpers/catalogue.js';
import { english } from './helpers/english.js';
import { type DialectName, dialectNames } from './helpers/service.js';
import test from './helpers/suite.js';
import { wrongValues } from './helpers/wrong-values.js';

const names = Object.keys(methods) as readonly MethodName[];

/** Error of a parameter with this value; `undefined` where it is accepted. */
function faultOf(method: MethodName, parameter: string, value: unknown, dialect: DialectName): string | undefined {
  try {
    normalizeParameters(method, { [parameter]: value }, dialects[dialect], registry);
  } catch (error) {
    if (error instanceof RpcError) return english(error.data?.[parameter]);
    throw error;
  }
  return undefined;
}

function schemaOf(method: MethodName, parameter: string): Schema {
  const found = document.methods.find(({ name }: { readonly name: string }) => name === method);
  return allParameters(found, document).find(({ name }) => name === parameter)?.schema ?? {};
}

const validatorLanguage =
  /\bmust\b|\bNOT\b|\bschema\b|expected (string|array|object|integer|number|boolean|null)\b|another (value|form)|undefined|\[object|\[\^/;
const kinds = ['a text', 'a number', 'an integer', 'a boolean', 'a list', 'an object', 'null'];
const telling = [
  /^([\w.]+: )?expected .+, not (an empty list|a list of \d+|an object|a boolean|a number|a text|an integer beyond \d+|null|a text of \d+ characters|"[^"]{0,40}"|-?[\d.]+)(, which is beyond \d+)?(; did you mean .+\?)?$/,
  /^([\w.]+: )?(there is no ".+" in it; .+|\w+ is required)$/,
  /^expected exactly one of /,
  /^is required: expected /,
];

for (const method of names)
  test(`${method} refuses wrong parameters in plain words, with what would be right`, t => {
    for (const { name } of methods[method].parameters)
      for (const dialect of dialectNames)
        for (const value of wrongValues(schemaOf(method, name))) {
          const fault = faultOf(method, name, value, dialect);
          if (fault === undefined) continue;
          t.notRegex(fault, validatorLanguage, name);
          t.true(
            telling.some(each => each.test(fault)),
            fault,
          );
          const [, expected = '', given = ''] = /expected (.+), not (.+)$/.exec(fault) ?? [];
          for (const kind of kinds) t.false(given === kind && expected.startsWith(kind), `contradicts itself: ${fault}`);
        }
    t.pass();
  });

const statuses =
  '"C__RECORD_STATUS__BIRTH" (1), "C__RECORD_STATUS__NORMAL" (2), "C__RECORD_STATUS__ARCHIVED" (3), ' +
  '"C__RECORD_STATUS__DELETED" (4), "C__RECORD_STATUS__TEMPLATE" (6) or "C__RECORD_STATUS__MASS_CHANGES_TEMPLATE" (7)';
const conditions = Array.from({ length: 50 }, () => ({ category: 'C__CATG__MODEL', key: 'title' }));

for (const [method, parameter, value, fault] of [
  ['cmdb.condition.read', 'conditions', [], 'expected a list of 1 to 20 conditions, not an empty list'],
  ['cmdb.condition.read', 'conditions', conditions.slice(0, 21), 'expected a list of 1 to 20 conditions, not a list of 21'],
  ['cmdb.condition.read', 'conditions', [{ property: 'C__CATG__MODEL-title', value: 1 }], '0: comparison is required'],
  ['cmdb.object.quickpurge', 'ids', [], 'expected a list with the id of at least one object, not an empty list'],
  [
    'cmdb.dialog.read',
    'property',
    [],
    'expected the key of an attribute, such as "manufacturer", or a list of 1 to 100 keys, not an empty list',
  ],
  ['cmdb.dialog.read', 'property', ['title', 5], '1: expected the key of an attribute, such as "manufacturer", not 5'],
  [
    'cmdb.objects.read',
    'filter',
    { attributes: [{ category: 'C__CATG__MODEL', key: 'title', comparison: 'in', value: [] }] },
    'attributes.0.value: expected a text, a number, a yes or no, or a list of 1 to 100 of them, not an empty list',
  ],
  ['cmdb.objects.read', 'filter', { ids: 369 }, 'ids: expected a list of up to 10000 ids, not 369'],
  [
    'cmdb.objects.read',
    'filter',
    { attributes: conditions },
    'attributes: expected a list of up to 20 conditions, not a list of 50',
  ],
  ['cmdb.objects.read', 'filter', { status: 5 }, `status: expected ${statuses}, not 5`],
  [
    'cmdb.objects.read',
    'filter',
    { status: 'C__RECORD_STATUS_NORMAL' },
    `status: expected ${statuses}, not "C__RECORD_STATUS_NORMAL"; did you mean "C__RECORD_STATUS__NORMAL"?`,
  ],
  ['cmdb.categories.read', 'catgID', [2, -2], '1: expected the constant or the number of a category, not -2'],
  ['idoit.search.read', 'mode', null, 'expected one of "normal", "deep", "auto-deep", not null'],
] as const)
  test(`${method} says of ${parameter}: ${fault}`, t => t.is(faultOf(method, parameter, value, 'contract'), fault));
