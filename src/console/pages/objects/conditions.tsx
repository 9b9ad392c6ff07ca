import { useState } from 'preact/hooks';
import { listIn, recordIn, textOf } from '../../attributes/attribute-view.js';
import { Chip } from '../../attributes/choices.js';
import { comparisonsFor, withoutValue } from '../../attributes/comparisons.js';
import { viewOf } from '../../attributes/views.js';
import { nameOf, type TypeAttribute } from '../../lists/attributes-of-type.js';
import { Icon } from '../../parts/icon.js';
import { say } from '../../texts/say.js';
import { words } from '../../texts/words.js';
import { AttributeSelect } from './attribute-select.js';
import { HeldCondition, useTitled } from './held-condition.js';
import {
  isRelative,
  type ListComparison,
  type ListCondition,
  listComparisonWords,
  relativeComparisons,
} from './list-conditions.js';
import { objectsWords } from './objects-words.js';

interface ConditionsProps {
  readonly attributes: readonly TypeAttribute[];
  readonly conditions: readonly ListCondition[];
  onChange(conditions: readonly ListCondition[]): void;
}

/** Conditions on attributes: those that hold, each to be changed and removed, and a form that adds one. */
export function Conditions({ attributes, conditions, onChange }: ConditionsProps) {
  const [edited, setEdited] = useState<number>();
  const put = (at: number, condition: ListCondition): void => {
    setEdited(undefined);
    onChange(conditions.map((other, place) => (place === at ? condition : other)));
  };
  return (
    <div class="conditions">
      {conditions.map((condition, at) =>
        at === edited ? (
          <EditedCondition key={at} attributes={attributes} from={condition} onSubmit={changed => put(at, changed)} />
        ) : (
          <HeldCondition
            key={at}
            condition={condition}
            attributes={attributes}
            onEdit={() => setEdited(at)}
            onRemove={() => onChange(conditions.filter(other => other !== condition))}
          />
        ),
      )}
      {edited === undefined && attributes.length > 0 && (
        <ConditionForm key={conditions.length} attributes={attributes} onSubmit={added => onChange([...conditions, added])} />
      )}
    </div>
  );
}

function EditedCondition({ from, ...props }: Required<ConditionFormProps>) {
  const titled = useTitled(from, props.attributes);
  return titled ? <ConditionForm from={titled} {...props} /> : null;
}

/** Comparisons that are offered for an attribute. */
function comparisonsOf({ attribute: { type } }: TypeAttribute): readonly ListComparison[] {
  const usual = comparisonsFor[viewOf(type).comparedAs].filter(each => each !== 'in' || type !== 'boolean');
  return type === 'date' || type === 'datetime' ? [...relativeComparisons, ...usual] : usual;
}

interface ConditionFormProps {
  readonly attributes: readonly TypeAttribute[];
  /** The condition that is changed. */
  readonly from?: ListCondition;
  onSubmit(condition: ListCondition): void;
}

const usualDays = 90;

function ConditionForm({ attributes, from, onSubmit }: ConditionFormProps) {
  const [name, setName] = useState(from ? nameOf(from) : '');
  const [comparison, setComparison] = useState<ListComparison>(from?.comparison ?? '=');
  const [value, setValue] = useState<unknown>(from ? readValue(from) : '');
  const chosen = attributes.find(each => nameOf(each) === name);
  const compare = (next: ListComparison): void => {
    const isSameKind = isRelative(next) === isRelative(comparison) && (next === 'in') === (comparison === 'in');
    if (!isSameKind) setValue(isRelative(next) ? usualDays : next === 'in' ? [] : '');
    setComparison(next);
  };
  const choose = (next: string): void => {
    const attribute = attributes.find(each => nameOf(each) === next);
    setName(next);
    setValue('');
    if (attribute) compare(comparisonsOf(attribute)[0] ?? 'set');
  };
  const submit = (): void => {
    if (!chosen) return;
    const { category, key } = chosen;
    const compared = withoutValue.some(each => each === comparison) ? {} : comparedValue(chosen, comparison, value);
    onSubmit({ category, key, comparison, ...compared });
  };
  const isIncomplete = comparison === 'in' && listIn(value).length === 0;
  return (
    <form
      class="new-condition"
      onSubmit={event => {
        event.preventDefault();
        submit();
      }}
    >
      <Icon name="funnel" />
      <AttributeSelect label={say(objectsWords.filterBy)} attributes={attributes} value={name} onChange={choose} />
      {chosen && (
        <>
          <select
            aria-label={say(objectsWords.comparison)}
            value={comparison}
            onChange={({ currentTarget }) => compare(comparisonsOf(chosen).find(each => each === currentTarget.value) ?? '=')}
          >
            {comparisonsOf(chosen).map(each => (
              <option key={each} value={each}>
                {say(listComparisonWords[each])}
              </option>
            ))}
          </select>
          <ComparedControl chosen={chosen} comparison={comparison} value={value} onChange={setValue} />
          <button type="submit" disabled={isIncomplete}>
            {say(from ? words.save : words.add)}
          </button>
        </>
      )}
    </form>
  );
}

/** The value of a condition in the form in which controls read it. */
function readValue({ comparison = '=', value, label = '' }: ListCondition): unknown {
  if (comparison !== 'in') return label ? { id: String(value), title: label } : value;
  const titles = label.split(', ');
  return [value].flat().map((id, at) => ({ id: String(id), title: titles[at] ?? String(id) }));
}

/** The value of a condition as the service compares it, and how people read it. */
function comparedValue({ attribute }: TypeAttribute, comparison: ListComparison, value: unknown): Partial<ListCondition> {
  if (isRelative(comparison)) return { value: Number(value) };
  const { given } = viewOf(attribute.type);
  if (comparison === 'in') {
    const list = listIn(value);
    return { value: list.map(each => comparable(given(each))), label: list.map(textOf).join(', ') };
  }
  const isRecord = recordIn(value).id !== undefined;
  return { value: comparable(given(value)), ...(isRecord && { label: textOf(value) }) };
}

function comparable(given: unknown): string | number | boolean {
  return typeof given === 'number' || typeof given === 'boolean' ? given : textOf(given);
}

interface ValueControlProps {
  readonly chosen: TypeAttribute;
  readonly value: unknown;
  onChange(value: unknown): void;
}

/** The control for what a condition compares with: nothing, a number of days, one value or several. */
function ComparedControl({ comparison, ...props }: ValueControlProps & { readonly comparison: ListComparison }) {
  const { chosen, value, onChange } = props;
  if (withoutValue.some(each => each === comparison)) return null;
  if (isRelative(comparison))
    return (
      <input
        type="number"
        class="days"
        min="0"
        max="36500"
        required={true}
        aria-label={say(objectsWords.days)}
        value={textOf(value)}
        onInput={({ currentTarget }) => onChange(currentTarget.value)}
      />
    );
  if (comparison !== 'in') return <ValueControl {...props} />;
  const list = listIn(value);
  return (
    <>
      {list.map(each => (
        <Chip key={textOf(each.id)} title={textOf(each)} onRemove={() => onChange(list.filter(other => other !== each))} />
      ))}
      <ValueControl
        key={list.length}
        chosen={chosen}
        value={null}
        onChange={added => {
          const isNew = recordIn(added).id !== undefined && !list.some(({ id }) => id === recordIn(added).id);
          if (isNew) onChange([...list, recordIn(added)]);
        }}
      />
    </>
  );
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
