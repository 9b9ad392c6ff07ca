import type { ComponentChildren } from 'preact';
import type { Kataster } from '../../../../generated/client.js';
import { isUnset, recordIn, textOf } from '../../attributes/attribute-view.js';
import { Combobox } from '../../attributes/combobox.js';
import { type NamedRecord, NamesField } from '../../attributes/names-field.js';
import { useAnswer } from '../../service/answer.js';
import { type Language, language, type Text } from '../../texts/language.js';
import { say } from '../../texts/say.js';
import { words } from '../../texts/words.js';
import { editorWords } from './editor-words.js';
import type { Definition } from './schema-document.js';
import { namesIn, type SchemaDraft } from './schema-draft.js';

/** Parameters of the control of a setting. */
export interface SettingProps {
  readonly id: string;
  readonly label: string;
  readonly value: unknown;
  /** The definition, attribute or choice that is set. */
  readonly item: Definition;
  readonly draft: SchemaDraft;
  readonly described: { readonly 'aria-invalid'?: 'true'; readonly 'aria-describedby'?: string };
  onChange(value: unknown): void;
  /** Changes several members at once. */
  onItem(item: Definition): void;
}

export type SettingControl = (props: SettingProps) => ComponentChildren;

/** A text in both languages, that of the reader first. */
export const BothLanguages: SettingControl = ({ id, label, value, described, onChange }) => {
  const texts = recordIn(value);
  const order: readonly Language[] = language.value === 'de' ? ['de', 'en'] : ['en', 'de'];
  return (
    <fieldset class="both-languages">
      <legend>{label}</legend>
      {order.map((each, at) => (
        <label key={each}>
          <span>{say(editorWords[each])}</span>
          <input
            id={at === 0 ? id : `${id}-${each}`}
            lang={each}
            autoComplete="off"
            placeholder={textOf(texts[order.find(other => other !== each) ?? each])}
            value={textOf(texts[each])}
            {...described}
            onInput={({ currentTarget }) => onChange({ ...texts, [each]: currentTarget.value })}
          />
        </label>
      ))}
    </fieldset>
  );
};

/** A name that is made from the title unless another is typed; one that the schema has stays. */
export function nameLine(
  made: (draft: SchemaDraft, item: Definition) => string,
  isFixed: (draft: SchemaDraft, item: Definition) => boolean,
) {
  return ({ id, value, item, draft, described, onChange }: SettingProps) => (
    <input
      id={id}
      autoComplete="off"
      spellcheck={false}
      readOnly={isFixed(draft, item)}
      placeholder={made(draft, item)}
      value={textOf(value)}
      {...described}
      onInput={({ currentTarget }) => onChange(currentTarget.value || undefined)}
    />
  );
}

/** A text of one line. */
export const Line: SettingControl = ({ id, value, described, onChange }) => (
  <input
    id={id}
    autoComplete="off"
    value={textOf(value)}
    {...described}
    onInput={({ currentTarget }) => onChange(currentTarget.value || undefined)}
  />
);

/** A number. */
export const Numeral: SettingControl = ({ id, value, described, onChange }) => (
  <input
    id={id}
    type="number"
    step="any"
    value={textOf(value)}
    {...described}
    onInput={({ currentTarget: { value: typed } }) => onChange(typed === '' ? undefined : Number(typed))}
  />
);

/** A colour of six hexadecimal digits. */
export const Color: SettingControl = ({ id, value, described, onChange }) => (
  <input
    id={id}
    type="color"
    value={`#${(textOf(value) || 'b0b0b0').toLowerCase()}`}
    {...described}
    onInput={({ currentTarget }) => onChange(currentTarget.value.slice(1).toUpperCase())}
  />
);

/** Yes or no. */
export const Check: SettingControl = ({ id, value, described, onChange }) => (
  <input
    id={id}
    type="checkbox"
    checked={value === true}
    {...described}
    onChange={({ currentTarget }) => onChange(currentTarget.checked)}
  />
);

/** Yes, no, or neither. */
export const YesNoNeither: SettingControl = ({ id, value, described, onChange }) => (
  <select
    id={id}
    value={String(value ?? '')}
    {...described}
    onChange={({ currentTarget: { value: chosen } }) => onChange(chosen === '' ? undefined : chosen === 'true')}
  >
    <option value="">–</option>
    <option value="true">{say(words.yes)}</option>
    <option value="false">{say(words.no)}</option>
  </select>
);

/** One of a few, by their titles; none where `none` is given. */
export function oneOf(options: Readonly<Record<string, Text>>, { isOptional }: { readonly isOptional: boolean }): SettingControl {
  return ({ id, value, described, onChange }) => (
    <select
      id={id}
      value={textOf(value)}
      {...described}
      onChange={({ currentTarget }) => onChange(currentTarget.value || undefined)}
    >
      {isOptional && <option value="">–</option>}
      {textOf(value) !== '' && !(textOf(value) in options) && <option value={textOf(value)}>{textOf(value)}</option>}
      {Object.entries(options).map(([option, text]) => (
        <option key={option} value={option}>
          {say(text)}
        </option>
      ))}
    </select>
  );
}

/** Records that a setting offers. */
export type Offered = (caller: Kataster, draft: SchemaDraft) => Promise<readonly NamedRecord[]>;

const most = 30;

/** One of many records, found by its title. */
export function recordOf(offered: Offered): SettingControl {
  return ({ id, value, draft, described, onChange }) => {
    const records = useAnswer(caller => offered(caller, draft), [draft.definition]).value ?? [];
    return (
      <Combobox
        id={id}
        shown={records.find(each => each.const === value)?.title ?? textOf(value)}
        label={say(words.search)}
        described={described}
        find={async question => having(records, question).slice(0, most).map(offer)}
        onChoose={chosen => onChange(chosen?.id ?? null)}
      />
    );
  };
}

/** Records that have a text in their title or constant. */
export function having(records: readonly NamedRecord[], question: string): readonly NamedRecord[] {
  return records.filter(({ const: name, title }) => `${title} ${name}`.toLowerCase().includes(question.toLowerCase()));
}

/** A record as a combobox offers it. */
export function offer({ const: name, title }: NamedRecord) {
  return { id: name, title, note: name, value: name };
}

/** Several of many records, chosen one after another. */
export function recordsOf(offered: Offered): SettingControl {
  return ({ id, label, value, draft, onChange }) => {
    const records = useAnswer(caller => offered(caller, draft), [draft.definition]).value ?? [];
    const change = (chosen: readonly string[]): void => onChange(isUnset(chosen) ? undefined : chosen);
    return <NamesField id={id} label={label} offered={records} chosen={namesIn(value)} onChange={change} />;
  };
}
