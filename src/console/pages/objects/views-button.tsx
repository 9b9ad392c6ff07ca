import { type Dispatch, type StateUpdater, useState } from 'preact/hooks';
import type { ReportInfo } from '../../../../generated/types.js';
import { Dialog } from '../../parts/dialog.js';
import { Icon } from '../../parts/icon.js';
import { Failure, Loaded } from '../../parts/loaded.js';
import { notify } from '../../parts/notices.js';
import { ask } from '../../parts/question.js';
import { to } from '../../routing/addresses.js';
import { go } from '../../routing/location.js';
import { errorOf } from '../../service/error-of.js';
import { noteExpiry } from '../../service/service.js';
import { say } from '../../texts/say.js';
import { words } from '../../texts/words.js';
import type { ListView } from './list-view.js';
import { objectsWords } from './objects-words.js';
import { deleteView, renameView, saveView, useSavedViews } from './saved-views.js';

/** Whether the dialog is open, and what opens and closes it. */
export type DialogState = readonly [isOpen: boolean, setOpen: Dispatch<StateUpdater<boolean>>];

interface ViewsButtonProps {
  readonly dialog: DialogState;
  readonly view: ListView;
  /** Names of the columns that are shown. */
  readonly columns: readonly string[];
  /** The saved view that is open. */
  readonly open: ReportInfo | undefined;
  /** Leads to the view with this name, or to none. */
  onOpen(title: string): void;
}

/** A button whose dialog opens, saves, renames and deletes views. */
export function ViewsButton(props: ViewsButtonProps) {
  const [isOpen, setOpen] = props.dialog;
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        <Icon name="star" /> {say(objectsWords.views)}
      </button>
      {isOpen && <ViewsDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

interface ReplaceViewProps {
  readonly saved: ReportInfo;
  readonly view: ListView;
  readonly columns: readonly string[];
}

/** A button that keeps what was changed of the view that is open. */
export function ReplaceView({ saved, view, columns }: ReplaceViewProps) {
  const { title, category, description } = saved;
  const replace = async (): Promise<void> => {
    try {
      await saveView({ title, category, description }, view, columns);
      await go(to.view(title));
      notify(say(objectsWords.viewSaved, { title }));
    } catch (error) {
      if (!noteExpiry(error)) notify(errorOf(error).message);
    }
  };
  return (
    <button type="button" class="primary" onClick={() => void replace()}>
      {say(objectsWords.saveChanges)}
    </button>
  );
}

function ViewsDialog({
  view,
  columns,
  open,
  onOpen,
  onClose,
}: Omit<ViewsButtonProps, 'dialog'> & { readonly onClose: () => void }) {
  const views = useSavedViews(true);
  const [error, setError] = useState<Error>();
  const attempt = async (write: () => Promise<void>): Promise<boolean> => {
    setError(undefined);
    try {
      await write();
      return true;
    } catch (failure) {
      noteExpiry(failure);
      setError(errorOf(failure));
      return false;
    }
  };
  const save = async (title: string, description: string): Promise<void> => {
    const category = views.value?.find(each => each.title === title)?.category ?? '';
    if (!(await attempt(() => saveView({ title, category, description }, view, columns)))) return;
    onOpen(title);
    onClose();
  };
  const rename = async (saved: ReportInfo, title: string): Promise<void> => {
    if ((await attempt(() => renameView(saved, title))) && saved.title === open?.title) onOpen(title);
  };
  const remove = async (saved: ReportInfo): Promise<void> => {
    if ((await attempt(() => deleteView(saved))) && saved.title === open?.title) onOpen('');
  };
  return (
    <Dialog title={say(objectsWords.views)} onClose={onClose}>
      <div class="dialog-body">
        {error && <Failure error={error} />}
        <Loaded answer={views}>
          {(list = []) => (
            <>
              <ul class="views">
                {list.map(each => (
                  <SavedView
                    key={each.title}
                    saved={each}
                    taken={list.map(({ title }) => title)}
                    onOpen={onClose}
                    onRename={title => rename(each, title)}
                    onDelete={() => remove(each)}
                  />
                ))}
              </ul>
              {list.length === 0 && <p class="empty">{say(objectsWords.noViews)}</p>}
              <SaveForm saved={list} open={open} onSave={save} />
            </>
          )}
        </Loaded>
      </div>
    </Dialog>
  );
}

interface SavedViewProps {
  readonly saved: ReportInfo;
  /** Names that are taken. */
  readonly taken: readonly string[];
  onOpen(): void;
  onRename(title: string): Promise<void>;
  onDelete(): Promise<void>;
}

function SavedView({ saved: { title, description }, taken, onOpen, onRename, onDelete }: SavedViewProps) {
  const [name, setName] = useState<string>();
  const confirmDelete = async (): Promise<void> => {
    const answers = [
      { label: say(words.cancel), value: false },
      { label: say(objectsWords.deleteView, { title }), value: true, isDangerous: true },
    ];
    if (await ask({ title: say(objectsWords.deleteView, { title }), text: say(objectsWords.deleteViewText), answers }))
      await onDelete();
  };
  if (name !== undefined)
    return (
      <li>
        <form
          class="inline-form"
          onSubmit={event => {
            event.preventDefault();
            void onRename(name.trim());
          }}
        >
          <label>
            {say(objectsWords.newName, { title })}
            <input value={name} required={true} maxLength={255} onInput={({ currentTarget }) => setName(currentTarget.value)} />
          </label>
          <button type="submit" class="primary" disabled={name.trim() === '' || taken.includes(name.trim())}>
            {say(objectsWords.rename)}
          </button>
          <button type="button" onClick={() => setName(undefined)}>
            {say(words.cancel)}
          </button>
        </form>
      </li>
    );
  return (
    <li>
      <a href={to.view(title)} onClick={onOpen}>
        {title}
      </a>
      <span class="hint">{description}</span>
      <button type="button" class="small" aria-label={`${say(objectsWords.rename)}: ${title}`} onClick={() => setName(title)}>
        {say(objectsWords.rename)}
      </button>
      <button
        type="button"
        class="plain"
        aria-label={say(objectsWords.deleteView, { title })}
        onClick={() => void confirmDelete()}
      >
        <Icon name="trash" />
      </button>
    </li>
  );
}

interface SaveFormProps {
  readonly saved: readonly ReportInfo[];
  readonly open: ReportInfo | undefined;
  onSave(title: string, description: string): Promise<void>;
}

/** Keeps the list as it is shown, by a name; the button says where that replaces a view. */
function SaveForm({ saved, open, onSave }: SaveFormProps) {
  const [title, setTitle] = useState(open?.title ?? '');
  const [description, setDescription] = useState(open?.description ?? '');
  const replaced = saved.find(each => each.title === title.trim());
  return (
    <form
      class="inline-form"
      onSubmit={event => {
        event.preventDefault();
        void onSave(title.trim(), description.trim());
      }}
    >
      <label>
        {say(objectsWords.viewName)}
        <input value={title} required={true} maxLength={255} onInput={({ currentTarget }) => setTitle(currentTarget.value)} />
      </label>
      <label>
        {say(objectsWords.viewDescription)}
        <input value={description} maxLength={4000} onInput={({ currentTarget }) => setDescription(currentTarget.value)} />
      </label>
      <button type="submit" class="primary" disabled={title.trim() === ''}>
        {say(replaced ? objectsWords.replaceView : objectsWords.saveView)}
      </button>
    </form>
  );
}
