import { behaviours } from '../src/behaviours/behaviours.js';
import { CatalogError } from '../src/catalog/soundness.js';
import { type Behaviour, behaviourOf } from '../src/domain/behaviours/behaviour.js';
import type { Need } from '../src/domain/behaviours/need.js';
import { behaviourRules, requireSound } from '../src/domain/behaviours/soundness.js';
import { inLanguage } from '../src/messages/text.js';
import { registry } from './helpers/catalogue.js';
import test from './helpers/suite.js';

for (const [name, rule] of Object.entries(behaviourRules))
  test(`'${name}' holds in every behaviour`, t =>
    t.deepEqual(
      [...rule(behaviours, registry)].map(each => inLanguage(each, 'en')),
      [],
    ));

test('a behaviour cannot be changed', t => {
  t.true([...behaviours.values()].every(Object.isFrozen));
});

const need = (parts: Partial<Need<unknown>>): Need<unknown> => ({ names: [], answer: () => undefined, ...parts });
const access = (changes: Partial<Behaviour>): Behaviour => ({
  ...behaviourOf('C__CATG__ACCESS', { computed: { formatted_url: () => '', primary_url: () => '' } }),
  ...changes,
});

/** Behaviours that stand in place of those that ship, and a line that refuses them, by the rule. */
const broken: Readonly<Record<keyof typeof behaviourRules, readonly (readonly [constant: string, Behaviour, line: string])[]>> = {
  computedValuesAreWorkedOut: [
    [
      'C__CATG__ACCESS',
      access({ computed: { primary_url: () => '' } }),
      "categories/C__CATG__ACCESS.json: attributes[4]: nothing works out 'formatted_url'; expected a computation in src/behaviours/C__CATG__ACCESS.ts, or `unavailable` with the reason",
    ],
    [
      'C__CATG__NDO',
      behaviourOf('C__CATG__NDO', { computed: { ndo_state: () => '' } }),
      "categories/C__CATG__NDO.json: attributes[0].unavailable: 'ndo_state' has a computation in src/behaviours/C__CATG__NDO.ts; expected one of both",
    ],
  ],
  behavioursAreOfCategories: [
    ['C__CATG__NONE', access({}), 'src/behaviours/C__CATG__NONE.ts: there is no such category that keeps entries'],
    ['C__CATS__CLUSTER', access({}), 'src/behaviours/C__CATS__CLUSTER.ts: there is no such category that keeps entries'],
    [
      'C__CATG__ACCESS',
      access({ computed: { ...access({}).computed, nonsense: () => '' } }),
      'src/behaviours/C__CATG__ACCESS.ts: computed.nonsense: there is no such attribute',
    ],
  ],
  needsNameWhatThereIs: [
    [
      'C__CATG__ACCESS',
      access({ needs: { entries: need({ own: ['nonsense'] }) } }),
      "src/behaviours/C__CATG__ACCESS.ts: needs.entries: there is no own attribute 'nonsense'",
    ],
    [
      'C__CATG__ACCESS',
      access({ needs: { links: need({ kind: 'linking', names: ['C__CATG__IP.network'] }) } }),
      "src/behaviours/C__CATG__ACCESS.ts: needs.links: there is no 'C__CATG__IP.network'",
    ],
    [
      'C__CATG__ACCESS',
      access({ form: { needs: { entries: need({ named: { C__CATG__IP: ['network'] } }) }, show: shown => shown } }),
      "src/behaviours/C__CATG__ACCESS.ts: needs.entries: there is no 'C__CATG__IP.network'",
    ],
  ],
  kindsAreAskedOnce: [
    [
      'C__CATG__ACCESS',
      access({
        needs: {
          nets: need({ kind: 'linking', names: ['C__CATG__IP.net'] }),
          zones: need({ kind: 'linking', names: ['C__CATG__IP.zone'] }),
        },
      }),
      "src/behaviours/C__CATG__ACCESS.ts: needs.zones: 'linking' is asked with other links, too; expected one need for all of them",
    ],
  ],
};

for (const [name, cases] of Object.entries(broken))
  for (const [constant, behaviour, line] of cases)
    test(`a fault of '${name}' is refused: ${line}`, t => {
      const others = new Map([...behaviours, [constant, behaviour]]);
      const error = t.throws(() => requireSound(others, registry), { instanceOf: CatalogError });
      t.deepEqual(
        error?.faults.map(each => inLanguage(each, 'en')),
        [line],
      );
    });
