import { listIn, textOf, type Values } from '../../attributes/attribute-view.js';
import { Icon } from '../../parts/icon.js';
import { say } from '../../texts/say.js';
import { editorWords } from './editor-words.js';
import { focusEnd } from './focus.js';
import { attributeTypeWords } from './kinds.js';
import type { SettingProps } from './setting-controls.js';

const types = ['text', 'object'] as const;

/** The fields that each row of an attribute has. */
export function RowFields({ id, value, onChange }: SettingProps) {
  const fields = listIn(value);
  const change = (at: number, changed: Values): void =>
    onChange(fields.map((field, place) => (place === at ? { ...field, ...changed } : field)));
  const fieldId = (at: number): string => (at === 0 ? id : `${id}-${at}`);
  const add = (): void => {
    onChange([...fields, { key: '', type: 'text' }]);
    requestAnimationFrame(() => document.getElementById(fieldId(fields.length))?.focus());
  };
  return (
    <fieldset class="choice-lines">
      <legend>{say(editorWords.fields)}</legend>
      {fields.map((field, at) => (
        <div key={at} class="choice-line">
          <input
            id={fieldId(at)}
            autoComplete="off"
            aria-label={say(editorWords.fieldNumber, { number: at + 1 })}
            value={textOf(field.key)}
            onInput={({ currentTarget }) => change(at, { key: currentTarget.value })}
          />
          <select
            aria-label={say(editorWords.kindOfField, { number: at + 1 })}
            value={textOf(field.type)}
            onChange={({ currentTarget }) => change(at, { type: currentTarget.value })}
          >
            {types.map(type => (
              <option key={type} value={type}>
                {say(attributeTypeWords[type] ?? editorWords.fields)}
              </option>
            ))}
          </select>
          <button
            type="button"
            class="plain"
            aria-label={say(editorWords.removeField, { number: at + 1 })}
            onClick={({ currentTarget }) => {
              focusEnd(currentTarget.closest('fieldset'));
              onChange(fields.filter((_, place) => place !== at));
            }}
          >
            <Icon name="x-lg" />
          </button>
        </div>
      ))}
      <button type="button" class="small" onClick={add}>
        {say(editorWords.newField)}
      </button>
    </fieldset>
  );
}
