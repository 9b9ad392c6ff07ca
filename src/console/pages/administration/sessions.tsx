import { FormButton } from '../../parts/form-dialog.js';
import { Time } from '../../parts/time.js';
import { to } from '../../routing/addresses.js';
import { useAnswer } from '../../service/answer.js';
import { service } from '../../service/service.js';
import { say } from '../../texts/say.js';
import { words } from '../../texts/words.js';
import { AdministeredList } from './administered-list.js';
import { administrationWords } from './administration-words.js';

const latest = 50;

/** Open sessions by user, with a way to end them, and the latest sign-ins. */
export function Sessions() {
  const users = useAnswer(async caller => (await caller.kataster.user.read({})).filter(({ sessions }) => sessions > 0), []);
  const signIns = useAnswer(async caller => {
    const { events } = await caller.kataster.audit.read({ event: 'loggedIn', limit: latest, sort: 'DESC' });
    return events.map(event => ({ ...event, id: event.number }));
  }, []);
  return (
    <>
      <AdministeredList
        name="sessions"
        title={say(administrationWords.openSessions)}
        rows={users}
        columns={[
          { title: say(administrationWords.login), show: ({ login }) => <b>{login}</b> },
          { title: say(administrationWords.name), show: ({ id, name }) => <a href={to.object(id)}>{name}</a> },
          { title: say(administrationWords.sessions), show: ({ sessions }) => sessions },
          { title: say(words.actions), show: ({ login }) => <EndSessions of={login} /> },
        ]}
      />
      <AdministeredList
        name="sign-ins"
        title={say(administrationWords.signIns)}
        rows={signIns}
        columns={[
          { title: say(administrationWords.time), show: ({ time }) => <Time value={time} /> },
          { title: say(administrationWords.name), show: ({ user, subject }) => user?.title ?? subject.object?.title ?? '' },
          { title: say(administrationWords.address), show: ({ address }) => address ?? '' },
          { title: say(administrationWords.expires), show: ({ details }) => <Time value={details.expires} /> },
        ]}
      />
    </>
  );
}

function EndSessions({ of: login }: { readonly of: string }) {
  return (
    <FormButton
      isSmall={true}
      isDangerous={true}
      title={say(administrationWords.endSessions)}
      submit={say(administrationWords.endSessions)}
      save={() => service.value.kataster.user.endSessions({ login })}
    >
      <p>{say(administrationWords.endSessionsSure, { login })}</p>
    </FormButton>
  );
}
