import { useState } from 'preact/hooks';
import type { ObjectType } from '../../../generated/types.js';
import { recordIn, textOf } from '../attributes/attribute-view.js';
import { Combobox } from '../attributes/combobox.js';
import { objectsLike } from '../attributes/links.js';
import { DialogForm } from '../parts/dialog-form.js';
import { Icon } from '../parts/icon.js';
import { to } from '../routing/addresses.js';
import { go, parameter } from '../routing/location.js';
import { writes } from '../service/answer.js';
import { constant } from '../service/constants.js';
import { errorOf } from '../service/error-of.js';
import { noteExpiry, service } from '../service/service.js';
import { say } from '../texts/say.js';
import { words } from '../texts/words.js';

/** A button whose dialog makes an object, and leads to its page. */
export function CreateObject({ types }: { readonly types: readonly ObjectType[] }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" class="primary" onClick={() => setOpen(true)}>
        <Icon name="plus-lg" /> {say(words.newObject)}
      </button>
      {isOpen && <CreateDialog types={types} onClose={() => setOpen(false)} />}
    </>
  );
}

function CreateDialog({ types, onClose }: { readonly types: readonly ObjectType[]; readonly onClose: () => void }) {
  const [place, setPlace] = useState<unknown>();
  const [error, setError] = useState<Error>();
  const create = async (form: FormData): Promise<void> => {
    const [type, title] = ['type', 'title'].map(name => String(form.get(name)));
    try {
      const categories = place !== undefined && { C__CATG__LOCATION: { parent: Number(recordIn(place).id) } };
      const { id } = await service.value.cmdb.object.create({
        type: constant(type ?? ''),
        title: title ?? '',
        ...(categories && { categories }),
      });
      writes.value += 1;
      onClose();
      await go(to.object(id));
    } catch (failure) {
      noteExpiry(failure);
      setError(errorOf(failure));
    }
  };
  return (
    <DialogForm
      title={say(words.newObject)}
      submit={say(words.newObject)}
      layout="fields"
      error={error}
      onSubmit={form => void create(form)}
      onClose={onClose}
    >
      <div class="field">
        <label for="new-type">{say(words.type)}</label>
        <select id="new-type" name="type" defaultValue={parameter('type')} required={true}>
          <option value="">{say(words.chooseType)}</option>
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
      <div class="field">
        <label for="new-place">{say(words.place)}</label>
        <Combobox
          id="new-place"
          shown={textOf(place)}
          label={say(words.optional)}
          described={{}}
          find={question => objectsLike(service.value, question, { container: true })}
          onChoose={offer => setPlace(offer?.value)}
        />
      </div>
    </DialogForm>
  );
}
