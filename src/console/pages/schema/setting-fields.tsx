import { isUnset, recordIn } from '../../attributes/attribute-view.js';
import { say } from '../../texts/say.js';
import type { Definition } from './schema-document.js';
import type { SchemaDraft } from './schema-draft.js';
import { faultsAt, type SchemaFault } from './schema-faults.js';
import { type Setting, withType } from './settings.js';

interface SettingFieldsProps {
  readonly settings: readonly Setting[];
  readonly item: Definition;
  readonly draft: SchemaDraft;
  /** Where the item stands in the draft, such as `attributes.2`; empty for the definition itself. */
  readonly place: string;
  readonly faults: readonly SchemaFault[];
  onItem(item: Definition): void;
}

/** The settings of a definition, an attribute or a choice. */
export function SettingFields(props: SettingFieldsProps) {
  const { settings, item, faults, place } = props;
  const general = faults.filter(each => each.place === place && place !== '');
  return (
    <div class="setting-fields">
      {general.map(({ text }) => (
        <p key={text} class="fault" role="alert">
          {text}
        </p>
      ))}
      {settings
        .filter(({ member, isShownIfSet }) => !isShownIfSet || !isUnset(item[member]))
        .map(setting => (
          <SettingField key={setting.member} {...props} setting={setting} />
        ))}
    </div>
  );
}

function SettingField({ setting, item, draft, place, faults, onItem }: SettingFieldsProps & { readonly setting: Setting }) {
  const { member, label, hint, control: Control, isSelfLabelled } = setting;
  const path = place === '' ? member : `${place}.${member}`;
  const id = `setting-${path.replaceAll('.', '-')}`;
  const own = faultsAt(faults, path);
  const notes = [...(own.length > 0 ? [`${id}-fault`] : []), ...(hint ? [`${id}-hint`] : [])].join(' ');
  return (
    <div class="setting">
      {!isSelfLabelled && <label for={id}>{say(label)}</label>}
      <Control
        id={id}
        label={say(label)}
        value={memberOf(item, member)}
        item={item}
        draft={draft}
        described={{ ...(own.length > 0 && { 'aria-invalid': 'true' }), ...(notes && { 'aria-describedby': notes }) }}
        onChange={value => onItem(member === 'type' ? withType(item, value) : withMember(item, member, value))}
        onItem={onItem}
      />
      {hint && (
        <p class="hint" id={`${id}-hint`}>
          {say(hint)}
        </p>
      )}
      {own.length > 0 && (
        <p class="fault" id={`${id}-fault`} role="alert">
          {own.join('; ')}
        </p>
      )}
    </div>
  );
}

function memberOf(item: Definition, member: string): unknown {
  const [outer = '', inner] = member.split('.');
  return inner === undefined ? item[outer] : recordIn(item[outer])[inner];
}

function withMember(item: Definition, member: string, value: unknown): Definition {
  const [outer = '', inner] = member.split('.');
  return { ...item, [outer]: inner === undefined ? value : withoutUnset({ ...recordIn(item[outer]), [inner]: value }) };
}

function withoutUnset(record: Definition): Definition {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined && value !== null));
}
