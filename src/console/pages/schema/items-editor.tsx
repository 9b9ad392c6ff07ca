import { useEffect, useRef, useState } from 'preact/hooks';
import { Icon } from '../../parts/icon.js';
import { say } from '../../texts/say.js';
import { editorWords } from './editor-words.js';
import { focusEnd } from './focus.js';
import { ItemsList } from './items-list.js';
import { type Definition, titleOf } from './schema-document.js';
import { isRemoved, itemsOf, listedMembers, nameOfItem, type SchemaDraft, storedItem, withItems } from './schema-draft.js';
import { faultsAt, type SchemaFault } from './schema-faults.js';
import { SettingFields } from './setting-fields.js';
import { settingsOf } from './settings.js';

interface ItemsEditorProps {
  readonly draft: SchemaDraft;
  readonly faults: readonly SchemaFault[];
  onChange(draft: SchemaDraft): void;
}

/** The attributes or choices of a definition: their order on the left, the settings of the chosen one on the right. */
export function ItemsEditor({ draft, faults, onChange }: ItemsEditorProps) {
  const [at, setAt] = useState(0);
  const [added, setAdded] = useState(0);
  const settings = useRef<HTMLDivElement>(null);
  const items = itemsOf(draft);
  const chosen = Math.min(at, items.length - 1);
  const item = items[chosen];
  const isOfCategory = draft.part === 'categories';
  const member = listedMembers[draft.part] ?? '';
  useEffect(() => {
    if (added > 0) settings.current?.querySelector<HTMLElement>('input')?.focus();
  }, [added]);
  const add = (): void => {
    onChange(withItems(draft, [...items, newItem(draft)]));
    setAt(items.length);
    setAdded(added + 1);
  };
  const move = (from: number, to: number): void => {
    const others = items.filter((_, place) => place !== from);
    onChange(withItems(draft, others.toSpliced(to, 0, ...items.slice(from, from + 1))));
    setAt(to);
  };
  const label = say(isOfCategory ? editorWords.items : editorWords.choices);
  return (
    <section class="items-editor" aria-label={label}>
      <div>
        <h2>{label}</h2>
        <ItemsList
          label={label}
          items={items}
          chosen={chosen}
          isRemoved={place => isRemoved(draft, items[place] ?? {})}
          hasFault={place => faultsAt(faults, `${member}.${place}`).length > 0}
          onChoose={setAt}
          onMove={move}
        />
        <button type="button" aria-keyshortcuts="n" onClick={add}>
          <Icon name="plus-lg" /> {say(isOfCategory ? editorWords.newAttribute : editorWords.newChoice)}
        </button>
      </div>
      {item && (
        <div class="item-settings" role="group" aria-label={settingsLabel(item)} key={chosen} ref={settings}>
          <SettingFields
            settings={settingsOf(draft.part, item)}
            item={item}
            draft={draft}
            place={`${member}.${chosen}`}
            faults={faults}
            onItem={changed => onChange(withItems(draft, items.with(chosen, changed)))}
          />
          <RemoveButton draft={draft} item={item} items={items} onChange={onChange} />
        </div>
      )}
    </section>
  );
}

function settingsLabel(item: Definition): string {
  return say(editorWords.settings, { title: titleOf(item) || say(editorWords.untitled) });
}

/** Choices are numbered here for as long as they are not stored. */
function newItem(draft: SchemaDraft): Definition {
  if (draft.part === 'categories') return { type: 'text' };
  const before = draft.stored ? itemsOf({ part: draft.part, definition: draft.stored }) : [];
  return { id: Math.max(0, ...[...before, ...itemsOf(draft)].map(({ id }) => Number(id))) + 1 };
}

interface RemoveButtonProps {
  readonly draft: SchemaDraft;
  readonly item: Definition;
  readonly items: readonly Definition[];
  onChange(draft: SchemaDraft): void;
}

/** A stored attribute or choice stays in the list until the plan is applied, so that it can be taken back; what is new just goes. */
function RemoveButton({ draft, item, items, onChange }: RemoveButtonProps) {
  const stored = storedItem(draft, item);
  const name = nameOfItem(stored ?? {});
  const title = titleOf(item) || say(editorWords.untitled);
  const { removed } = draft;
  if (isRemoved(draft, item))
    return (
      <button type="button" onClick={() => onChange({ ...draft, removed: removed.filter(each => each !== name) })}>
        {say(editorWords.restore)}
      </button>
    );
  const remove = (): void => {
    if (stored) onChange({ ...draft, removed: [...removed, name] });
    else {
      focusEnd(document.querySelector('.items-editor > div'));
      onChange(
        withItems(
          draft,
          items.filter(each => each !== item),
        ),
      );
    }
  };
  return (
    <button type="button" class="danger" aria-label={say(editorWords.removeTitled, { title })} onClick={remove}>
      {say(editorWords.remove)}
    </button>
  );
}
