import { signal } from '@preact/signals';
import { Icon } from '../parts/icon.js';
import { credentials, signOut } from '../service/credentials.js';
import { root } from '../service/root.js';
import { service } from '../service/service.js';
import { chooseLanguage, language } from '../texts/language.js';
import { say } from '../texts/say.js';
import { words } from '../texts/words.js';
import { AsOfButton } from './as-of.js';
import { isProgramOpen } from './program-panel.js';
import { Search } from './search.js';
import { shellWords } from './shell-words.js';
import { isDark, switchTheme } from './theme.js';

/** Whether the menu of narrow screens is open. */
export const isMenuOpen = signal(false);

/** The header of every page. */
export function Header() {
  const caller = credentials.value;
  return (
    <header class="top">
      {caller && (
        <button
          type="button"
          class="menu-button"
          aria-label={say(shellWords.menu)}
          aria-expanded={isMenuOpen.value}
          aria-controls="page-menu"
          onClick={() => (isMenuOpen.value = !isMenuOpen.value)}
        >
          <Icon name="list" />
        </button>
      )}
      <a class="brand" href={root}>
        <img src={`${root}console/icon.svg`} alt="" width="26" height="26" />
        <span>kataster</span>
      </a>
      {caller && <Search />}
      <Switches />
    </header>
  );
}

/** Language, light and dark, the documentation, the calls of the page, and signing out; on phones they stand in the menu. */
export function Switches() {
  const caller = credentials.value;
  return (
    <div class="switches">
      <button
        type="button"
        lang={language.value === 'de' ? 'en' : 'de'}
        onClick={() => chooseLanguage(language.value === 'de' ? 'en' : 'de')}
      >
        {language.value === 'de' ? 'English' : 'Deutsch'}
      </button>
      <button type="button" onClick={switchTheme}>
        {say(isDark.value ? shellWords.light : shellWords.dark)}
      </button>
      <a class="link-button" href={`${root}docs/`}>
        {say(words.documentation)}
      </a>
      {caller && <AsOfButton />}
      {caller && (
        <button
          type="button"
          aria-label={say(words.asProgram)}
          title={say(words.asProgram)}
          onClick={() => (isProgramOpen.value = true)}
        >
          <Icon name="code-slash" />
        </button>
      )}
      {caller && (
        <a class="link-button" href={`${root}account`} title={caller.name} aria-label={say(words.account)}>
          <Icon name="person" />
        </a>
      )}
      {caller && (
        <button type="button" aria-label={say(shellWords.signOut)} onClick={() => void leave()}>
          <Icon name="box-arrow-right" />
        </button>
      )}
    </div>
  );
}

/** Ends the session at the service, too; a service that is gone ends it by itself. */
async function leave(): Promise<void> {
  if (credentials.value?.session !== undefined) await service.value.idoit.logout({}).catch(() => undefined);
  const provider = credentials.value?.provider;
  signOut();
  if (provider !== undefined) location.assign(`${root}sign-in/${provider}/logout`);
}
