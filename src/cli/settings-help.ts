import { settings } from '../config/settings.js';
import { fault, say } from './language/spoken.js';

/** Every setting as a line of help. */
export function settingsHelp(): string {
  const lines = Object.values(settings).map(
    ({ name, usual, meaning }) => `  ${name.padEnd(24)} ${fault(meaning)}${usual === undefined ? '' : ` (${usual})`}`,
  );
  return `\n${say('SettingsAsEnvironmentVariables')}\n${lines.join('\n')}\n`;
}
