import { settings } from '../config/settings.js';
import { language, said } from './language/spoken.js';

/** Every setting as a line of help. */
export function settingsHelp(): string {
  const lines = Object.values(settings).map(
    ({ name, usual, meaning }) => `  ${name.padEnd(24)} ${meaning[language()]}${usual === undefined ? '' : ` (${usual})`}`,
  );
  return `\n${said`Settings, as environment variables:`}\n${lines.join('\n')}\n`;
}
