import type { Id } from '../../../generated/types.js';
import { upToTen } from '../../attributes/invalid-value.js';
import { type Text, text } from '../../messages/text.js';
import { asJson, suggestion } from '../../rpc/did-you-mean.js';
import { invalidParameter } from '../../rpc/invalid-parameters.js';
import type { RpcError } from '../../rpc/rpc-error.js';
import type { ChoiceRecord } from '../storage/choices.js';
import { isAlike } from './choice-conflicts.js';
import { type DialogAttribute, type TitledChoice, toTitledChoice } from './dialogs.js';

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
  if (!parents) throw invalidParent(text('ChoicesOfDependOnNo', { key: attribute.key }));
  const choices = [...parents.choices, ...added.filter(({ dialog }) => dialog === parents.name).map(toTitledChoice)];
  const [choice, ...others] = typeof named === 'number' ? choices.filter(({ id }) => id === named) : choicesNamed(choices, named);
  if (!choice) throw invalidParent(unknown(choices, named));
  if (others.length > 0) {
    const ids = upToTen([choice, ...others].map(({ id }) => id));
    throw invalidParent(text('AmbiguousChoice', { title: JSON.stringify(named), ids }));
  }
  return String(choice.id);
}

function choicesNamed(choices: readonly TitledChoice[], text: string): readonly TitledChoice[] {
  const byConstant = choices.filter(choice => choice.const === text);
  return byConstant.length > 0 ? byConstant : choices.filter(({ title }) => isAlike(title.en, text) || isAlike(title.de, text));
}

function unknown(choices: readonly TitledChoice[], named: Id | string): Text {
  const titles = choices.map(({ title }) => title.en);
  const question = typeof named === 'string' ? suggestion(named, titles, asJson) : undefined;
  const what = typeof named === 'number' ? text('WithId', { id: named }) : JSON.stringify(named);
  const expected = question ?? text('ExpectedOneOf', { known: upToTen(titles) });
  return text('ThereIsNoChoiceTo', { what, expected });
}

function invalidParent(fault: Text): RpcError {
  return invalidParameter('parent', fault);
}
