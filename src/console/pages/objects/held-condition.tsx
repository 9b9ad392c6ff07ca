import { textOf } from '../../attributes/attribute-view.js';
import { Chip } from '../../attributes/choices.js';
import type { TypeAttribute } from '../../lists/attributes-of-type.js';
import { useAnswer } from '../../service/answer.js';
import { constant } from '../../service/constants.js';
import { numeral, say } from '../../texts/say.js';
import { isRelative, type ListCondition, listComparisonWords } from './list-conditions.js';
import { objectsWords } from './objects-words.js';

interface HeldProps {
  readonly condition: ListCondition;
  readonly attributes: readonly TypeAttribute[];
  onEdit(): void;
  onRemove(): void;
}

/** A condition that holds, to be changed and removed. */
export function HeldCondition({ condition, attributes, ...steps }: HeldProps) {
  return <Chip title={textOfCondition(useTitled(condition, attributes) ?? condition, attributes)} {...steps} />;
}

const choiceTypes = ['dialog', 'dialog_plus', 'multiselect'];

/** A condition of a saved view with the titles that its choices have by now: it names them by their ids. Absent until they are known. */
export function useTitled(condition: ListCondition, attributes: readonly TypeAttribute[]): ListCondition | undefined {
  const { category, key, value, label } = condition;
  const type = attributes.find(each => each.category === category && each.key === key)?.attribute.type ?? '';
  const isUntitled = label === undefined && value !== undefined && choiceTypes.includes(type);
  const { value: choices, error } = useAnswer(
    async caller => (isUntitled ? caller.cmdb.dialog.read({ category: constant(category), property: key }) : undefined),
    [category, key, isUntitled],
  );
  if (isUntitled && !choices && !error) return undefined;
  if (!Array.isArray(choices)) return condition;
  const titles = [value].flat().map(each => {
    const id = textOf(each);
    return (
      choices.find(choice => choice.id === id)?.title ?? (typeof each === 'number' ? say(objectsWords.noChoice, { id }) : id)
    );
  });
  return { ...condition, label: titles.join(', ') };
}

function textOfCondition(
  { category, key, comparison = '=', value, label }: ListCondition,
  attributes: readonly TypeAttribute[],
): string {
  const known = attributes.find(each => each.category === category && each.key === key);
  const title = known?.attribute.title ?? `${category}.${key}`;
  const words_ = say(listComparisonWords[comparison]);
  if (isRelative(comparison)) return `${title} ${words_.replace('…', numeral(Number(value)))}`;
  return [title, words_, label ?? [value ?? ''].flat().map(textOf).join(', ')].join(' ').trim();
}
