import { FormButton } from '../../parts/form-dialog.js';
import { PageTitle } from '../../parts/heading.js';
import { useAnswer } from '../../service/answer.js';
import { credentials } from '../../service/credentials.js';
import { service } from '../../service/service.js';
import { say } from '../../texts/say.js';
import { words } from '../../texts/words.js';
import { administrationWords } from './administration-words.js';

/** The reader's own account: who is signed in and how, and changing the password. */
export default function Account() {
  const version = useAnswer(caller => caller.idoit.version.read(), []).value;
  const isUser = credentials.value?.session !== undefined;
  return (
    <>
      <PageTitle title={say(words.account)} />
      <dl class="account">
        <dt>{say(administrationWords.name)}</dt>
        <dd>{credentials.value?.name}</dd>
        <dt>{say(administrationWords.signedInBy)}</dt>
        <dd>{say(isUser ? administrationWords.bySession : administrationWords.byKey)}</dd>
        {isUser && version && (
          <>
            <dt>{say(administrationWords.login)}</dt>
            <dd>{version.login.username}</dd>
          </>
        )}
      </dl>
      {isUser && (
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
          <label>
            {say(administrationWords.password)}
            <input name="password" type="password" autoComplete="new-password" required={true} />
          </label>
        </FormButton>
      )}
    </>
  );
}
