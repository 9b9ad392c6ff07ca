import { testKey } from '../service.js';
import { archiving, codes, done, type EnvelopeCase, fails, json, named, reading } from './case.js';

const other = { apikey: 'not-the-right-key', id: 1 };
const stray = {
  contract: fails(codes.request, null, 'a call is an object'),
  idoit: fails(codes.key, null, 'a call is an object'),
};
const strays = (count: number) => ({
  contract: Array.from({ length: count }, () => stray.contract),
  idoit: Array.from({ length: count }, () => stray.idoit),
});
const silent = reading({ id: undefined });
const repeated = { contract: [done(1), done(1)], idoit: fails(codes.internal, null, 'an id stands in a batch once') };
const mixedKeys = {
  contract: [done(1), fails(codes.key, 2)],
  idoit: fails(codes.parameters, null, 'all calls of a batch must carry the same apikey'),
};

/** Batches: good, bad, mixed. */
export const batchCases: readonly EnvelopeCase[] = [
  { title: 'an empty batch is one invalid request', body: '[]', expected: fails(codes.request, null, 'at least one call') },
  { title: 'a batch of one is answered by a list of one', body: json([reading()]), expected: [done()] },
  {
    title: 'a batch is answered in its order',
    body: json([3, 1, 2].map(id => reading({ id }))),
    expected: [done(3), done(1), done(2)],
  },
  ...[1, 'x', null, true, 1.5, [], [reading()]].map(member => ({
    title: `${named(member)} in a batch is no call`,
    body: json([member]),
    expected: strays(1),
  })),
  { title: 'each member that is no call is answered', body: json([1, 2, 3]), expected: strays(3) },
  {
    title: 'an object without members is answered as a call without a version',
    body: '[{}]',
    expected: [fails(codes.request, null)],
  },
  {
    title: 'a bad call among good ones fails alone',
    body: json([reading({ id: 1 }), reading({ id: 2, version: '1.0' }), reading({ id: 3, params: {} }), reading({ id: 4 })]),
    expected: [done(1), fails(codes.request, 2), fails(codes.key, 3), done(4)],
  },
  { title: 'a batch of notifications is not answered', body: json([silent, silent]), expected: undefined },
  { title: 'a notification among calls is not answered', body: json([silent, reading(), silent]), expected: [done()] },
  {
    title: 'a member that is no call is answered among notifications',
    body: json([silent, 1]),
    expected: { contract: [stray.contract], idoit: [stray.idoit] },
  },
  ...[{ toString: 1 }, { toString: null, valueOf: 'x' }, ['toString'], null].map(apikey => ({
    title: `${named(apikey)} is no key of a batch`,
    body: json([1, 2].map(id => reading({ id, params: { apikey, id: 1 } }))),
    expected: [fails(codes.key, 1), fails(codes.key, 2)],
  })),
  { title: 'an id may be repeated in the contract', body: json([reading({ id: 1 }), reading({ id: 1 })]), expected: repeated },
  {
    title: 'a text may be repeated as an id in the contract',
    body: json([reading({ id: 'a' }), reading({ id: 'a' })]),
    expected: { contract: [done('a'), done('a')], idoit: repeated.idoit },
  },
  {
    title: 'a long id may be repeated in the contract',
    body: json([reading(), reading()]).replaceAll('"id":7', '"id":9007199254740993'),
    expected: { contract: [done(9007199254740993n), done(9007199254740993n)], idoit: repeated.idoit },
  },
  {
    title: '1 and "1" are different ids',
    body: json([reading({ id: 1 }), reading({ id: '1' })]),
    expected: [done(1), done('1')],
  },
  {
    title: 'keys may differ in the contract',
    body: json([reading({ id: 1 }), reading({ id: 2, params: other })]),
    expected: mixedKeys,
  },
  {
    title: 'a key that is no text differs, too',
    body: json([reading({ id: 1 }), reading({ id: 2, params: { apikey: 5, id: 1 } })]),
    expected: mixedKeys,
  },
  {
    title: 'a call without a key stands beside one with a key',
    body: json([reading({ id: 1 }), reading({ id: 2, params: {} })]),
    expected: [done(1), fails(codes.key, 2)],
  },
  {
    title: 'a call sees what the one before it did',
    body: json([archiving(1, { id: 1 }), archiving(1, { id: 2 }), archiving(1, { id: 3, method: 'cmdb.object.recycle' })]),
    expected: [done(1), fails(codes.parameters, 2, 'is archived'), done(3)],
  },
  {
    title: 'a notification is carried out in its turn',
    body: json([archiving(1, { id: undefined }), archiving(1, { id: 2, method: 'cmdb.object.recycle' })]),
    expected: [done(2)],
  },
  {
    title: 'different languages may be spoken in one batch',
    body: json(['en', 'de'].map((language, id) => reading({ id, params: { apikey: testKey, language, id: 1 } }))),
    expected: [done(0), done(1)],
  },
  {
    title: 'a batch may be as long as the limit',
    body: json([1, 2, 3].map(id => reading({ id }))),
    settings: { KATASTER_BATCH_LIMIT: '3' },
    expected: [done(1), done(2), done(3)],
  },
  {
    title: 'a batch longer than the limit is rejected at each of its ids',
    body: json([reading({ id: 1 }), reading({ id: 'b' }), silent, 5, reading({ id: 1.5 }), reading({ id: 1 })]),
    settings: { KATASTER_BATCH_LIMIT: '3' },
    expected: {
      contract: [1, 'b', null, null, 1].map(id => fails(codes.limit, id, 'KATASTER_BATCH_LIMIT')),
      idoit: fails(codes.limit, null, 'KATASTER_BATCH_LIMIT'),
    },
  },
  ...Object.entries({ 'of notifications alone': [silent, silent], 'far longer': Array.from({ length: 9000 }, () => 1) }).map(
    ([which, members]) => ({
      title: `a batch ${which} is rejected as a whole beyond the limit`,
      body: json(members),
      settings: { KATASTER_BATCH_LIMIT: '1' },
      expected: fails(codes.limit, null, 'KATASTER_BATCH_LIMIT'),
    }),
  ),
];
