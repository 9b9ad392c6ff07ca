import type { OfferedChoice } from '../../../generated/types.js';
import { useAnswer } from '../service/answer.js';
import { constant } from '../service/constants.js';
import { say } from '../texts/say.js';
import { words } from '../texts/words.js';
import { type ControlProps, listIn, recordIn, textOf } from './attribute-view.js';
import { attributeWords } from './attribute-words.js';

function useChoices({ category, name, attribute, values, choices: given }: ControlProps): readonly OfferedChoice[] {
  const { value } = useAnswer(
    async caller => {
      if (given) return given;
      const choices = await caller.cmdb.dialog.read({ category: constant(category), property: name });
      return Array.isArray(choices) ? choices : [];
    },
    [category, name, given],
  );
  const chosen = attribute.dependsOn === undefined ? undefined : recordIn(values[attribute.dependsOn]).id;
  return (value ?? []).filter(
    ({ parent }) => parent === undefined || chosen === undefined || String(parent.id) === String(chosen),
  );
}

/** One choice of a list. */
export function OneChoice(props: ControlProps) {
  const { id, value, described, onChange } = props;
  const chosen = recordIn(value);
  const choices = useChoices(props);
  const listed = choices.find(choice => choice.id === chosen.id || (chosen.id === undefined && choice.const === chosen.const));
  return (
    <select
      id={id}
      value={listed?.id ?? textOf(chosen.id)}
      {...described}
      onChange={({ currentTarget }) => onChange(choices.find(choice => choice.id === currentTarget.value) ?? null)}
    >
      <option value="">{say(attributeWords.nothing)}</option>
      {!listed && chosen.id !== undefined && <option value={textOf(chosen.id)}>{textOf(chosen)}</option>}
      {choices.map(choice => (
        <option key={choice.id} value={choice.id}>
          {choice.title}
        </option>
      ))}
    </select>
  );
}

/** A choice of a list, or a text that becomes one. */
export function OpenChoice(props: ControlProps) {
  const { id, value, described, onChange } = props;
  const choices = useChoices(props);
  const choose = (title: string): void =>
    onChange(choices.find(each => each.title === title) ?? (title === '' ? null : { title }));
  return (
    <>
      <input
        id={id}
        list={`${id}-choices`}
        maxLength={255}
        autoComplete="off"
        value={textOf(value)}
        {...described}
        onInput={({ currentTarget }) => choose(currentTarget.value)}
      />
      <datalist id={`${id}-choices`}>
        {choices.map(({ id: choice, title }) => (
          <option key={choice} value={title} />
        ))}
      </datalist>
    </>
  );
}

/** Several choices of a list, or texts that become some. */
export function ManyChoices(props: ControlProps) {
  const { id, value, described, onChange } = props;
  const choices = useChoices(props);
  const chosen = listIn(value);
  const add = (title: string): void => {
    const isNew = title !== '' && !chosen.some(each => each.title === title);
    if (isNew) onChange([...chosen, choices.find(each => each.title === title) ?? { title }]);
  };
  return (
    <div class="many">
      {chosen.map(each => (
        <Chip key={textOf(each)} title={textOf(each)} onRemove={() => onChange(chosen.filter(other => other !== each))} />
      ))}
      <input
        id={id}
        list={`${id}-choices`}
        autoComplete="off"
        placeholder={say(words.add)}
        {...described}
        onChange={({ currentTarget }) => {
          add(currentTarget.value.trim());
          currentTarget.value = '';
        }}
      />
      <datalist id={`${id}-choices`}>
        {choices.map(({ id: choice, title }) => (
          <option key={choice} value={title} />
        ))}
      </datalist>
    </div>
  );
}

interface ChipProps {
  readonly title: string;
  onRemove(): void;
  /** Opens what can be changed about it; absent where nothing can. */
  readonly onEdit?: () => void;
}

/** A member of a list, with a button that removes it. */
export function Chip({ title, onRemove, onEdit }: ChipProps) {
  return (
    <span class="chip">
      {onEdit ? (
        <button type="button" title={say(words.edit)} onClick={onEdit}>
          {title}
        </button>
      ) : (
        title
      )}
      <button type="button" aria-label={say(attributeWords.removeOne, { title })} onClick={onRemove}>
        ×
      </button>
    </span>
  );
}

/** Yes or no, or neither. */
export function YesOrNo({ id, value, described, onChange }: ControlProps) {
  const chosen = typeof value === 'boolean' ? (value ? '1' : '0') : textOf(recordIn(value).value);
  return (
    <select
      id={id}
      value={chosen}
      {...described}
      onChange={({ currentTarget }) => onChange(currentTarget.value === '' ? null : { value: currentTarget.value })}
    >
      <option value="">{say(attributeWords.nothing)}</option>
      <option value="1">{say(words.yes)}</option>
      <option value="0">{say(words.no)}</option>
    </select>
  );
}
