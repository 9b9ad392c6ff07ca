import { useState } from 'preact/hooks';
import type { AttributeCondition, Comparison } from '../../../../generated/types.js';
import { textOf } from '../../attributes/attribute-view.js';
import { Chip } from '../../attributes/choices.js';
import { comparisonsFor, comparisonWords, withoutValue } from '../../attributes/comparisons.js';
import { viewOf } from '../../attributes/views.js';
import { nameOf, type TypeAttribute } from '../../lists/attributes-of-type.js';
import { Icon } from '../../parts/icon.js';
import { say } from '../../texts/say.js';
import { words } from '../../texts/words.js';
import { AttributeSelect } from './attribute-select.js';
import { objectsWords } from './objects-words.js';

interface ConditionsProps {
  readonly attributes: readonly TypeAttribute[];
  readonly conditions: readonly AttributeCondition[];
  onChange(conditions: readonly AttributeCondition[]): void;
}

/** Conditions on attributes: those that hold, and a form that adds one. */
export function Conditions({ attributes, conditions, onChange }: ConditionsProps) {
  return (
    <div class="conditions">
      {conditions.map((condition, at) => (
        <Chip
          key={at}
          title={textOfCondition(condition, attributes)}
          onRemove={() => onChange(conditions.filter(other => other !== condition))}
        />
      ))}
      <NewCondition attributes={attributes} onAdd={added => onChange([...conditions, added])} />
    </div>
  );
}

function textOfCondition(
  { category, key, comparison = '=', value }: AttributeCondition,
  attributes: readonly TypeAttribute[],
): string {
  const known = attributes.find(each => each.category === category && each.key === key);
  const title = known?.attribute.title ?? `${category}.${key}`;
  return [title, say(comparisonWords[comparison]), value === undefined ? '' : textOf(value)].join(' ').trim();
}

interface NewConditionProps {
  readonly attributes: readonly TypeAttribute[];
  onAdd(condition: AttributeCondition): void;
}

function NewCondition({ attributes, onAdd }: NewConditionProps) {
  const [name, setName] = useState('');
  const [comparison, setComparison] = useState<Comparison>('=');
  const [value, setValue] = useState<unknown>('');
  const chosen = attributes.find(each => nameOf(each) === name);
  const choose = (next: string): void => {
    const attribute = attributes.find(each => nameOf(each) === next)?.attribute;
    setName(next);
    setValue('');
    if (attribute) setComparison(comparisonsFor[viewOf(attribute.type).comparedAs][0] ?? 'set');
  };
  const add = (): void => {
    if (!chosen) return;
    const { category, key, attribute } = chosen;
    const compared = comparableValue(viewOf(attribute.type).given(value));
    onAdd({ category, key, comparison, ...(!withoutValue.includes(comparison) && { value: compared }) });
    choose('');
  };
  return (
    <form
      class="new-condition"
      onSubmit={event => {
        event.preventDefault();
        add();
      }}
    >
      <Icon name="funnel" />
      <AttributeSelect label={say(objectsWords.filterBy)} attributes={attributes} value={name} onChange={choose} />
      {chosen && (
        <>
          <select
            aria-label={say(objectsWords.comparison)}
            value={comparison}
            onChange={({ currentTarget }) => setComparison(comparisonNamed(currentTarget.value))}
          >
            {comparisonsFor[viewOf(chosen.attribute.type).comparedAs].map(each => (
              <option key={each} value={each}>
                {say(comparisonWords[each])}
              </option>
            ))}
          </select>
          {!withoutValue.includes(comparison) && <ValueControl chosen={chosen} value={value} onChange={setValue} />}
          <button type="submit">{say(words.add)}</button>
        </>
      )}
    </form>
  );
}

function comparisonNamed(name: string): Comparison {
  const all = Object.values(comparisonsFor).flat();
  return all.find(each => each === name) ?? '=';
}

function comparableValue(given: unknown): string | number | boolean {
  return typeof given === 'number' || typeof given === 'boolean' ? given : textOf(given);
}

interface ValueControlProps {
  readonly chosen: TypeAttribute;
  readonly value: unknown;
  onChange(value: unknown): void;
}

/** The control that a form has for the attribute, for the value of a condition or of a change of many objects. */
export function ValueControl({ chosen: { category, key, attribute }, value, onChange }: ValueControlProps) {
  const { control: Control } = viewOf(attribute.type);
  if (Control === 'never') return null;
  return (
    <label class="value-control">
      <span class="hidden">{attribute.title}</span>
      <Control
        id={`value-${key}`}
        category={category}
        name={key}
        attribute={attribute}
        value={value}
        values={{}}
        object={undefined}
        described={{}}
        onChange={onChange}
      />
    </label>
  );
}
