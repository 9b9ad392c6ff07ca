import { settings } from '../config/settings.js';

/** Every setting as a line of help. */
export function settingsHelp(): string {
  const lines = Object.values(settings).map(
    ({ name, usual, meaning }) => `  ${name.padEnd(24)} ${meaning}${usual === undefined ? '' : ` (${usual})`}`,
  );
  return `\nSettings, as environment variables:\n${lines.join('\n')}\n`;
}
