import { useState } from 'preact/hooks';
import { textOf } from '../../attributes/attribute-view.js';
import { Chip } from '../../attributes/choices.js';
import { useChoicesOf } from './offered-choices.js';
import { namesIn } from './schema-draft.js';
import { choiceTypes } from './schema-request.js';
import { Line, Numeral, type SettingControl, YesNoNeither } from './setting-controls.js';

const numbers: readonly unknown[] = ['integer', 'number', 'money'];

/** Values, one in each line: of numbers, numbers. */
export const ValueLines: SettingControl = ({ id, value, item, described, onChange }) => {
  const [typed, setTyped] = useState('');
  const given = namesIn(value);
  const shown = linesOf(typed).join('\n') === given.join('\n') ? typed : given.join('\n');
  const change = (text: string): void => {
    setTyped(text);
    const lines = linesOf(text);
    const values = lines.map(line => (numbers.includes(item.type) && Number.isFinite(Number(line)) ? Number(line) : line));
    onChange(values.length > 0 ? values : undefined);
  };
  return <textarea id={id} rows={3} value={shown} {...described} onInput={({ currentTarget }) => change(currentTarget.value)} />;
};

function linesOf(text: string): readonly string[] {
  return text
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '');
}

/** The value that a new entry begins with: yes or no, one of the choices, or what could be saved. */
export const DefaultValue: SettingControl = props => {
  if (props.item.type === 'boolean') return <YesNoNeither {...props} />;
  if (choiceTypes.includes(props.item.type)) return <DefaultChoice {...props} />;
  return numbers.includes(props.item.type) ? <Numeral {...props} /> : <Line {...props} />;
};

const DefaultChoice: SettingControl = ({ id, value, item, draft, described, onChange }) => {
  const choices = useChoicesOf(draft, item);
  const chosen = choices.find(each => each.id === textOf(value) || (each.const !== '' && each.const === value));
  return (
    <select
      id={id}
      value={chosen?.id ?? textOf(value)}
      {...described}
      onChange={({ currentTarget: { value: choice } }) => onChange(choice === '' ? undefined : idOf(choice))}
    >
      <option value="">–</option>
      {choices.map(({ id: choice, title }) => (
        <option key={choice} value={choice}>
          {title}
        </option>
      ))}
    </select>
  );
};

/** Lists that the service defines itself number their choices by texts. */
function idOf(choice: string): number | string {
  return /^\d+$/.test(choice) ? Number(choice) : choice;
}

/** Former keys, each of which can be taken away. */
export const FormerKeys: SettingControl = ({ id, label, value, onChange }) => {
  const names = namesIn(value);
  return (
    <div class="names-field" id={id} role="group" aria-label={label}>
      <div class="many">
        {names.map(name => (
          <Chip key={name} title={name} onRemove={() => onChange(names.filter(other => other !== name))} />
        ))}
      </div>
    </div>
  );
};
