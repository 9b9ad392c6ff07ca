import type { SessionInfo } from '../../../../generated/client.js';
import { FormButton } from '../../parts/form-dialog.js';
import { Time } from '../../parts/time.js';
import { useAnswer } from '../../service/answer.js';
import { service } from '../../service/service.js';
import { say } from '../../texts/say.js';
import { words } from '../../texts/words.js';
import { AdministeredList } from './administered-list.js';
import { administrationWords } from './administration-words.js';

/** The open sessions of the reader, ended one by one. */
export function OwnSessions() {
  const sessions = useAnswer(caller => caller.kataster.session.read({}), []);
  return (
    <AdministeredList
      name="own-sessions"
      title={say(administrationWords.ownSessions)}
      rows={sessions}
      columns={[
        { title: say(administrationWords.time), show: ({ created }) => <Time value={created} /> },
        { title: say(administrationWords.address), show: ({ address }) => address ?? '' },
        { title: say(administrationWords.signedInBy), show: session => wayOf(session) },
        { title: say(administrationWords.expires), show: ({ expires }) => <Time value={expires} /> },
        { title: say(words.actions), show: session => <EndSession of={session} /> },
      ]}
    />
  );
}

function wayOf({ provider, passkey }: SessionInfo): string {
  if (passkey) return say(administrationWords.byPasskey);
  return provider === null ? say(administrationWords.bySession) : say(administrationWords.byProvider, { provider });
}

function EndSession({ of: { id, current } }: { readonly of: SessionInfo }) {
  if (current) return <b>{say(administrationWords.thisSession)}</b>;
  return (
    <FormButton
      isSmall={true}
      isDangerous={true}
      title={say(administrationWords.endSession)}
      submit={say(administrationWords.endSession)}
      save={() => service.value.kataster.session.end({ id })}
    >
      <p>{say(administrationWords.endSessionSure)}</p>
    </FormButton>
  );
}
