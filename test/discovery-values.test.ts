import { Ajv, type ValidateFunction } from 'ajv';
import type { Attribute } from '../src/attributes/attribute-type.js';
import { comparableTitle } from '../src/attributes/choice-titles.js';
import { InvalidValue } from '../src/attributes/invalid-value.js';
import { netForms, netRanges } from '../src/attributes/net-forms.js';
import { ReferenceIds } from '../src/attributes/references.js';
import { timeZoneNamed } from '../src/attributes/time-zones.js';
import type { OpenRpc } from '../src/discovery/openrpc.js';
import { siteDocument } from '../src/discovery/site-document.js';
import { acceptValue } from '../src/domain/entries/acceptance.js';
import { document, registry } from './helpers/catalogue.js';
import test from './helpers/suite.js';

const { components, 'x-categories': categories = {} } = siteDocument(document as OpenRpc, registry, 'en');
const ajv = new Ajv({ strict: false }).addSchema({ $id: 'site', components });

const timeZone = timeZoneNamed('UTC');

/** Values of every kind, right for some attributes and wrong for others; links among them may lead nowhere. */
const values: readonly unknown[] = [
  ...[null, '', 'x', 'x'.repeat(255), 'x'.repeat(256), 'x'.repeat(65_536), '😀'.repeat(255), 'NUL \0', ' ', 'many'],
  ...[0, 1, -1, 1.5, -0.5, 7, 1e15, 2 ** 53, '0', '1', '-1', '12', '007', '1.5', '1.25', '1.234', '1e3', '.5', '5.', '0x1', '1 '],
  ...[true, false, 'yes', 'Nein', 'JA', 'true', 'maybe'],
  ...['2026-02-28', '28.02.2026', '1.3.2026', '2026-13-01', '2026-00-10', '2026-01-32', '0000-01-01', '2026-1-1', '1.13.2026'],
  ...[
    '2026-02-29',
    '2024-02-29',
    '1900-02-29',
    '2000-02-29',
    '0000-02-29',
    '2026-02-30',
    '2026-02-31',
    '2026-04-31',
    '2026-06-31',
  ],
  ...['29.02.2026', '29.2.2024', '31.4.2026', '30.02.2026', '31.12.2026', '2026-02-31 08:00:00', '29.02.2100 08:00:00'],
  ...['192.0.2.17', '300.1.1.1', '10.0.0', '010.0.0.1', '10.0.0.1/24', '10.0.0.1 ', '2001:db8::17', '::', '::1', '1::2::3'],
  ...[
    '1:2:3:4:5:6:7:8',
    '1:2:3:4:5:6:7::',
    '::ffff:192.0.2.17',
    '1:2:3:4:5:6:192.0.2.1',
    'fe80::1%eth0',
    '1:2:3:4:5:6:7:8:9',
    '12345::',
  ],
  ...[
    'web1.example.org',
    'hello world',
    'über.example',
    'a@b',
    'a b@c',
    'ada@example.org',
    'https://example.org/a?b#c',
    '*.example.org',
  ],
  ...['50:06:0b:00:00:c2:62:00', '50060b0000c26200', '0x50060b0000c26200', '50:06:0b', '123e4567-e89b-12d3-a456-426614174000'],
  ...[
    '352099001761481',
    '35-209900-176148-1',
    '#a2bcfa',
    'a2b',
    '#a2bc',
    '4094',
    '4095',
    '04094',
    '65535',
    '65536',
    '99999',
    '-4',
    '-0',
  ],
  ...[
    65_535,
    65_536,
    4094,
    -4,
    -0.001,
    999,
    '51.3397',
    '-90',
    '90.0',
    '90.1',
    '-180',
    '180,5',
    '51° 20\' 23" N',
    "12° 22' E",
    '+12.5 W',
  ],
  ...['-1', '-0.5', '-0,0', `${'0'.repeat(15)}1`, `${'0'.repeat(16)}1`],
  ...[
    '2026-02-28T13:45:00Z',
    '2024-02-29T13:45:00.5+05:45',
    '2026-02-31T13:45:00Z',
    '28.02.2026T13:45:00Z',
    '2026-02-28T13:45:00+24:00',
  ],
  ...['2026-02-28 13:45:00', '28.02.2026 23:59:59', '2026-02-28 24:00:00', '2026-02-28T13:45:00', '2026-02-28 13:45'],
  ...['08:30', '24:00', '8:30', '08:60', '08:00-17:30', '08:00-24:00', '08:00 - 17:30'],
  ...['00:1b:63:84:45:e6', '00:1b:63:84:45:e6:00:01', '00-1b-63-84-45-e6', '00:1b:63:84:45', '001b638445e6'],
  ...['aGVsbG8=', 'aGVs bG8=', 'data:;base64,aGVsbG8='],
  ...[[], [1], [1, 2], ['1'], ['x'], [null], [true], [{}], {}, { id: 1 }, [1.5]],
];

interface Tried {
  readonly attribute: Attribute;
  readonly given: unknown;
}

/** Texts of the dialog of an attribute beside the usual values. */
function triedWith(attribute: Attribute): readonly unknown[] {
  const choices = registry.dialog(attribute.dialog ?? '')?.choices ?? [];
  const own = choices.slice(0, 5).flatMap(({ id, const: constant, title }) => [id, constant, title.en, title.de, `${title.en}?`]);
  return [...values, ...own];
}

function accepts({ attribute, given }: Tried): boolean {
  try {
    acceptValue(given, attribute, { registry, referenceIds: new ReferenceIds(), checksPlausibility: true, timeZone });
    return true;
  } catch (error) {
    if (error instanceof InvalidValue) return false;
    throw error;
  }
}

/** Values that no schema can refuse, or that only the database can decide on: the schema may accept what the service refuses. */
const beyondSchemas: readonly ((tried: Tried) => boolean)[] = [
  // Decimals of a number are not those of its JSON.
  ({ attribute, given }) => attribute.type === 'money' && typeof given === 'number',
  // That bytes fill whole octets, which a long text cannot be searched for.
  ({ attribute, given }) => attribute.type === 'upload' && typeof given === 'string',
  // Choices by number, which may have been added, and statuses by title.
  ({ attribute, given }) => (attribute.type === 'dialog_plus' || attribute.extendable === true) && typeof given === 'number',
  ({ attribute }) => attribute.type === 'multiselect',
  ({ attribute }) => attribute.dialog === 'cmdb_status',
  // A title that several choices share.
  ({ attribute, given }) => (registry.dialog(attribute.dialog ?? '')?.find(String(given)).length ?? 0) > 1,
  // Another spelling of a title, of which there are too many to be listed: the schema refuses what the service takes.
  ({ attribute, given }) => isOtherSpelling(attribute, given),
  // Each element makes an entry of its own, and so does a title, whose length is that of an attribute there.
  ({ attribute, given }) => attribute.acceptsMany === true && Array.isArray(given) && given.length > 1,
  ({ attribute, given }) => attribute.extendable === true && typeof given === 'string' && given.length > 255,
  // The hash of a password is made before.
  ({ attribute }) => attribute.hashed === true,
];

function isOtherSpelling({ dialog }: Attribute, given: unknown): boolean {
  if (typeof given !== 'string') return false;
  const choices = registry.dialog(dialog ?? '')?.choices ?? [];
  const titles = choices.flatMap(({ title }) => [title.en, title.de]);
  return !titles.includes(given) && titles.map(comparableTitle).includes(comparableTitle(given));
}

test('a schema takes a value where the service takes it', t => {
  const differences: string[] = [];
  for (const [constant, { data }] of Object.entries(categories)) {
    const category = registry.category(constant);
    const validate = ajv.getSchema(`site${data}`) as ValidateFunction | undefined;
    if (!category || !validate) continue;
    for (const attribute of registry.storage(category).attributes.filter(each => !each.readOnly && each.type !== 'computed'))
      for (const given of triedWith(attribute)) {
        // The rule of nets refuses what is no address and no length, by the type of the net.
        if (category.net && attribute.key in { ...netForms, ...netRanges }) continue;
        const tried = { attribute, given };
        if (beyondSchemas.some(rule => rule(tried))) continue;
        const isTaken = accepts(tried);
        if (validate({ [attribute.key]: given }) === isTaken) continue;
        const shown = JSON.stringify(given)?.slice(0, 40);
        differences.push(`${constant}.${attribute.key} (${attribute.type}): ${shown} is ${isTaken ? 'taken' : 'refused'}`);
      }
  }
  t.deepEqual(differences, []);
});
