import { useLayoutEffect, useRef } from 'preact/hooks';
import type { AttributeInfo, CategoryInfo } from '../../../generated/types.js';
import { fieldsOf, isUnset, textOf } from '../attributes/attribute-view.js';
import { AttributeField } from './attribute-field.js';
import { Conflict } from './conflict.js';
import { ContainingNet, isInNet } from './containing-net.js';
import { changeDraft, type Draft } from './drafts.js';
import { saveAll } from './save-bar.js';

interface EntryFormProps {
  /** The key of the draft. */
  readonly name: string;
  readonly draft: Draft;
  readonly info: CategoryInfo;
}

/** A form for the attributes of an entry that can be saved. */
export function EntryForm({ name, draft, info }: EntryFormProps) {
  const fields = fieldsOf(info, key => key in draft.values || !isUnset(draft.before[key]));
  const ofEntry = Object.entries(draft.faults).filter(([key]) => !fields.some(([field]) => field === key));
  const form = useRef<HTMLDivElement>(null);
  // Before the form is painted: what is typed at once would else go elsewhere.
  useLayoutEffect(() => form.current?.querySelector<HTMLElement>('.field :is(input, select, textarea)')?.focus(), []);
  return (
    <div class="entry-form" role="group" ref={form} onKeyDown={event => saveByEnter(event, draft.object)}>
      {draft.theirs && <Conflict name={name} draft={draft} info={info} />}
      {ofEntry.map(([key, text]) => (
        <p key={key} class="fault" role="alert">
          {text}
        </p>
      ))}
      <div class="fields">
        {fields.map(([key, attribute]) => (
          <Field key={key} name={name} attributeKey={key} attribute={attribute} draft={draft} />
        ))}
      </div>
    </div>
  );
}

/** Enter in a field of one line saves, unless the field takes it: to choose what it offers. */
function saveByEnter(event: KeyboardEvent, object: number): void {
  const { target, key, defaultPrevented, isComposing } = event;
  if (key !== 'Enter' || defaultPrevented || isComposing || !(target instanceof HTMLInputElement)) return;
  if (target.list !== null || target.role === 'combobox') return;
  event.preventDefault();
  void saveAll(object);
}

interface FieldProps {
  readonly name: string;
  readonly attributeKey: string;
  readonly attribute: AttributeInfo;
  readonly draft: Draft;
}

function Field({ name, attributeKey: key, attribute, draft }: FieldProps) {
  const values = { ...draft.before, ...draft.values };
  return (
    <AttributeField
      id={`${name} ${key}`.replaceAll(' ', '-')}
      category={draft.category}
      name={key}
      attribute={attribute}
      value={values[key]}
      values={values}
      object={draft.object}
      fault={draft.faults[key]}
      isChanged={key in draft.values}
      onChange={value => changeDraft(name, key, value)}
    >
      {control =>
        isInNet(draft.category, key) ? (
          <ContainingNet name={name} address={textOf(values[key])} chosen={values.net}>
            {control}
          </ContainingNet>
        ) : (
          control
        )
      }
    </AttributeField>
  );
}
