import { useState } from 'preact/hooks';
import { nameOf, type TypeAttribute } from '../../lists/attributes-of-type.js';
import { Dialog } from '../../parts/dialog.js';
import { FilterField } from '../../parts/filter-field.js';
import { Icon } from '../../parts/icon.js';
import { say } from '../../texts/say.js';
import { words } from '../../texts/words.js';
import { objectsWords } from './objects-words.js';

interface ColumnPickerProps {
  readonly attributes: readonly TypeAttribute[];
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

function PickerDialog({ attributes, chosen, onChange, onClose }: ColumnPickerProps & { readonly onClose: () => void }) {
  const [typed, setTyped] = useState('');
  const fits = ({ attribute, categoryTitle }: TypeAttribute): boolean =>
    `${categoryTitle} ${attribute.title}`.toLowerCase().includes(typed.toLowerCase());
  const shown = attributes.filter(each => fits(each) || chosen.includes(nameOf(each)));
  const categories = [...new Set(shown.map(({ categoryTitle }) => categoryTitle))];
  const toggle = (name: string): void =>
    onChange(chosen.includes(name) ? chosen.filter(each => each !== name) : [...chosen, name]);
  return (
    <Dialog title={say(objectsWords.columns)} onClose={onClose}>
      <div class="dialog-body">
        <FilterField label={say(words.search)} value={typed} onChange={setTyped} />
        {categories.map(title => (
          <fieldset key={title} class="picker">
            <legend>{title}</legend>
            {shown
              .filter(({ categoryTitle }) => categoryTitle === title)
              .map(each => (
                <label key={nameOf(each)}>
                  <input type="checkbox" checked={chosen.includes(nameOf(each))} onChange={() => toggle(nameOf(each))} />
                  {each.attribute.title}
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
