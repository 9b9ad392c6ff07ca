import { daysLeft, guaranteeEnd, nextContractEnd, nextNoticeEnd, stateBetween } from '../src/behaviours/parts/dates.js';
import { namesOf, namesOncePerPage } from '../src/behaviours/parts/names.js';
import { addressCount, longAddress, useOf } from '../src/behaviours/parts/nets.js';
import { raidCapacity, sizeOf } from '../src/behaviours/parts/sizes.js';
import test from './helpers/suite.js';

const today = new Date('2026-01-15T09:00:00');
const months = (amount: number) => ({ amount, base: amount });

test('a contract ends with the term that runs', t => {
  const contract = { start_date: '2024-01-31', run_time: months(1), run_time_unit: 1 };
  t.is(nextContractEnd(contract, today), '2026-01-31');
  t.is(nextContractEnd({ ...contract, run_time_unit: 4 }, today), '2026-01-31');
  t.is(nextContractEnd({ ...contract, start_date: '1000-01-01', run_time_unit: 2 }, today), '2026-01-15');
  t.is(nextContractEnd({ start_date: '2024-01-31' }, today), '');
  t.is(nextContractEnd({ ...contract, run_time: months(-1) }, today), '');
  t.is(nextContractEnd({ ...contract, run_time: months(1e9) }, today), '');
  t.is(nextNoticeEnd({ ...contract, notice_period: months(2), notice_period_unit: 3 }, today), '2026-01-17');
  t.is(nextNoticeEnd(contract, today), '');
});

const twelve = { start_date: '2020-08-01', end_date: '2023-07-31', run_time: months(12), run_time_unit: 1 };
const noticed = { ...twelve, notice_period: months(3), notice_period_unit: 1 };

for (const [what, values, day, end, notice] of [
  ['goes on by whole terms after its end', noticed, '2026-11-28', '2027-07-31', '2027-04-30'],
  [
    'goes on likewise whatever was chosen but that it ends by itself',
    { ...noticed, end_type: 1 },
    '2026-11-28',
    '2027-07-31',
    '2027-04-30',
  ],
  ['ends next where notice can still be given', noticed, '2027-05-01', '2028-07-31', '2028-04-30'],
  ['ends on the last day for notice, too', noticed, '2027-04-30', '2027-07-31', '2027-04-30'],
  ['without notice ends next on the day itself', twelve, '2027-07-31', '2027-07-31', ''],
  ['ends by itself once, before that day', { ...noticed, end_type: 2 }, '2023-01-15', '2023-07-31', '2023-04-30'],
  ['ends by itself once, when notice counts no more', { ...noticed, end_type: 2 }, '2023-07-31', '2023-07-31', ''],
  ['that ended by itself has no next end', { ...noticed, end_type: 2 }, '2023-08-01', '', ''],
  ['without terms has its end as long as it is to come', { end_date: '2023-07-31' }, '2023-07-31', '2023-07-31', ''],
  ['without terms has no next end afterwards', { end_date: '2023-07-31' }, '2023-08-01', '', ''],
  ['ends when the notice says that was given', { ...noticed, notice_date: '2026-04-30' }, '2026-06-01', '2026-07-31', ''],
  [
    'ends a term later if notice came too late',
    { ...noticed, notice_date: '2026-05-01' },
    '2026-06-01',
    '2027-07-31',
    '2027-04-30',
  ],
  ['that ended by notice has no next end', { ...noticed, notice_date: '2025-01-01' }, '2026-06-01', '', ''],
] as const)
  test(`a contract ${what}`, t => {
    const now = new Date(`${day}T12:00:00`);
    t.deepEqual([nextContractEnd(values, now), nextNoticeEnd(values, now)], [end, notice]);
  });

test('the time that is left is a text in the language of the caller', t => {
  t.is(daysLeft('2026-01-15', today, 'de'), '0 Tage');
  t.is(daysLeft('2026-01-14', today, 'de'), 'Abgelaufen');
  t.is(daysLeft(undefined, today, 'en'), '');
  t.is(stateBetween('2026-01-16', undefined, today, 'en'), 'Not yet active');
  t.is(stateBetween(undefined, '2026-01-15', today, 'en'), 'Active');
  t.is(stateBetween(undefined, undefined, today, 'en'), '');
  t.is(guaranteeEnd({ order_date: '2026-01-01', guarantee_period_base: 2, guarantee_period: months(10) }), '2026-01-11');
  t.is(guaranteeEnd({ guarantee_period: months(10) }), '');
  const inMonths = { guarantee_period: months(1), guarantee_period_unit: 1 };
  t.is(guaranteeEnd({ acquirementdate: '2026-01-31', ...inMonths }), '2026-02-28', 'a month without that day ends with its last');
});

for (const [address, long] of [
  ['0.0.0.0', '0'],
  ['255.255.255.255', '4294967295'],
  ['::', '0'],
  ['::1', '1'],
  ['fe80::1%eth0', '338288524927261089654018896841347694593'],
  ['::ffff:192.0.2.1', '281473902969345'],
  ['1:2:3:4:5:6:7:8', '5192455318486707404433266433261576'],
  ['192.0.2', ''],
  ['', ''],
] as const)
  test(`${address || 'nothing'} is ${long || 'no address'}`, t => t.is(longAddress(address), long));

test('a net has as many addresses as its range or its suffix leaves', t => {
  t.is(addressCount({ address: '192.0.2.0', cidr_suffix: 24 }), 254n);
  t.is(addressCount({ address: '192.0.2.0', cidr_suffix: 31 }), 2n);
  t.is(addressCount({ address: '2001:db8::', cidr_suffix: 64 }), 2n ** 64n);
  t.is(addressCount({ address: '192.0.2.0', cidr_suffix: 33 }), undefined);
  t.is(addressCount({ address: '192.0.2.0' }), undefined);
  t.is(addressCount({ range_from: '192.0.2.9', range_to: '192.0.2.1' }), undefined);
  t.is(useOf(3, undefined), '3');
});

test('spare disks and unknown levels hold nothing', t => {
  const disk = { values: { capacity: { amount: 1, base: 10 } } };
  const spare = { values: { ...disk.values, hotspare: true } };
  const level = (name: string) => raidCapacity(`C__STOR_RAID_LEVEL__${name}`, [disk, disk, disk, spare]);
  t.deepEqual(['0', '1', '5', '6', '10', 'JBOD', '2'].map(level), ['30', '10', '20', '10', '10', '30', '']);
  t.is(raidCapacity('C__STOR_RAID_LEVEL__6', [disk]), '0');
  t.is(raidCapacity(undefined, [disk]), '');
  t.is(sizeOf([{ values: {} }]), '');
});

const named = (count: number) => Array.from({ length: count }, (_, id) => ({ id, object: 1, values: { title: `n${id}` } }));

test('a list of names has all of them', t => {
  const names = namesOf(named(2000), ({ values }) => values.title).split(', ');
  t.deepEqual([names.length, names[0], names.at(-1)], [2000, 'n0', 'n1999']);
});

for (const [count, whole, last] of [
  [25, 25, 'n24'],
  [500, 500, 'n499'],
  [5000, 123, '…'],
] as const)
  test(`each of ${count} entries that list all of them does so for as long as an answer holds that`, t => {
    const entries = named(count);
    const list = namesOncePerPage(
      (_: { readonly page: object }) => entries,
      ({ values }) => values.title,
    );
    const page = {};
    const shown = entries.map(() => list({}, { page }));
    t.is(shown.filter(each => each === shown[0]).length, whole);
    t.is(shown[0]?.split(', ').length, count);
    t.is(shown.at(-1)?.split(', ').at(-1), last);
  });
