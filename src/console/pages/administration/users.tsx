import type { UserInfo } from '../../../../generated/types.js';
import { to } from '../../routing/addresses.js';
import { useAnswer } from '../../service/answer.js';
import { service } from '../../service/service.js';
import { say } from '../../texts/say.js';
import { words } from '../../texts/words.js';
import { AdministeredList } from './administered-list.js';
import { administrationWords } from './administration-words.js';
import { rightsText } from './rights-text.js';
import { carriedOut } from './write.js';

/** Users: their rights, groups and sessions, and making, disabling and enabling one. */
export function Users() {
  const users = useAnswer(caller => caller.kataster.user.read({}), []);
  return (
    <AdministeredList
      name="users"
      title={say(administrationWords.users)}
      rows={users}
      columns={[
        { title: say(administrationWords.login), show: ({ login }) => <b>{login}</b> },
        { title: say(administrationWords.name), show: ({ id, name }) => <a href={to.object(id)}>{name}</a> },
        { title: say(administrationWords.groups), show: ({ groups }) => groups.map(({ title }) => title).join(', ') },
        { title: say(administrationWords.rights), show: ({ rights }) => rightsText(rights) },
        { title: say(administrationWords.sessions), show: ({ sessions }) => sessions },
        { title: say(words.actions), show: user => <Actions user={user} /> },
      ]}
    >
      <NewUser />
    </AdministeredList>
  );
}

function Actions({ user: { login, enabled, sessions } }: { readonly user: UserInfo }) {
  const { user } = service.value.kataster;
  return (
    <span class="page-actions">
      <button
        type="button"
        class="small"
        onClick={() => void carriedOut(() => (enabled ? user.disable({ login }) : user.enable({ login })))}
      >
        {say(enabled ? administrationWords.disable : administrationWords.enable)}
      </button>
      {sessions > 0 && (
        <button type="button" class="small" onClick={() => void carriedOut(() => user.endSessions({ login }))}>
          {say(administrationWords.endSessions)}
        </button>
      )}
    </span>
  );
}

function NewUser() {
  const create = async (form: HTMLFormElement): Promise<void> => {
    const [login = '', name = '', password = ''] = ['login', 'name', 'password'].map(each =>
      String(new FormData(form).get(each)),
    );
    const given = { login, ...(name && { name }), ...(password && { password }) };
    if (await carriedOut(() => service.value.kataster.user.create(given))) form.reset();
  };
  return (
    <form
      class="inline-form"
      onSubmit={event => {
        event.preventDefault();
        void create(event.currentTarget);
      }}
    >
      <label>
        {say(administrationWords.login)}
        <input name="login" required={true} autoComplete="off" />
      </label>
      <label>
        {say(administrationWords.name)}
        <input name="name" autoComplete="off" />
      </label>
      <label>
        {say(administrationWords.password)}
        <input name="password" type="password" autoComplete="new-password" />
      </label>
      <button type="submit">{say(administrationWords.newUser)}</button>
    </form>
  );
}
