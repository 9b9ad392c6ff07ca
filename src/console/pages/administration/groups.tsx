import type { Kataster, UserInfo } from '../../../../generated/client.js';
import { listIn, recordIn, textOf } from '../../attributes/attribute-view.js';
import { Chip } from '../../attributes/choices.js';
import { FormButton, textIn } from '../../parts/form-dialog.js';
import { to } from '../../routing/addresses.js';
import { objectsOf, useAnswer } from '../../service/answer.js';
import { service } from '../../service/service.js';
import { say } from '../../texts/say.js';
import { words } from '../../texts/words.js';
import { AdministeredList } from './administered-list.js';
import { administrationWords } from './administration-words.js';
import { carriedOut } from './write.js';

/** The category of a group that says who belongs to it. */
const membersCategory = 'C__CATS__PERSON_GROUP_MEMBERS';
const most = 500;

interface Group {
  readonly id: number;
  readonly title: string;
  readonly members: readonly Member[];
}

interface Member {
  readonly entry: number;
  readonly person: number;
  readonly title: string;
}

async function groupsOf(caller: Kataster): Promise<readonly Group[]> {
  const found = await caller.cmdb.objects.read({
    filter: { type: 'C__OBJTYPE__PERSON_GROUP' },
    fields: ['id', 'title'],
    categories: [membersCategory],
    order_by: 'title',
    limit: most,
  });
  return objectsOf(found).map(({ id, title = '', categories }) => ({
    id: Number(id),
    title,
    members: listIn(recordIn(categories)[membersCategory]).map(memberIn),
  }));
}

function memberIn(kept: unknown): Member {
  const { id, connected_object: person } = recordIn(kept);
  return { entry: Number(id), person: Number(recordIn(person).id), title: textOf(person) };
}

/** Groups of persons: their members, and making one. */
export function Groups() {
  const groups = useAnswer(groupsOf, []);
  const users = useAnswer(caller => caller.kataster.user.read({}), []).value ?? [];
  return (
    <AdministeredList
      name="groups"
      title={say(administrationWords.groups)}
      rows={groups}
      columns={[
        { title: say(administrationWords.name), show: ({ id, title }) => <a href={to.object(id)}>{title}</a> },
        { title: say(administrationWords.members), show: group => <Members of={group} /> },
        { title: say(words.actions), show: group => <NewMember of={group} users={users} /> },
      ]}
    >
      <FormButton
        shortcut="n"
        title={say(administrationWords.newGroup)}
        submit={say(administrationWords.newGroup)}
        save={form => service.value.cmdb.object.create({ type: 'C__OBJTYPE__PERSON_GROUP', title: textIn(form, 'title') })}
      >
        <label>
          {say(administrationWords.name)}
          <input name="title" required={true} autoComplete="off" />
        </label>
      </FormButton>
    </AdministeredList>
  );
}

function Members({ of: { id: object, members } }: { readonly of: Group }) {
  const leave = ({ entry }: Member) =>
    carriedOut(() => service.value.cmdb.category.archive({ object, category: membersCategory, entry }));
  return (
    <span class="many">
      {members.map(member => (
        <Chip key={member.entry} title={member.title} onRemove={() => void leave(member)} />
      ))}
    </span>
  );
}

function NewMember({ of: { id, title, members }, users }: { readonly of: Group; readonly users: readonly UserInfo[] }) {
  const others = users.filter(user => !members.some(({ person }) => person === user.id));
  const join = (form: FormData) => {
    const data = { connected_object: Number(form.get('person')) };
    return service.value.cmdb.category.save({ object: id, category: membersCategory, data });
  };
  return (
    <FormButton isSmall={true} title={title} submit={say(administrationWords.newMember)} save={join}>
      <label>
        {say(administrationWords.user)}
        <select name="person" required={true}>
          {others.map(user => (
            <option key={user.id} value={user.id}>
              {user.name} ({user.login})
            </option>
          ))}
        </select>
      </label>
    </FormButton>
  );
}
