import { useState } from 'preact/hooks';
import type { ObjectType } from '../../../../generated/types.js';
import { Dialog } from '../../parts/dialog.js';
import { Icon } from '../../parts/icon.js';
import { Failure } from '../../parts/loaded.js';
import { to } from '../../routing/addresses.js';
import { go, parameter } from '../../routing/location.js';
import { writes } from '../../service/answer.js';
import { constant } from '../../service/constants.js';
import { noteExpiry, service } from '../../service/service.js';
import { say } from '../../texts/say.js';
import { words } from '../../texts/words.js';
import { objectsWords } from './objects-words.js';

/** A button whose dialog makes an object, and leads to its page. */
export function CreateObject({ types }: { readonly types: readonly ObjectType[] }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" class="primary" onClick={() => setOpen(true)}>
        <Icon name="plus-lg" /> {say(objectsWords.create)}
      </button>
      {isOpen && <CreateDialog types={types} onClose={() => setOpen(false)} />}
    </>
  );
}

function CreateDialog({ types, onClose }: { readonly types: readonly ObjectType[]; readonly onClose: () => void }) {
  const [error, setError] = useState<Error>();
  const create = async (form: FormData): Promise<void> => {
    const [type, title] = ['type', 'title'].map(name => String(form.get(name)));
    try {
      const { id } = await service.value.cmdb.object.create({ type: constant(type ?? ''), title: title ?? '' });
      writes.value += 1;
      onClose();
      await go(to.object(id));
    } catch (failure) {
      noteExpiry(failure);
      setError(failure instanceof Error ? failure : new Error(String(failure)));
    }
  };
  return (
    <Dialog title={say(objectsWords.create)} onClose={onClose}>
      <form
        onSubmit={event => {
          event.preventDefault();
          void create(new FormData(event.currentTarget));
        }}
      >
        <div class="dialog-body fields">
          <div class="field">
            <label for="new-type">{say(words.type)}</label>
            <select id="new-type" name="type" value={parameter('type')} required={true}>
              {types.map(type => (
                <option key={type.const} value={type.const}>
                  {type.title}
                </option>
              ))}
            </select>
          </div>
          <div class="field">
            <label for="new-title">{say(words.title)}</label>
            <input id="new-title" name="title" autoComplete="off" required={true} />
          </div>
          {error && <Failure error={error} />}
        </div>
        <footer>
          <button type="button" onClick={onClose}>
            {say(words.cancel)}
          </button>
          <button type="submit" class="primary">
            {say(objectsWords.create)}
          </button>
        </footer>
      </form>
    </Dialog>
  );
}
