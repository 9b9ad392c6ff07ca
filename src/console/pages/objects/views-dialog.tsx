import { useState } from 'preact/hooks';
import type { ReportInfo } from '../../../../generated/types.js';
import { Dialog } from '../../parts/dialog.js';
import { Failure, Loaded } from '../../parts/loaded.js';
import { useAccess } from '../../service/access.js';
import { errorOf } from '../../service/error-of.js';
import { noteExpiry } from '../../service/service.js';
import { say } from '../../texts/say.js';
import type { ListView } from './list-view.js';
import { objectsWords } from './objects-words.js';
import { SavedView } from './saved-view.js';
import { deleteView, renameView, saveView, useSavedViews } from './saved-views.js';

export interface ViewsDialogProps {
  readonly view: ListView;
  /** Names of the columns that are shown. */
  readonly columns: readonly string[];
  /** The saved view that is open. */
  readonly open: ReportInfo | undefined;
  /** Leads to the view with this name, or to none. */
  onOpen(title: string): void;
  onClose(): void;
}

/** Opens, saves, renames and deletes views. */
export function ViewsDialog({ view, columns, open, onOpen, onClose }: ViewsDialogProps) {
  const views = useSavedViews(true);
  const [error, setError] = useState<Error>();
  const isChangeable = useAccess().uses('kataster.report.save');
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
    const replaced = views.value?.find(each => each.title === title);
    const name = { title, category: replaced?.category ?? '', description };
    if (!(await attempt(() => saveView(name, view, columns, replaced ?? open)))) return;
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
                    isChangeable={isChangeable}
                    taken={list.map(({ title }) => title)}
                    onOpen={onClose}
                    onRename={title => rename(each, title)}
                    onDelete={() => remove(each)}
                  />
                ))}
              </ul>
              {list.length === 0 && <p class="empty">{say(objectsWords.noViews)}</p>}
              {isChangeable && <SaveForm saved={list} open={open} onSave={save} />}
            </>
          )}
        </Loaded>
      </div>
    </Dialog>
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
