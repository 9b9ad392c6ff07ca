import type { UserInfo } from '../../../../generated/client.js';
import { FormButton, textIn } from '../../parts/form-dialog.js';
import { to } from '../../routing/addresses.js';
import { useAnswer } from '../../service/answer.js';
import { service } from '../../service/service.js';
import { say } from '../../texts/say.js';
import { words } from '../../texts/words.js';
import { AdministeredList } from './administered-list.js';
import { administrationWords } from './administration-words.js';
import { RightsText } from './rights-text.js';
import { carriedOut } from './write.js';

/** Users: their rights, groups and sessions; making, disabling and enabling one, and setting a password. */
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
        { title: say(administrationWords.rights), show: ({ rights }) => <RightsText of={rights} /> },
        { title: say(words.status), show: user => stateOf(user) },
        { title: say(words.actions), show: user => <UserActions user={user} /> },
      ]}
    >
      <NewUser />
    </AdministeredList>
  );
}

function stateOf({ enabled, has_password: hasPassword, has_second_factor: hasFactor }: UserInfo) {
  const { signsInByPasskey, withoutPassword } = administrationWords;
  const state = hasPassword ? administrationWords.enabled : hasFactor ? signsInByPasskey : withoutPassword;
  return (
    <>
      {enabled ? say(state) : <span class="warned">{say(administrationWords.disabled)}</span>}
      {hasPassword && hasFactor && <small> {say(administrationWords.withSecondFactor)}</small>}
    </>
  );
}

function UserActions({ user: { login, enabled, has_second_factor: hasFactor } }: { readonly user: UserInfo }) {
  const { user, second_factor } = service.value.kataster;
  return (
    <span class="row-actions">
      <a class="link-button small" href={to.accessOfUser(login)}>
        {say(administrationWords.tryRights)}
      </a>
      <FormButton
        isSmall={true}
        title={say(administrationWords.passwordOf, { login })}
        label={say(administrationWords.setPassword)}
        submit={say(administrationWords.setPassword)}
        save={form => user.setPassword({ login, password: String(form.get('password')) })}
      >
        <p>{say(administrationWords.passwordHint)}</p>
        <PasswordField isRequired={true} />
      </FormButton>
      <button
        type="button"
        class="small"
        onClick={() => void carriedOut(() => (enabled ? user.disable({ login }) : user.enable({ login })))}
      >
        {say(enabled ? administrationWords.disable : administrationWords.enable)}
      </button>
      {hasFactor && (
        <FormButton
          isSmall={true}
          isDangerous={true}
          title={say(administrationWords.resetSecondFactor)}
          submit={say(administrationWords.resetSecondFactor)}
          save={() => second_factor.reset({ login })}
        >
          <p>{say(administrationWords.resetSecondFactorSure, { login })}</p>
        </FormButton>
      )}
    </span>
  );
}

function PasswordField({ isRequired }: { readonly isRequired: boolean }) {
  return (
    <label>
      {say(administrationWords.password)}
      <input name="password" type="password" autoComplete="new-password" required={isRequired} />
    </label>
  );
}

function NewUser() {
  const create = (form: FormData) => {
    const [login, name, password] = [textIn(form, 'login'), textIn(form, 'name'), String(form.get('password') ?? '')];
    return service.value.kataster.user.create({ login, ...(name && { name }), ...(password && { password }) });
  };
  return (
    <FormButton shortcut="n" title={say(administrationWords.newUser)} submit={say(administrationWords.newUser)} save={create}>
      <label>
        {say(administrationWords.login)}
        <input name="login" required={true} autoComplete="off" />
      </label>
      <label>
        {say(administrationWords.name)}
        <input name="name" autoComplete="off" />
      </label>
      <PasswordField isRequired={false} />
    </FormButton>
  );
}
