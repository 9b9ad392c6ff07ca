import { assertNothingTold, narrowings } from '../helpers/rights/told.js';
import { dialectNames } from '../helpers/service.js';
import { engines, isFirst } from '../helpers/stores.js';

const dialects = [...dialectNames, ...dialectNames.slice(0, 1)];

for (const engine of engines)
  engine.test(`what a caller may not see changes no answer to them, by whatever channel and narrowing, on ${engine.name}`, t =>
    assertNothingTold(t, engine, {
      narrowings: Object.fromEntries(Object.keys(narrowings).map(name => [name, dialects])),
      readsBetweenWrites: true,
      untelling: isFirst(engine) ? 0 : 1,
    }),
  );
