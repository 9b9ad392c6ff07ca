import { to } from '../routing/addresses.js';
import { say } from '../texts/say.js';
import { words } from '../texts/words.js';

const views = {
  connections: { title: words.connections, address: to.connections },
  cables: { title: words.cables, address: to.cables },
  impact: { title: words.impact, address: to.impact },
} as const;

interface ObjectViewsProps {
  readonly object: { readonly id: number | string; readonly title: string; readonly type_title: string };
  readonly here: keyof typeof views;
}

/** The object that a page is about, and the other pages about how it hangs together. */
export function ObjectViews({ object: { id, title, type_title }, here }: ObjectViewsProps) {
  return (
    <nav class="object-views" aria-label={title}>
      <span>
        <a href={to.object(id)}>{title}</a> · {type_title}
      </span>
      <ul>
        {Object.entries(views).map(([name, view]) => (
          <li key={name}>
            <a href={view.address(id)} aria-current={name === here ? 'page' : undefined}>
              {say(view.title)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
