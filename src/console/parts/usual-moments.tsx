import type { Text } from '../texts/language.js';
import { say } from '../texts/say.js';

const momentWords = {
  hourAgo: { en: 'An hour ago', de: 'Vor einer Stunde' },
  dayAgo: { en: 'Yesterday', de: 'Gestern' },
  weekAgo: { en: 'A week ago', de: 'Vor einer Woche' },
  monthAgo: { en: '30 days ago', de: 'Vor 30 Tagen' },
} as const satisfies Readonly<Record<string, Text>>;

const hour = 3_600_000;

/** Moments that are chosen at once, by how many hours they are ago. */
const usual: readonly (readonly [label: Text, hours: number])[] = [
  [momentWords.hourAgo, 1],
  [momentWords.dayAgo, 24],
  [momentWords.weekAgo, 24 * 7],
  [momentWords.monthAgo, 24 * 30],
];

interface UsualMomentsProps {
  readonly label: string;
  onChoose(moment: Date): void;
}

/** Buttons for moments of the past that are asked for often. */
export function UsualMoments({ label, onChoose }: UsualMomentsProps) {
  return (
    <div class="choice" role="group" aria-label={label}>
      {usual.map(([title, hours]) => (
        <button key={hours} type="button" onClick={() => onChoose(new Date(Date.now() - hours * hour))}>
          {say(title)}
        </button>
      ))}
    </div>
  );
}
