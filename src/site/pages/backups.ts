import { invariants } from '../../domain/check/invariants.js';
import { codeBlock } from '../markup/code.js';
import { html, type Markup, prose } from '../markup/html.js';
import { type Link, type Page, paths } from '../markup/page.js';
import { word } from '../markup/titles.js';

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
  return {
    path: 'backups.html',
    title: 'Backups and checks',
    isGuide: true,
    description: 'How everything that is kept is backed up while the service runs, restored, and checked.',
    body: link => html`<div class="prose"><h1>${word('Backups and checks')}</h1>
<p class="lead">A backup is one file that holds everything of one moment. It is made while the service runs, proves by itself that it is whole, and takes the place of a database only if it is.</p>
${making(link)}
${restoring(link)}
${copying(link)}
${checking(link)}</div>
${whatHolds()}`,
  };
}

function making(link: Link): Markup {
  return html`<h2 id="backup">${word('Making backups')}</h2>
${codeBlock('Shell', backupCommands.backup)}
<p>The <a href="${link(paths.command('kataster backup'))}">command</a> reads one state of the database in a process of its own: nobody waits for it, and it may run on any day at any hour. It reads the copy again, compares it with what it read, and gives the file its name once it is on the disk; nothing is overwritten unless <code>--replace</code> says so. It ends by telling the moment: every write that was answered before is in the backup. The file is for its owner alone, and tells as much as the database does.</p>
<p>${prose('A backup of a SQLite database is that database with a line at its end, which says what it holds and has the SHA-256 of everything before it. A backup of a PostgreSQL database is its export, compressed. The command also prints the SHA-256 of the whole file, as `sha256sum` tells it.')}</p>
${codeBlock('Shell', backupCommands.schedule)}
<p>With <a href="${link(paths.setting('KATASTER_BACKUP'))}"><code>KATASTER_BACKUP</code></a> the service makes backups by itself: each hour, each night at two or each Sunday at two by the clock of the machine, and at its start if the last of these moments was missed. It keeps as many as are said, and removes only files that it named itself. A backup that fails is logged as an error and tried again after a quarter of an hour; <code>/metrics</code> tells <code>kataster_backup_newest_timestamp_seconds</code> and <code>kataster_backup_failures_total</code>. Keep copies on another machine, too: a folder beside the database is lost with it.</p>`;
}

function restoring(link: Link): Markup {
  return html`<h2 id="restore">${word('Restoring')}</h2>
${codeBlock('Shell', backupCommands.restore)}
<p>The <a href="${link(paths.command('kataster restore'))}">command</a> proves all of a file before it changes anything. It refuses one that was cut or changed anywhere, one of a newer version of the program, and a database that is being served. Without <code>--replace</code> it restores to an empty place alone; with it, a SQLite database that was there is kept beside the new one, as <code>….before-restore-…</code>. The next start of the service brings a backup of an older version up to date. Keys, users and passwords are those of the backup; passwords that were encrypted need the key file that the service had then.</p>`;
}

function copying(link: Link): Markup {
  return html`<h2 id="copies">${word('What a copied file is worth')}</h2>
<p>${prose('A SQLite database that is being served consists of two files: what was written last stands in `kataster.sqlite-wal` until it is put into `kataster.sqlite`, every few thousand writes. A copy of the second file alone is an older state, or a mixture of two; it passes the integrity check of SQLite. The service and the commands refuse such a copy, as its header says that it was in use; an empty `kataster.sqlite-wal` beside it says that the writes without which it was copied may be lost.')} Make backups with the command, or stop the service before files are copied: it leaves one file behind. The same holds for snapshots of a disk that do not take both files at one moment.</p>
<p>A copy or a backup is readable for everybody who has it: see <a href="${link(paths.setting('KATASTER_SECRET_FILE'))}"><code>KATASTER_SECRET_FILE</code></a>.</p>`;
}

function checking(link: Link): Markup {
  return html`<h2 id="check">${word('Checking')}</h2>
${codeBlock('Shell', backupCommands.check)}
<p>The <a href="${link(paths.command('kataster check'))}">command</a> reads everything once, in one state of the database and beside the service, and changes nothing. Each finding is a line that begins with the name of what does not hold and names the object or entry; then the exit code is 1. Run it after a restore, and now and then.</p>`;
}

function whatHolds(): Markup {
  return html`<div class="scroll" tabindex="0"><table><caption>What a check proves, and what it means where it does not hold</caption>
<thead><tr><th scope="col">Name</th><th scope="col">Otherwise</th></tr></thead><tbody>
${invariants.map(each => html`<tr><th scope="row">${each.name}</th><td>${each.consequence}</td></tr>\n`)}</tbody></table></div>`;
}
