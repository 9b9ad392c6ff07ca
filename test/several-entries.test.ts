import { rejectEndingManyLinks, rejectManyElements } from '../src/domain/entries/several-entries.js';
import { RpcError } from '../src/rpc/rpc-error.js';
import test from './helpers/suite.js';

for (const reject of [rejectManyElements, rejectEndingManyLinks])
  test(`${reject.name} takes as many as the limit says`, t => {
    t.notThrows(() => reject(10_000));
    t.like(
      t.throws(() => reject(10_001), { instanceOf: RpcError }),
      { errorName: 'LimitExceeded' },
    );
  });
