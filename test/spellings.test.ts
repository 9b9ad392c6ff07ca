import type { AttributeDefinition, TextFormat } from '../generated/types.js';
import { comparableText, formats, formOf } from '../src/attributes/formats.js';
import { bareText } from '../src/domain/storage/folding.js';
import { entriesRead, entryMade, objectMade } from './factories/calls.js';
import { registry } from './helpers/catalogue.js';
import { type Caller, callerOf, resultOf } from './helpers/rpc.js';
import { dataFor, savedValues, targetsOf } from './helpers/samples.js';
import { sharedService } from './helpers/started-service.js';
import { engines, inTurn } from './helpers/stores.js';
import test from './helpers/suite.js';

interface Spelled {
  /** The spelling that is kept. */
  readonly kept: string;
  readonly others: readonly string[];
  /** Beginnings of it, in several spellings. */
  readonly begins: readonly string[];
}

/** Beginnings are looked for by filters and by searches alike. */
const octets = {
  kept: 'ac:de:48:00:11:2a',
  others: [
    'AC:DE:48:00:11:2A',
    'ac-de-48-00-11-2a',
    'acde.4800.112a',
    'ACDE48-00112A',
    'acde48:00112a',
    'acde-4800-112a',
    'ac:de:48:0:11:2a',
    'AC DE 48 00 11 2A',
    'ac.de.48.00.11.2a',
    'acde4800112a',
    '0xACDE4800112A',
  ],
  begins: ['ac:de', 'AC-DE-48', 'acde48', 'acde.48', 'ACDE4'],
} as const satisfies Spelled;

const ipv6 = {
  kept: '2001:db8::a:0:1',
  others: [
    '2001:DB8::A:0:1',
    '2001:0db8:0000:0000:0000:000a:0000:0001',
    '2001:db8:0:0:0:a:0:1',
    '2001:db8::a:0.0.0.1',
    '2001:0DB8::000a:0:0001',
  ],
  begins: ['2001:db8:', '2001:0DB8', '2001:DB8::'],
} as const satisfies Spelled;

const ipv4 = { kept: '192.0.2.17', others: [], begins: ['192.0.', '192.0.2'] } as const satisfies Spelled;

const forms: Readonly<Record<Exclude<TextFormat, 'html'>, readonly Spelled[]>> = {
  mac: [octets, { kept: '00:27:e3:3d:ce:b0:00:01', others: ['0027.e33d.ceb0.0001', '0027e33dceb00001'], begins: ['0027.e3'] }],
  ipv4: [ipv4],
  ipv6: [
    ipv6,
    { kept: '::ffff:c000:201', others: ['::FFFF:192.0.2.1', '0:0:0:0:0:ffff:192.0.2.1'], begins: ['::ffff:'] },
    { kept: 'fe80::1%eth0', others: ['FE80:0::1%eth0'], begins: ['fe80:', 'FE80::1'] },
  ],
  ip: [ipv4, ipv6],
  hostname: [
    {
      kept: 'web1.example.org',
      others: ['WEB1.Example.ORG', 'web1.example.org.', 'web1.example.org..'],
      begins: ['WEB1.', 'web1.Exam'],
    },
  ],
  email: [{ kept: 'ada@example.org', others: [], begins: ['ada@', 'ADA'] }],
  url: [{ kept: 'https://example.org/a', others: [], begins: ['https://example'] }],
  wwn: [
    {
      kept: '50:06:0b:00:00:c2:62:0a',
      others: [
        '50060B0000C2620A',
        '0x50060b0000c2620a',
        '50-06-0b-00-00-c2-62-0a',
        '5006.0b00.00c2.620a',
        '50:6:b:0:0:c2:62:a',
        'naa.50060b0000c2620a',
        'EUI.50060B0000C2620A',
        'wwn-0x50060b0000c2620a',
      ],
      begins: ['5006', '0x50060b', '50-06-0B', '50:06:0b:0', 'naa.5006'],
    },
  ],
  guid: [
    {
      kept: '123e4567-e89b-12d3-a456-42661417400a',
      others: ['{123E4567-E89B-12D3-A456-42661417400A}', '123e4567e89b12d3a45642661417400a'],
      begins: ['123E4567', '123e4567-e89b'],
    },
  ],
  imei: [
    { kept: '352099001761481', others: ['35-209900-176148-1', '35 209900 176148 1', '35/209900/176148/1'], begins: ['352099'] },
  ],
  color: [{ kept: '#aabbcc', others: ['#ABC', 'abc', 'AABBCC', '#AABBCC'], begins: ['#aab'] }],
  integer: [{ kept: '100', others: ['0100'], begins: ['10'] }],
  latitude: [
    { kept: '51.3397', others: ['51,3397', '+51.33970', '51,3397°'], begins: ['51.3', '51,3'] },
    { kept: '0', others: ['-0.0', '00'], begins: [] },
  ],
  longitude: [
    { kept: '12.3731', others: ['12,3731', '012.3731'], begins: ['12.3'] },
    { kept: '-0.5', others: ['-00,50°'], begins: ['-0.'] },
  ],
  positions: [{ kept: '1-4, 12', others: ['1-4,12', '12, 1 - 4', '1,2,3,4,12', '4, 3, 1-2 ,12'], begins: ['1-4', '1 - 4,1'] }],
};

interface Place extends Spelled {
  readonly category: string;
  readonly attribute: AttributeDefinition;
}

const places: readonly Place[] = registry.categories
  .filter(({ sameAs, mode }) => !sameAs && mode !== 'view')
  .flatMap(({ const: category, attributes }) =>
    attributes
      .filter(({ readOnly, format }) => !readOnly && format !== undefined && format !== 'html')
      .flatMap(attribute =>
        forms[attribute.format as keyof typeof formats].map(spelled => ({ category, attribute, ...spelled })),
      ),
  );

test('every spelling of a value has one comparable form, with blanks around it or not, and its schema takes them all', t => {
  for (const [format, all] of Object.entries(forms) as [TextFormat, readonly Spelled[]][])
    for (const { kept, others } of all) {
      const pattern = new RegExp(`^${formOf({ format })?.pattern}$`, 'u');
      for (const given of [kept, ...others].flatMap(each => [each, ` ${each}`, `${each}\t`])) {
        t.is(comparableText(given, format), kept, `${format} ${given}`);
        t.true(pattern.test(given), `${format} ${given}`);
      }
    }
});

test('what is no value of a format stays as it is written', t => {
  for (const format of Object.keys(formats) as TextFormat[])
    for (const given of ['', ' ', 'hello <world> ', '2001:db8:::1', 'AC:DE:48'])
      if (!new RegExp(`^${formOf({ format })?.pattern}$`, 'u').test(given)) t.is(comparableText(given, format), given, format);
});

for (const engine of engines) {
  const service = sharedService(engine);

  for (const dialect of ['contract', 'idoit'] as const)
    engine.test(
      `every spelling is saved as one${dialect === 'idoit' ? '' : ', and found by each of them'}, by ${dialect} on ${engine.name}`,
      async t => {
        const call = callerOf(await service(), dialect);
        const contract = callerOf(await service(), 'contract');
        let [saved, filtered, searched] = [0, 0, 0];
        for (const { category, attribute, kept, others, begins } of inTurn(engine, places)) {
          const { key, unit } = attribute;
          const object = await objectMade(call);
          const required = registry.category(category)?.attributes.filter(each => each.required && each.key !== key) ?? [];
          const beside = savedValues(await dataFor(required, targetsOf(call, object)));
          const spellings = [kept, ...others, ` ${kept} `];
          const place = `${category}.${key}`;
          let entry: number | undefined;
          for (const given of spellings) {
            entry = await entryMade(call, { object, category, data: { ...beside, [key]: given }, ...(entry && { entry }) });
            const [read] = await entriesRead(contract, { object, category });
            t.deepEqual(read?.[key], unit === undefined ? kept : { title: kept }, `${place} ${given}`);
            saved += 1;
          }
          // What is saved by the other dialect is the same, as was just read: it is looked for once.
          if (dialect === 'idoit') continue;
          const found = async (comparison: string, value: unknown): Promise<boolean> => {
            const filter = { ids: [object], attributes: [{ category, key, comparison, value }] };
            filtered += 1;
            return (await resultOf<readonly object[]>(contract('cmdb.objects.read', { filter }))).length === 1;
          };
          if (unit === undefined) {
            for (const given of spellings) {
              t.true(await found('=', given), `${place} = ${given}`);
              t.true(await found('in', ['1', given]), `${place} in ${given}`);
              t.true(await found('like', given), `${place} like ${given}`);
              t.true(await found('>=', given), `${place} >= ${given}`);
              t.false(await found('!=', given), `${place} != ${given}`);
            }
            for (const given of begins) {
              t.true(await found('begins', given), `${place} begins ${given}`);
              t.true(await found('like', `${given}*`), `${place} like ${given}*`);
              t.true(await found('contains', given), `${place} contains ${given}`);
            }
          }
          for (const q of [...spellings, ...begins]) {
            if (bareText(q).match(/[a-z0-9]/) === null || unit !== undefined || hasOwnWords.has(attribute.format)) continue;
            const hits = await resultOf<readonly { documentId: string }[]>(
              contract('idoit.search', { q, mode: 'deep', limit: 1000 }),
            );
            t.true(
              hits.some(({ documentId }) => documentId === String(object)),
              `${place} searched by ${q}`,
            );
            searched += 1;
          }
        }
        t.log(`attributes × spellings: ${saved} saved, ${filtered} filtered, ${searched} searched`);
        const least = inTurn(engine, Array.from({ length: 100 })).length;
        t.true(saved > least && (dialect === 'idoit' || (filtered > 5 * least && searched > least)));
      },
    );

  engine.test(`an address is taken, and its net found, in every spelling, on ${engine.name}`, async t => {
    const call = callerOf(await service(), 'contract');
    const lookUp = callerOf(await service(), 'idoit');
    const net = await netMade(call);
    const first = await objectMade(call);
    await entryMade(call, { object: first, category: 'C__CATG__IP', data: { net, ipv6_address: ipv6.kept } });
    for (const ipv6_address of [ipv6.kept, ...ipv6.others, ` ${ipv6.kept}`]) {
      const other = await objectMade(call);
      const { error } = await call('cmdb.category.save', { object: other, category: 'C__CATG__IP', data: { net, ipv6_address } });
      t.regex(String(error?.data?.ipv6_address), /2001:db8::a:0:1.* in this net/, ipv6_address);
      const nets = await resultOf<readonly { id: number }[]>(lookUp('cmdb.ip_search', { ip: ipv6_address.trim() }));
      t.true(
        nets.some(({ id }) => Number(id) === net),
        ipv6_address,
      );
    }
  });
}

/** Formats in which a part means something else: colors, numbers and positions are searched by what is kept. */
const hasOwnWords: ReadonlySet<TextFormat | undefined> = new Set<TextFormat>([
  'color',
  'integer',
  'latitude',
  'longitude',
  'positions',
]);

async function netMade(call: Caller): Promise<number> {
  const data = { type: 'C__CATS_NET_TYPE__IPV6', address: '2001:DB8:0::', cidr_suffix: 64 };
  const categories = { C__CATS__NET: data };
  return objectMade(call, { type: 'C__OBJTYPE__LAYER3_NET', title: 'net of spellings', categories });
}
