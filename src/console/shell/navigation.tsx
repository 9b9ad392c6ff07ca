import { Icon } from '../parts/icon.js';
import { segments } from '../routing/location.js';
import { useAccess } from '../service/access.js';
import { root } from '../service/root.js';
import { say } from '../texts/say.js';
import { isMenuOpen, Switches } from './header.js';
import { pages } from './pages.js';
import { shellWords } from './shell-words.js';

/** The pages of the console, at the side. */
export function Navigation() {
  const [here = ''] = segments.value;
  const { uses } = useAccess();
  return (
    <nav class="side" id="page-menu" aria-label={say(shellWords.navigation)} data-open={isMenuOpen.value}>
      <ul>
        {pages
          .filter(({ icon, needs }) => icon !== undefined && (needs === undefined || uses(needs)))
          .map(({ path, icon = 'house', title }) => (
            <li key={path}>
              <a
                href={`${root}${path}`}
                aria-current={path === here ? 'page' : undefined}
                onClick={() => (isMenuOpen.value = false)}
              >
                <Icon name={icon} /> {say(title)}
              </a>
            </li>
          ))}
      </ul>
      <Switches />
    </nav>
  );
}
