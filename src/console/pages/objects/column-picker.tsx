import { useState } from 'preact/hooks';
import { viewOf } from '../../attributes/views.js';
import { nameOf, type TypeAttribute } from '../../lists/attributes-of-type.js';
import { Dialog } from '../../parts/dialog.js';
import { FilterField } from '../../parts/filter-field.js';
import { Icon } from '../../parts/icon.js';
import { say } from '../../texts/say.js';
import { words } from '../../texts/words.js';
import { movedTo, objectColumns } from './columns.js';
import { objectsWords } from './objects-words.js';

interface ColumnPickerProps {
  readonly attributes: readonly TypeAttribute[];
  /** Names of the columns that are shown, at least one. */
  readonly chosen: readonly string[];
  onChange(chosen: readonly string[]): void;
}

/** A button whose dialog chooses columns from all attributes of all categories. */
export function ColumnPicker(props: ColumnPickerProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        <Icon name="layout-three-columns" /> {say(objectsWords.columns)}
      </button>
      {isOpen && <PickerDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

/** A column as it is offered: its name, its title, and that of its group. */
interface OfferedColumn {
  readonly name: string;
  readonly title: string;
  readonly group: string;
}

/** Columns about the object itself, and attributes that are read as a text. */
function offered(attributes: readonly TypeAttribute[]): readonly OfferedColumn[] {
  const own = Object.entries(objectColumns).map(([name, title]) => ({
    name,
    title: say(title),
    group: say(objectsWords.object),
  }));
  const readable = attributes.filter(({ attribute }) => viewOf(attribute.type).isColumn !== false);
  const ofAttributes = readable.map(each => ({ name: nameOf(each), title: each.attribute.title, group: each.categoryTitle }));
  return [...own, ...ofAttributes];
}

function PickerDialog({ attributes, chosen, onChange, onClose }: ColumnPickerProps & { readonly onClose: () => void }) {
  const [typed, setTyped] = useState('');
  const fits = ({ group, title }: OfferedColumn): boolean => `${group} ${title}`.toLowerCase().includes(typed.toLowerCase());
  const all = offered(attributes);
  const shown = all.filter(each => fits(each) || chosen.includes(each.name));
  const groups = [...new Set(shown.map(({ group }) => group))];
  const toggle = (name: string): void =>
    onChange(chosen.includes(name) ? chosen.filter(each => each !== name) : [...chosen, name]);
  return (
    <Dialog title={say(objectsWords.columns)} onClose={onClose}>
      <div class="dialog-body">
        <FilterField label={say(words.search)} value={typed} onChange={setTyped} />
        <ol class="column-order" aria-label={say(objectsWords.order)}>
          {chosen.map((name, at) => {
            const title = all.find(each => each.name === name)?.title ?? name;
            const before = chosen[at - 1];
            return (
              <li key={name}>
                <span>{title}</span>
                {before !== undefined && (
                  <button
                    type="button"
                    class="small"
                    aria-label={say(objectsWords.moveForward, { title })}
                    onClick={() => onChange(movedTo(chosen, name, before))}
                  >
                    ←
                  </button>
                )}
              </li>
            );
          })}
        </ol>
        {groups.map(group => (
          <fieldset key={group} class="picker">
            <legend>{group}</legend>
            {shown
              .filter(each => each.group === group)
              .map(({ name, title }) => (
                <label key={name}>
                  <input
                    type="checkbox"
                    checked={chosen.includes(name)}
                    disabled={chosen.length === 1 && chosen.includes(name)}
                    onChange={() => toggle(name)}
                  />
                  {title}
                </label>
              ))}
          </fieldset>
        ))}
      </div>
      <footer>
        <button type="button" class="primary" onClick={onClose}>
          {say(words.close)}
        </button>
      </footer>
    </Dialog>
  );
}
