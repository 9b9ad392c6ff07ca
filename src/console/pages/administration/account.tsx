import { FormButton } from '../../parts/form-dialog.js';
import { PageTitle } from '../../parts/heading.js';
import { NewPassword } from '../../parts/new-password.js';
import { hasPasskeys } from '../../parts/passkeys.js';
import { useAnswer } from '../../service/answer.js';
import { type Credentials, credentials } from '../../service/credentials.js';
import { service } from '../../service/service.js';
import type { Text } from '../../texts/language.js';
import { say } from '../../texts/say.js';
import { words } from '../../texts/words.js';
import { administrationWords } from './administration-words.js';
import { OwnSessions } from './own-sessions.js';
import { Passkeys } from './passkeys.js';
import { SecondFactor } from './second-factor.js';

function wayOf(given: Credentials | undefined): Text {
  if (given?.session === undefined) return administrationWords.byKey;
  return given.passkey ? administrationWords.byPasskey : administrationWords.bySession;
}

/** The reader's own account: who is signed in and how, the password, the second factor, the passkeys and the open sessions. */
export default function Account() {
  const version = useAnswer(caller => caller.idoit.version.read(), []).value;
  const isUser = credentials.value?.session !== undefined;
  const provider = credentials.value?.provider;
  const hasPassword = isUser && provider === undefined;
  return (
    <>
      <PageTitle title={say(words.account)} />
      <dl class="account">
        <dt>{say(administrationWords.name)}</dt>
        <dd>{credentials.value?.name}</dd>
        <dt>{say(administrationWords.signedInBy)}</dt>
        <dd>{provider === undefined ? say(wayOf(credentials.value)) : say(administrationWords.byProvider, { provider })}</dd>
        {isUser && version && (
          <>
            <dt>{say(administrationWords.login)}</dt>
            <dd>{version.login.username}</dd>
          </>
        )}
      </dl>
      {hasPassword && (
        <FormButton
          title={say(administrationWords.changePassword)}
          submit={say(administrationWords.changePassword)}
          save={form => service.value.kataster.user.password({ old: String(form.get('old')), new: String(form.get('password')) })}
        >
          <p>{say(administrationWords.ownPasswordHint)}</p>
          <label>
            {say(administrationWords.oldPassword)}
            <input name="old" type="password" autoComplete="current-password" required={true} />
          </label>
          <NewPassword name="password" label={say(administrationWords.password)} />
        </FormButton>
      )}
      {hasPassword && <SecondFactor />}
      {hasPassword && hasPasskeys && <Passkeys />}
      {isUser && <OwnSessions />}
    </>
  );
}
