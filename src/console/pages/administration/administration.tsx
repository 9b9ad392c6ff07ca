import type { ComponentType } from 'preact';
import { PageTitle } from '../../parts/heading.js';
import { Icon } from '../../parts/icon.js';
import { to } from '../../routing/addresses.js';
import { segments } from '../../routing/location.js';
import { root } from '../../service/root.js';
import type { Text } from '../../texts/language.js';
import { say } from '../../texts/say.js';
import { words } from '../../texts/words.js';
import { Access } from './access.js';
import { administrationWords } from './administration-words.js';
import { Grants } from './grants.js';
import { Groups } from './groups.js';
import { Keys } from './keys.js';
import { providerWords } from './provider-words.js';
import { Providers } from './providers.js';
import { Sessions } from './sessions.js';
import { Statuses } from './statuses.js';
import { Users } from './users.js';
import { Webhooks } from './webhooks.js';

interface Section {
  readonly path: string;
  readonly title: Text;
  readonly Contents: ComponentType;
}

const sections: readonly [Section, ...Section[]] = [
  { path: 'users', title: administrationWords.users, Contents: Users },
  { path: 'groups', title: administrationWords.groups, Contents: Groups },
  { path: 'keys', title: administrationWords.keys, Contents: Keys },
  { path: 'rights', title: administrationWords.rights, Contents: Grants },
  { path: 'access', title: administrationWords.access, Contents: Access },
  { path: 'sessions', title: administrationWords.sessions, Contents: Sessions },
  { path: 'providers', title: providerWords.providers, Contents: Providers },
  { path: 'statuses', title: administrationWords.statuses, Contents: Statuses },
  { path: 'webhooks', title: administrationWords.webhooks, Contents: Webhooks },
];

/** Users, groups, keys, their rights, sessions, providers, statuses and webhooks, a section at a time. */
export default function Administration() {
  const { path, Contents } = sections.find(section => section.path === segments.value[1]) ?? sections[0];
  return (
    <>
      <PageTitle title={say(words.administration)}>
        <a class="link-button" href={`${root}audit`}>
          <Icon name="journal-text" /> {say(words.audit)}
        </a>
      </PageTitle>
      <nav class="tabs" aria-label={say(words.administration)}>
        {sections.map(section => (
          <a key={section.path} href={to.administration(section.path)} aria-current={section.path === path ? 'page' : undefined}>
            {say(section.title)}
          </a>
        ))}
      </nav>
      <Contents key={path} />
    </>
  );
}
