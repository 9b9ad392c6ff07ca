import type { WebhookCondition } from '../../../../generated/client.js';
import { useAnswer } from '../../service/answer.js';
import { allCategories, categoryInfo } from '../../service/catalogue.js';
import { constant } from '../../service/constants.js';
import { say } from '../../texts/say.js';
import { webhookWords } from './webhook-words.js';

interface ConditionsFieldProps {
  readonly value: readonly WebhookCondition[];
  onChange(value: readonly WebhookCondition[]): void;
}

const first: WebhookCondition = { category: 'C__CATG__GLOBAL', attribute: 'cmdb_status' };

/** Conditions on values before and after a change, of which one has to be met. */
export function ConditionsField({ value, onChange }: ConditionsFieldProps) {
  return (
    <fieldset class="rights">
      <legend>{say(webhookWords.conditions)}</legend>
      {value.map((condition, at) => (
        <ConditionFields
          key={at}
          condition={condition}
          onChange={changed => onChange(value.map((each, place) => (place === at ? changed : each)))}
          onRemove={() => onChange(value.filter((_, place) => place !== at))}
        />
      ))}
      <button type="button" class="small" onClick={() => onChange([...value, first])}>
        {say(webhookWords.addCondition)}
      </button>
    </fieldset>
  );
}

interface ConditionFieldsProps {
  readonly condition: WebhookCondition;
  onChange(condition: WebhookCondition): void;
  onRemove(): void;
}

function ConditionFields({ condition, onChange, onRemove }: ConditionFieldsProps) {
  const { category, attribute } = condition;
  const categories = useAnswer(allCategories, []).value ?? [{ const: category, title: category }];
  const attributes = useAnswer(caller => categoryInfo(caller, category), [category]).value ?? {};
  return (
    <div class="right">
      <label>
        {say(webhookWords.category)}
        <select
          value={category}
          onChange={({ currentTarget }) => onChange({ category: constant(currentTarget.value), attribute: '' })}
        >
          {categories.map(({ const: name, title }) => (
            <option key={name} value={name}>
              {title}
            </option>
          ))}
        </select>
      </label>
      <label>
        {say(webhookWords.attribute)}
        <select
          value={attribute}
          required={true}
          onChange={({ currentTarget }) => onChange({ ...condition, attribute: currentTarget.value })}
        >
          <option value="">–</option>
          {Object.entries(attributes).map(([key, { title }]) => (
            <option key={key} value={key}>
              {title}
            </option>
          ))}
        </select>
      </label>
      {(['from', 'to'] as const).map(side => (
        <label key={side}>
          {say(webhookWords[side])}
          <input
            autoComplete="off"
            placeholder={say(webhookWords.anything)}
            value={shown(condition[side])}
            onInput={({ currentTarget }) => onChange(withValue(condition, side, currentTarget.value))}
          />
        </label>
      ))}
      <button type="button" class="small" onClick={onRemove}>
        {say(webhookWords.removeCondition)}
      </button>
    </div>
  );
}

function shown(value: WebhookCondition['from']): string {
  return value === undefined || value === null ? '' : [value].flat().join(', ');
}

/** Several values are typed with commas between them; none is any. */
function withValue(condition: WebhookCondition, side: 'from' | 'to', typed: string): WebhookCondition {
  const { [side]: _, ...others } = condition;
  const values = typed.split(/,\s?/);
  if (typed === '') return others;
  return { ...others, [side]: values.length === 1 ? typed : values };
}
