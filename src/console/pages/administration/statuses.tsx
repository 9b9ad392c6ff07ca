import type { CmdbStatus } from '../../../../generated/client.js';
import { FormButton, textIn } from '../../parts/form-dialog.js';
import { useAnswer } from '../../service/answer.js';
import { service } from '../../service/service.js';
import { say } from '../../texts/say.js';
import { words } from '../../texts/words.js';
import { AdministeredList } from './administered-list.js';
import { administrationWords } from './administration-words.js';

/** CMDB statuses: those of the catalogue, and those that were added, which may be changed and deleted. */
export function Statuses() {
  const statuses = useAnswer(caller => caller.cmdb.status.read(), []);
  return (
    <AdministeredList
      name="statuses"
      title={say(administrationWords.statuses)}
      rows={statuses}
      columns={[
        {
          title: say(words.title),
          show: ({ title, color }) => (
            <>
              <span class="dot" style={{ background: `#${color}` }} /> {title}
            </>
          ),
        },
        { title: say(administrationWords.constant), show: ({ constant }) => <code>{constant}</code> },
        {
          title: say(words.actions),
          show: status => (status.editable ? <StatusActions of={status} /> : say(administrationWords.ofCatalogue)),
        },
      ]}
    >
      <FormButton
        shortcut="n"
        title={say(administrationWords.newStatus)}
        submit={say(administrationWords.newStatus)}
        save={saved}
      >
        <StatusFields />
      </FormButton>
    </AdministeredList>
  );
}

const fallback = { title: '', constant: 'C__CMDB_STATUS__', color: '8a8a8a' };

function StatusFields({ of = fallback }: { readonly of?: Pick<CmdbStatus, 'title' | 'constant' | 'color'> }) {
  return (
    <>
      <label>
        {say(words.title)}
        <input name="title" required={true} autoComplete="off" defaultValue={of.title} />
      </label>
      <label>
        {say(administrationWords.constant)}
        <input name="constant" required={true} autoComplete="off" defaultValue={of.constant} />
      </label>
      <label>
        {say(administrationWords.color)}
        <input name="color" type="color" defaultValue={`#${of.color}`} />
      </label>
    </>
  );
}

function saved(form: FormData, id?: number) {
  const [title, constant, color] = ['title', 'constant', 'color'].map(name => textIn(form, name));
  return service.value.cmdb.status.save({
    ...{ title: title ?? '', constant: constant ?? '', color: color ?? '' },
    ...(id !== undefined && { id }),
  });
}

function StatusActions({ of }: { readonly of: CmdbStatus }) {
  const { id, title } = of;
  return (
    <span class="row-actions">
      <FormButton
        shortcut="e"
        isSmall={true}
        title={title}
        label={say(words.edit)}
        submit={say(words.save)}
        save={form => saved(form, id)}
      >
        <StatusFields of={of} />
      </FormButton>
      <FormButton
        isSmall={true}
        isDangerous={true}
        title={title}
        submit={say(administrationWords.remove)}
        save={() => service.value.cmdb.status.delete({ id })}
      >
        <p>{say(administrationWords.removeStatusSure, { title })}</p>
      </FormButton>
    </span>
  );
}
