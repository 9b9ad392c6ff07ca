import { useState } from 'preact/hooks';
import type { Kataster } from '../../../generated/client.js';
import type { Merged } from '../../../generated/types.js';
import { Combobox, type Offer } from '../attributes/combobox.js';
import { DialogForm } from '../parts/dialog-form.js';
import { service } from '../service/service.js';
import type { Text } from '../texts/language.js';
import { say } from '../texts/say.js';
import { words } from '../texts/words.js';
import { confirmWrite } from './confirmed-write.js';
import { mergeWords } from './merge-words.js';
import { undoAction } from './undo.js';

interface MergeButtonProps {
  readonly title: string;
  readonly hint: Text;
  readonly isSmall?: boolean;
  /** Records that it may be merged into. */
  find(question: string): Promise<readonly Offer[]>;
  merge(caller: Kataster, into: number, options: { readonly dry_run?: true }): Promise<Merged>;
  done?(into: number): unknown;
}

/** A button that asks which other record this one is, shows what the merge changes, and carries it out. */
export function MergeButton({ title, hint, isSmall = false, find, merge, done }: MergeButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState<Offer>();
  const submit = async (): Promise<void> => {
    if (!chosen) return;
    setOpen(false);
    const into = Number(chosen.id);
    const merged = await confirmWrite({
      title: `${title} → ${chosen.title}`,
      label: say(mergeWords.merge),
      dryRun: () => merge(service.value, into, { dry_run: true }),
      write: () => merge(service.value, into, {}),
      done: ({ message }) => message,
      next: ({ number }) => undoAction(number),
    });
    if (merged) await done?.(into);
  };
  return (
    <>
      <button type="button" class={isSmall ? 'small' : ''} onClick={() => setOpen(true)}>
        {say(mergeWords.merge)}
      </button>
      {isOpen && (
        <DialogForm title={title} submit={say(mergeWords.next)} onSubmit={() => void submit()} onClose={() => setOpen(false)}>
          <p>{say(hint)}</p>
          <div class="field">
            <label for="merge-into">{say(mergeWords.into)}</label>
            <Combobox
              id="merge-into"
              shown={chosen?.title ?? ''}
              label={say(words.search)}
              described={{ required: true }}
              find={find}
              onChoose={setChosen}
            />
          </div>
        </DialogForm>
      )}
    </>
  );
}
