import type { AttributeInfo, CategoryInfo } from '../../../generated/types.js';
import { viewOf } from '../attributes/views.js';
import { say } from '../texts/say.js';
import { Conflict } from './conflict.js';
import { draftWords } from './draft-words.js';
import { changeDraft, type Draft } from './drafts.js';

interface EntryFormProps {
  /** The key of the draft. */
  readonly name: string;
  readonly draft: Draft;
  readonly info: CategoryInfo;
}

/** A form for the attributes of an entry that can be saved. */
export function EntryForm({ name, draft, info }: EntryFormProps) {
  const fields = Object.entries(info).filter(([, { readOnly, sameAs }]) => !readOnly && sameAs === undefined);
  const ofEntry = Object.entries(draft.faults).filter(([key]) => !fields.some(([field]) => field === key));
  return (
    <div class="entry-form">
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

interface FieldProps {
  readonly name: string;
  readonly attributeKey: string;
  readonly attribute: AttributeInfo;
  readonly draft: Draft;
}

const wide: readonly AttributeInfo['type'][] = ['textarea', 'rows', 'objects', 'entries', 'multiselect'];

function Field({ name, attributeKey: key, attribute, draft }: FieldProps) {
  const { control: Control } = viewOf(attribute.type);
  if (Control === 'never') return null;
  const id = `${name} ${key}`.replaceAll(' ', '-');
  const fault = draft.faults[key];
  const values = { ...draft.before, ...draft.values };
  const described = fault === undefined ? {} : ({ 'aria-invalid': 'true', 'aria-describedby': `${id}-fault` } as const);
  return (
    <div class={`field${wide.includes(attribute.type) ? ' wide' : ''}${key in draft.values ? ' changed' : ''}`}>
      <p class="field-head">
        <label for={id}>{attribute.title}</label>
        {attribute.required && <span class="required">{say(draftWords.required)}</span>}
      </p>
      <Control
        id={id}
        category={draft.category}
        name={key}
        attribute={attribute}
        value={values[key]}
        values={values}
        object={draft.object}
        described={described}
        onChange={value => changeDraft(name, key, value)}
      />
      {attribute.description && <p class="field-hint">{attribute.description}</p>}
      {fault !== undefined && (
        <p class="fault" id={`${id}-fault`} role="alert">
          {fault}
        </p>
      )}
    </div>
  );
}
