import type { AttributeInfo, FieldDefinition } from '../../../generated/types.js';
import { Icon } from '../parts/icon.js';
import { say } from '../texts/say.js';
import { type AttributeView, type ControlProps, listIn, type Values } from './attribute-view.js';
import { attributeWords } from './attribute-words.js';

function infoOf({ key, ...field }: FieldDefinition): AttributeInfo {
  return { title: key, required: false, readOnly: false, ...field };
}

/** A control for small records within an attribute; the views of attribute types are given, as rows are one of them. */
export function rowsControl(viewOf: ViewOf) {
  return (props: ControlProps) => <Rows {...props} viewOf={viewOf} />;
}

type ViewOf = (type: FieldDefinition['type']) => AttributeView;

function Rows({ viewOf, ...props }: ControlProps & { readonly viewOf: ViewOf }) {
  const { id, attribute, value, described, onChange } = props;
  const rows = listIn(value);
  const fields = attribute.fields ?? [];
  const change = (at: number, key: string, given: unknown): void =>
    onChange(rows.map((row, place) => (place === at ? { ...row, [key]: given } : row)));
  return (
    <div class="rows" id={id} {...described}>
      {rows.map((row, at) => (
        <div class="row" key={at}>
          {fields.map(field => (
            <RowField
              key={field.key}
              field={field}
              row={row}
              control={viewOf(field.type).control}
              props={{ ...props, id: `${id}-${at}-${field.key}` }}
              onChange={given => change(at, field.key, given)}
            />
          ))}
          <button
            type="button"
            class="plain"
            aria-label={say(attributeWords.removeRow, { number: at + 1 })}
            onClick={() => onChange(rows.filter(other => other !== row))}
          >
            <Icon name="x-lg" />
          </button>
        </div>
      ))}
      <button type="button" class="small" onClick={() => onChange([...rows, {}])}>
        {say(attributeWords.addRow)}
      </button>
    </div>
  );
}

interface RowFieldProps {
  readonly field: FieldDefinition;
  readonly row: Values;
  readonly props: ControlProps;
  readonly control: AttributeView['control'];
  onChange(value: unknown): void;
}

function RowField({ field, row, props, control: Control, onChange }: RowFieldProps) {
  if (Control === 'never') return null;
  const name = `${props.name}.${field.key}`;
  return (
    <label>
      <span>{field.key}</span>
      <Control
        {...props}
        name={name}
        attribute={infoOf(field)}
        value={row[field.key]}
        values={row}
        described={{}}
        onChange={onChange}
      />
    </label>
  );
}

/** Rows as they are read: fields of each, with commas between them. */
export function showRows(value: unknown, show: (member: unknown) => string) {
  const rows = listIn(value);
  if (rows.length === 0) return null;
  return (
    <ul class="plain-list">
      {rows.map((row, at) => (
        <li key={at}>{Object.values(row).map(show).filter(Boolean).join(', ')}</li>
      ))}
    </ul>
  );
}

/** Values of rows as a save sends them: each field as its type does. */
export function givenRow(row: Values): Values {
  return Object.fromEntries(Object.entries(row).map(([key, member]) => [key, givenMember(member)]));
}

function givenMember(member: unknown): unknown {
  if (typeof member !== 'object' || member === null) return member;
  const { id, title } = member as { readonly id?: unknown; readonly title?: unknown };
  return id === undefined ? title : Number(id);
}
