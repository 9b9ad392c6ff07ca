import { invariants } from '../../domain/check/invariants.js';
import { inBothLanguages } from '../../messages/text.js';
import { codeBlock } from '../markup/code.js';
import { html, type Markup } from '../markup/html.js';
import type { Page } from '../markup/page.js';
import { phrase, titleMarkup, word } from '../markup/titles.js';
import { pageText } from '../sections/page-text.js';

const name = '/backups/monday.backup';

/** Commands of the page, in the order in which a reader runs them. */
export const backupCommands = {
  backup: `kataster backup ${name}`,
  schedule: 'KATASTER_BACKUP=daily:7:/backups kataster serve',
  restore: `systemctl stop kataster
kataster restore --replace ${name}
systemctl start kataster`,
  check: 'kataster check',
} as const;

/** How everything is kept in a file, put back, and proved to be right. */
export function backupPage(): Page {
  const commands = Object.entries(backupCommands).map(([command, code]) => [command, codeBlock('Shell', code)] as const);
  return {
    path: 'backups.html',
    title: 'Backups and checks',
    isGuide: true,
    description: 'How everything that is kept is backed up while the service runs, restored, and checked.',
    body: () => html`<h1>${word('Backups and checks')}</h1>
${pageText('backups', { within: Object.fromEntries(commands), wide: { invariants: whatHolds() } })}`,
  };
}

function whatHolds(): Markup {
  return html`<div class="scroll" tabindex="0"><table><caption>${phrase('What a check proves, and what it means where it does not hold', 'Was geprüft wird, und was es bedeutet, wenn es nicht stimmt')}</caption>
<thead><tr><th scope="col">${word('Name')}</th><th scope="col">${word('Otherwise')}</th></tr></thead><tbody>
${invariants.map(each => html`<tr><th scope="row">${each.name}</th><td>${titleMarkup(inBothLanguages(each.consequence))}</td></tr>\n`)}</tbody></table></div>`;
}
