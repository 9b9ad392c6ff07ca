import type { Id } from '../../../generated/types.js';
import { upToTen } from '../../attributes/invalid-value.js';
import { asJson, suggestion } from '../../rpc/did-you-mean.js';
import { invalidParameter } from '../../rpc/invalid-parameters.js';
import type { RpcError } from '../../rpc/rpc-error.js';
import type { ChoiceRecord } from '../storage/choices.js';
import { type DialogAttribute, type TitledChoice, titled } from './dialogs.js';

/**
 * The choice that a new one is to depend on, by its id as a number or its constant or title as a text, as it is kept; `''` for none.
 * @throws RpcError InvalidParameters
 */
export function parentNamed(
  { attribute, parents }: DialogAttribute,
  added: readonly ChoiceRecord[],
  named: Id | string | undefined,
): string {
  if (named === undefined) return '';
  if (!parents) throw rejected(`choices of '${attribute.key}' depend on no other`);
  const choices = [...parents.choices, ...added.filter(({ dialog }) => dialog === parents.name).map(titled)];
  const [choice, ...others] = typeof named === 'number' ? choices.filter(({ id }) => id === named) : choicesNamed(choices, named);
  if (!choice) throw rejected(unknown(choices, named));
  if (others.length > 0) {
    const ids = upToTen([choice, ...others].map(({ id }) => id));
    throw rejected(`${JSON.stringify(named)} is the title of several choices; expected one of their ids: ${ids}`);
  }
  return String(choice.id);
}

function choicesNamed(choices: readonly TitledChoice[], text: string): readonly TitledChoice[] {
  const byConstant = choices.filter(choice => choice.const === text);
  return byConstant.length > 0 ? byConstant : choices.filter(({ title }) => title.en === text || title.de === text);
}

function unknown(choices: readonly TitledChoice[], named: Id | string): string {
  const titles = choices.map(({ title }) => title.en);
  const question = typeof named === 'string' ? suggestion(named, titles, asJson) : undefined;
  const what = typeof named === 'number' ? `with id ${named}` : JSON.stringify(named);
  const expected = question ?? `expected one of ${upToTen(titles)}`;
  return `there is no choice ${what} to depend on; ${expected}`;
}

function rejected(fault: string): RpcError {
  return invalidParameter('parent', fault);
}
