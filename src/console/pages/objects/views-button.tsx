import type { Dispatch, StateUpdater } from 'preact/hooks';
import type { ReportInfo } from '../../../../generated/types.js';
import { Icon } from '../../parts/icon.js';
import { notify } from '../../parts/notices.js';
import { to } from '../../routing/addresses.js';
import { go } from '../../routing/location.js';
import { useAccess } from '../../service/access.js';
import { errorOf } from '../../service/error-of.js';
import { noteExpiry } from '../../service/service.js';
import { say } from '../../texts/say.js';
import type { ListView } from './list-view.js';
import { objectsWords } from './objects-words.js';
import { saveView } from './saved-views.js';
import { ViewsDialog, type ViewsDialogProps } from './views-dialog.js';

/** Whether the dialog is open, and what opens and closes it. */
export type DialogState = readonly [isOpen: boolean, setOpen: Dispatch<StateUpdater<boolean>>];

interface ViewsButtonProps extends Omit<ViewsDialogProps, 'onClose'> {
  readonly dialog: DialogState;
}

/** A button whose dialog opens, saves, renames and deletes views. */
export function ViewsButton({ dialog, ...props }: ViewsButtonProps) {
  const [isOpen, setOpen] = dialog;
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
  const isChangeable = useAccess().uses('kataster.report.save');
  const replace = async (): Promise<void> => {
    try {
      await saveView({ title, category, description }, view, columns, saved);
      await go(to.view(title));
      notify(say(objectsWords.viewSaved, { title }));
    } catch (error) {
      if (!noteExpiry(error)) notify(errorOf(error).message);
    }
  };
  if (!isChangeable) return null;
  return (
    <button type="button" class="primary" onClick={() => void replace()}>
      {say(objectsWords.saveChanges)}
    </button>
  );
}
