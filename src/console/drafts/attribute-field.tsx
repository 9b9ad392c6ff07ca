import type { ComponentChildren } from 'preact';
import type { AttributeInfo } from '../../../generated/types.js';
import type { ControlProps } from '../attributes/attribute-view.js';
import { viewOf } from '../attributes/views.js';
import { say } from '../texts/say.js';
import { draftWords } from './draft-words.js';

interface AttributeFieldProps extends Omit<ControlProps, 'described'> {
  readonly fault: string | undefined;
  readonly isChanged: boolean;
  /** Contents around the control; the control alone where absent. */
  readonly children?: (control: ComponentChildren) => ComponentChildren;
}

const wide: readonly AttributeInfo['type'][] = ['textarea', 'rows', 'objects', 'entries', 'multiselect'];

/** An attribute in a form: its title, its control, its purpose, and why its value was rejected. */
export function AttributeField({ fault, isChanged, children = control => control, ...props }: AttributeFieldProps) {
  const { id, attribute } = props;
  const { control: Control } = viewOf(attribute.type);
  if (Control === 'never') return null;
  const purpose = attribute.description && `${id}-hint`;
  const described =
    fault === undefined
      ? { ...(purpose && { 'aria-describedby': purpose }) }
      : ({ 'aria-invalid': 'true', 'aria-describedby': `${id}-fault` } as const);
  return (
    <div class={`field${wide.includes(attribute.type) ? ' wide' : ''}${isChanged ? ' changed' : ''}`}>
      <p class="field-head">
        <label for={id}>{attribute.title}</label>
        {attribute.required && <span class="required">{say(draftWords.required)}</span>}
        {attribute.deprecated && <span>{say(draftWords.deprecated)}</span>}
      </p>
      {children(<Control {...props} described={described} />)}
      {purpose && (
        <p class="field-hint" id={purpose}>
          {attribute.description}
        </p>
      )}
      {fault !== undefined && (
        <p class="fault" id={`${id}-fault`} role="alert">
          {fault}
        </p>
      )}
    </div>
  );
}
