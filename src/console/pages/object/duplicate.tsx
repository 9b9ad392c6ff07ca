import { useState } from 'preact/hooks';
import type { CmdbObject } from '../../../../generated/types.js';
import { DialogForm } from '../../parts/dialog-form.js';
import { notify } from '../../parts/notices.js';
import { to } from '../../routing/addresses.js';
import { go } from '../../routing/location.js';
import { writes } from '../../service/answer.js';
import { errorOf } from '../../service/error-of.js';
import { noteExpiry, service } from '../../service/service.js';
import { say } from '../../texts/say.js';
import { words } from '../../texts/words.js';
import { objectWords } from './object-words.js';

/** Whether new objects are usually made from it. */
export function isTemplate({ status }: CmdbObject): boolean {
  return status === 'C__RECORD_STATUS__TEMPLATE';
}

/** A button whose dialog makes another object with the entries of this one, and leads to its page. */
export function Duplicate({ object }: { readonly object: CmdbObject }) {
  const [isOpen, setOpen] = useState(false);
  const label = say(isTemplate(object) ? objectWords.fromTemplate : objectWords.duplicate);
  return (
    <>
      <button type="button" class={isTemplate(object) ? 'primary' : ''} onClick={() => setOpen(true)}>
        {label}
      </button>
      {isOpen && <DuplicateDialog object={object} label={label} onClose={() => setOpen(false)} />}
    </>
  );
}

interface DuplicateDialogProps {
  readonly object: CmdbObject;
  readonly label: string;
  onClose(): void;
}

function DuplicateDialog({ object, label, onClose }: DuplicateDialogProps) {
  const [error, setError] = useState<Error>();
  const [title, setTitle] = useState(isTemplate(object) ? '' : say(objectWords.copyOf, { title: object.title }));
  const create = async (): Promise<void> => {
    try {
      const { id } = await service.value.cmdb.object.create({
        type: Number(object.objecttype),
        title,
        template: Number(object.id),
      });
      writes.value += 1;
      onClose();
      notify(say(objectWords.created, { title }));
      await go(to.object(id));
    } catch (failure) {
      noteExpiry(failure);
      setError(errorOf(failure));
    }
  };
  return (
    <DialogForm title={label} submit={label} error={error} onSubmit={() => void create()} onClose={onClose}>
      <p>{say(objectWords.duplicateHint)}</p>
      <div class="field">
        <label for="duplicate-title">{say(words.title)}</label>
        <input
          id="duplicate-title"
          required={true}
          autoComplete="off"
          value={title}
          onInput={({ currentTarget }) => setTitle(currentTarget.value)}
        />
      </div>
    </DialogForm>
  );
}
