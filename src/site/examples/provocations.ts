import { KatasterError } from '../../../generated/client.js';
import { allParameters } from '../../../scripts/generate/document/descriptors.js';
import type { Document, MethodObject } from '../../../scripts/generate/document/document.js';
import { isOfContract } from '../../discovery/openrpc.js';
import { exampleParams, type Params } from '../contract/methods.js';
import { listReferencedNames } from '../contract/schemas.js';
import type { Caller, Exchange } from './execution.js';

/** A call that was made to fail, and the error it was answered. */
export interface Provoked {
  readonly name: string;
  readonly exchange: Exchange;
}

/** Makes something of good parameters wrong: the parameter with this schema gets this value. */
interface Mistake {
  readonly schema: string;
  readonly value: unknown;
}

const mistakes: readonly Mistake[] = [
  { schema: 'ObjectId', value: 999_999 },
  { schema: 'EntryId', value: 999_999 },
  { schema: 'CategoryConstant', value: 'C__CATG__MODLE' },
  { schema: 'CategoryConstant', value: 'C__CATG__OVERVIEW' },
  { schema: 'ObjectTypeReference', value: 'C__OBJTYPE__SERVR' },
  { schema: 'EntryData', value: { manufactuer: 'Lenovo' } },
  { schema: 'PageLimit', value: 1_000_000 },
];

/** Errors that methods can be made to answer on the way: each example of the document, spoilt in every way that fits it. */
export async function provokeErrors(document: Document, call: Caller): Promise<readonly Provoked[]> {
  const provoked = new Map<string, Provoked>();
  for (const method of document.methods.filter(each => !each.deprecated && isOfContract(each)))
    for (const params of spoilt(method, document)) {
      const answer = await call(method.name, params);
      const name = answer.error && new KatasterError(answer.error, null).errorName;
      const place = `${method.name} ${name}`;
      if (name && !provoked.has(place)) provoked.set(place, { name, exchange: { method: method.name, params, answer } });
    }
  return [...provoked.values()];
}

function spoilt(method: MethodObject, document: Document): readonly Params[] {
  const [example] = method.examples ?? [];
  const { apikey: _apikey, ...good } = example ? exampleParams(example) : {};
  const parameters = allParameters(method, document).filter(({ name }) => Object.hasOwn(good, name));
  const wrong = mistakes.flatMap(({ schema, value }) =>
    parameters
      .filter(each => listReferencedNames(each.schema, document).includes(schema))
      .map(({ name }) => ({ ...good, [name]: value })),
  );
  return [{ ...good, apikey: 'not a key' }, { ...good, titel: 'web1' }, ...wrong];
}
