import { Notices } from '../parts/notices.js';
import { Questions } from '../parts/question.js';
import { credentials, isExpired } from '../service/credentials.js';
import { say } from '../texts/say.js';
import { AsOfDialog, isAsOfOpen } from './as-of.js';
import { Header } from './header.js';
import { Navigation } from './navigation.js';
import { Page } from './page.js';
import { isProgramOpen, ProgramPanel } from './program-panel.js';
import { shellWords } from './shell-words.js';
import { areKeysShown, Keys } from './shortcuts.js';
import { SignInAgain, SignInPage } from './sign-in.js';

/** The console: its frame and the page that the address says. */
export function Console() {
  return (
    <>
      <a class="skip" href="#page">
        {say(shellWords.skip)}
      </a>
      <Header />
      {credentials.value === undefined ? (
        <SignInPage />
      ) : (
        <div class="frame">
          <Navigation />
          <main id="page" tabIndex={-1}>
            <Page />
          </main>
        </div>
      )}
      {isExpired.value && <SignInAgain />}
      {isProgramOpen.value && <ProgramPanel />}
      {isAsOfOpen.value && <AsOfDialog />}
      {areKeysShown.value && <Keys />}
      <Questions />
      <Notices />
    </>
  );
}
