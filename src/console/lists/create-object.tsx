import { useState } from 'preact/hooks';
import type { Kataster } from '../../../generated/client.js';
import type { ListedObject, ObjectType } from '../../../generated/types.js';
import { recordIn, textOf, type Values } from '../attributes/attribute-view.js';
import { Combobox } from '../attributes/combobox.js';
import { objectsLike } from '../attributes/links.js';
import { DialogForm } from '../parts/dialog-form.js';
import { Icon } from '../parts/icon.js';
import { to } from '../routing/addresses.js';
import { go, parameter } from '../routing/location.js';
import { useAccess } from '../service/access.js';
import { objectsOf, useAnswer, writes } from '../service/answer.js';
import { constant, rootLocation } from '../service/constants.js';
import { errorOf } from '../service/error-of.js';
import { noteExpiry, service } from '../service/service.js';
import { say } from '../texts/say.js';
import { words } from '../texts/words.js';

interface CreateObjectProps {
  readonly types: readonly ObjectType[];
  /** The place that the form begins with. */
  readonly place?: Values;
  /** Label of the button. */
  readonly label?: string;
}

/** A button whose dialog makes an object, and leads to its page. */
export function CreateObject({ types, place, label = say(words.newObject) }: CreateObjectProps) {
  const [isOpen, setOpen] = useState(false);
  const { ofType } = useAccess();
  const creatable = types.filter(type => ofType('create', type.const));
  if (creatable.length === 0) return null;
  return (
    <>
      <button type="button" class="primary" aria-keyshortcuts="n" onClick={() => setOpen(true)}>
        <Icon name="plus-lg" /> {label}
      </button>
      {isOpen && <CreateDialog types={creatable} {...(place && { place })} onClose={() => setOpen(false)} />}
    </>
  );
}

const templatesAtMost = 200;

/** Templates of an object type, by title. */
async function templatesOf(caller: Kataster, type: string): Promise<readonly ListedObject[]> {
  if (type === '') return [];
  const filter = { type: constant(type), status: 'C__RECORD_STATUS__TEMPLATE' } as const;
  const found = await caller.cmdb.objects.read({ filter, fields: ['id', 'title'], order_by: 'title', limit: templatesAtMost });
  return objectsOf(found);
}

/** The place that contains all others, for a place of which nobody said where it is; undefined where there is none. */
async function outermostPlace(caller: Kataster): Promise<Values | undefined> {
  const found = await caller.cmdb.objects.read({
    filter: { ids: [rootLocation], type: 'C__OBJTYPE__LOCATION_GENERIC' },
    fields: ['id', 'title'],
  });
  const [root] = objectsOf(found);
  return root && { id: root.id, title: root.title };
}

interface CreateDialogProps extends Pick<CreateObjectProps, 'types' | 'place'> {
  onClose(): void;
}

function CreateDialog({ types, place: given, onClose }: CreateDialogProps) {
  const [chosen, setPlace] = useState<unknown>(given);
  const [type, setType] = useState(parameter('type'));
  const isContainer = types.some(each => each.const === type && each.container === '1');
  const outermost = useAnswer(outermostPlace, []).value;
  const place = chosen === undefined && isContainer ? outermost : (chosen ?? undefined);
  const templates = useAnswer(caller => templatesOf(caller, type), [type]).value ?? [];
  const [error, setError] = useState<Error>();
  const create = async (form: FormData): Promise<void> => {
    const [title, template] = ['title', 'template'].map(name => String(form.get(name) ?? ''));
    try {
      const categories = place !== undefined && { C__CATG__LOCATION: { parent: Number(recordIn(place).id) } };
      const { id } = await service.value.cmdb.object.create({
        type: constant(type),
        title: title ?? '',
        ...(template && { template: Number(template) }),
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
        <select
          id="new-type"
          name="type"
          value={type}
          required={true}
          onChange={({ currentTarget }) => setType(currentTarget.value)}
        >
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
          onChoose={offer => setPlace(offer?.value ?? null)}
        />
      </div>
      {templates.length > 0 && (
        <div class="field">
          <label for="new-template">{say(words.template)}</label>
          <select id="new-template" name="template" key={type}>
            <option value="">{say(words.noTemplate)}</option>
            {templates.map(({ id, title = id }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
        </div>
      )}
    </DialogForm>
  );
}
