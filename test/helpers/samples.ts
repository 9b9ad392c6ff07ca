import { Targets } from '../../src/site/examples/samples.js';
import type { Wording } from '../../src/site/examples/wording.js';
import { registry } from './catalogue.js';
import type { Caller } from './rpc.js';

export { dataFor, type Sample, sampleFor, savedValues } from '../../src/site/examples/samples.js';

/** Texts of nets, by key: other ones do not fit. */
const ofNets: Readonly<Record<string, string>> = {
  address: '192.0.2.0',
  netmask: '255.255.255.0',
  range_from: '192.0.2.1',
  range_to: '192.0.2.254',
};

/** Texts that are easily spoilt, one secret for attributes that repeat it, and choices by their ids. */
const wording: Wording = {
  text: ({ key }) => ofNets[key] ?? `${key} ä`,
  lines: ({ key }) => `${key}\n<b>second</b> line`,
  link: ({ key }) => `https://example.org/${key}`,
  secret: () => 'a lasting sécret',
  choices: ({ key }, count) => ['b', 'a'].slice(0, count).map(letter => `${key} ${letter}`),
  target: ({ key }) => `target of ${key}`,
  choose: (_attribute, choices) => choices.at(-1),
  chosen: ({ id }) => id,
};

/** Makes what links lead to in a service; entries of the same object are of `owner`. */
export function targetsOf(call: Caller, owner?: number): Targets {
  return new Targets(call, registry, wording, owner);
}
