import { say } from '../../texts/say.js';
import { administrationWords } from './administration-words.js';

const graces = {
  0: administrationWords.atOnce,
  '1h': administrationWords.hour,
  '1d': administrationWords.day,
  '7d': administrationWords.week,
  '30d': administrationWords.month,
} as const;

/** How long a former key or secret lives on. */
export function KeepField() {
  return (
    <label>
      {say(administrationWords.keep)}
      <select name="keep" defaultValue="1d">
        {Object.entries(graces).map(([value, title]) => (
          <option key={value} value={value} selected={value === '1d'}>
            {say(title)}
          </option>
        ))}
      </select>
    </label>
  );
}
