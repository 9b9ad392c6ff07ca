import type { ProviderRule } from '../../../../generated/client.js';
import { say } from '../../texts/say.js';
import { providerWords } from './provider-words.js';

/** A person group that rules may give. */
export interface OfferedGroup {
  readonly id: number;
  readonly title: string;
}

interface RulesFieldProps {
  readonly value: readonly ProviderRule[];
  readonly groups: readonly OfferedGroup[];
  onChange(value: readonly ProviderRule[]): void;
}

/** Rules by which groups at a provider become person groups. */
export function RulesField({ value, groups, onChange }: RulesFieldProps) {
  const first = groups[0];
  const change = (at: number, changed: ProviderRule): void =>
    onChange(value.map((each, place) => (place === at ? changed : each)));
  return (
    <fieldset class="rights">
      <legend>{say(providerWords.rules)}</legend>
      {value.map((rule, at) => (
        <div key={at} class="right">
          <label>
            {say(providerWords.groupThere)}
            <input
              required={true}
              autoComplete="off"
              value={rule.group}
              onInput={({ currentTarget }) => change(at, { ...rule, group: currentTarget.value })}
            />
          </label>
          <label>
            {say(providerWords.groupHere)}
            <select
              value={rule.person_group}
              onChange={({ currentTarget }) => change(at, { ...rule, person_group: Number(currentTarget.value) })}
            >
              {groups.map(({ id, title }) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
            </select>
          </label>
          <button type="button" class="small" onClick={() => onChange(value.filter((_, place) => place !== at))}>
            {say(providerWords.removeRule)}
          </button>
        </div>
      ))}
      <button
        type="button"
        class="small"
        disabled={!first}
        onClick={() => first && onChange([...value, { group: '', person_group: first.id }])}
      >
        {say(providerWords.addRule)}
      </button>
    </fieldset>
  );
}
