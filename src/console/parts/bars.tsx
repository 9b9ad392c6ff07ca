import type { ComponentChildren } from 'preact';
import { say } from '../texts/say.js';
import { words } from '../texts/words.js';

/** A bar: what it stands for, how long it is, and the list that it leads to. */
export interface Bar {
  readonly key: string;
  readonly title: ComponentChildren;
  readonly value: number;
  /** The value as the reader sees it. */
  readonly shown: string;
  readonly href: string;
  /** Whether the value is one that somebody has to look at. */
  readonly isHigh?: boolean;
}

/** Bars below each other, drawn to one scale: a list of links, so that a keyboard and paper have all of it. */
export function Bars({ bars, most }: { readonly bars: readonly Bar[]; readonly most?: number }) {
  if (bars.length === 0) return <p class="empty">{say(words.none)}</p>;
  const longest = most ?? Math.max(1, ...bars.map(({ value }) => value));
  return (
    <ul class="bars">
      {bars.map(({ key, title, value, shown, href, isHigh = false }) => (
        <li key={key}>
          <a href={href}>
            <span>{title}</span>
            <b>{shown}</b>
            <svg class={isHigh ? 'high' : ''} width="100%" height="5" aria-hidden="true" focusable="false">
              <rect class="track" width="100%" height="5" rx="2.5" />
              <rect width={`${Math.min(100, Math.max(1, (100 * value) / longest))}%`} height="5" rx="2.5" />
            </svg>
          </a>
        </li>
      ))}
    </ul>
  );
}
