import { PageTitle } from '../../parts/heading.js';
import { Icon } from '../../parts/icon.js';
import { to } from '../../routing/addresses.js';
import { useAnswer } from '../../service/answer.js';
import { cmdbStatuses } from '../../service/catalogue.js';
import { say } from '../../texts/say.js';
import { words } from '../../texts/words.js';
import { AdministeredList } from './administered-list.js';
import { administrationWords } from './administration-words.js';
import { Keys } from './keys.js';
import { rightsText } from './rights-text.js';
import { Users } from './users.js';

/** Keys, users, rights and statuses. */
export default function Administration() {
  return (
    <>
      <PageTitle title={say(words.administration)}>
        <a class="link-button" href="/audit">
          <Icon name="journal-text" /> {say(words.audit)}
        </a>
      </PageTitle>
      <Users />
      <Keys />
      <Grants />
      <Statuses />
    </>
  );
}

function Grants() {
  const grants = useAnswer(caller => caller.kataster.grant.read({}), []);
  return (
    <AdministeredList
      name="grants"
      title={say(administrationWords.grants)}
      rows={grants}
      columns={[
        { title: say(administrationWords.name), show: ({ id, title }) => <a href={to.object(id)}>{title}</a> },
        { title: say(administrationWords.login), show: ({ login }) => login ?? '' },
        { title: say(administrationWords.rights), show: ({ rights }) => rightsText(rights) },
      ]}
    />
  );
}

function Statuses() {
  const statuses = useAnswer(cmdbStatuses, []);
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
      ]}
    />
  );
}
