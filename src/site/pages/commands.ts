import type { Command } from 'commander';
import { verbs } from '../../../generated/methods.js';
import type { MethodObject } from '../../../scripts/generate/document/document.js';
import { settings } from '../../config/settings.js';
import type { Docs } from '../examples/docs.js';
import { codeBlock } from '../markup/code.js';
import { html, joined, type Markup } from '../markup/html.js';
import { anchorOf, type Link, type Page, paths } from '../markup/page.js';
import { word } from '../markup/titles.js';
import { commandsOf, type NamedCommand } from '../sections/commands.js';

/** Every command as it tells of itself, and every setting. */
export function commandPage({ document, program }: Docs): Page {
  return {
    path: 'commands.html',
    title: 'Keys, commands and settings',
    isGuide: true,
    description: 'How keys are made, what the command line does, and what can be set.',
    body: link => html`<h1>${word('Keys, commands and settings')}</h1>
<div class="prose"><p class="lead">Every call carries a key. The first start of a service makes one with every right and shows it once; <code>kataster key create</code> makes others, also while the service runs, as <code>kataster.key.create</code> does.</p>
<p>A key that leaked is revoked by <code>kataster key revoke</code>; one that is due is replaced by <code>kataster key rotate</code>, which lets the former one live on as long as <code>--keep</code> says, so that callers can be changed one after another. <code>kataster key update</code> narrows or widens a key. Each counts from the next call on, on every process of the service.</p>
<p>Only the digest of a key is stored, so a lost one cannot be shown again. Missing, unknown, revoked and expired keys all return the same error: <a href="errors.html#AuthenticationFailed">AuthenticationFailed</a>.</p>
<p>Persons need no key: a session that <code>idoit.login</code> opens has the rights of its person, and with a key those that both have. Next to the key, the first start shows the login <code>admin</code>, which has every right, and a password. It has expired: until <code>kataster.user.password</code> changes it, every other call returns <a href="errors.html#PasswordExpired">PasswordExpired</a>. <code>kataster user</code> makes other users, and <code>kataster user password admin</code> sets the password where the first start showed none.</p>
<h2 id="rights">Rights</h2>
<p>A key has every right, or those it was given. These are the rights there are, and the methods that need them:</p>
${rights(document, link)}
<h2 id="commands">Commands</h2>
<p>Commands on keys, users and object types call the service: what they do counts at the next call. While a SQLite file is served they reach it by the Unix-domain socket beside the file, <code>FILE.socket</code> with mode 600. Its owner needs no key there and may do everything; on the network every call needs one. Run them as the user of the service. A file that is not served, and a PostgreSQL database, are opened by the command itself, which carries out the same call.</p>
${commandsOf(program).map(section)}
</div>
<h2 id="settings">Settings</h2>
<p class="prose">Environment variables of the service and of the commands. A value that cannot be stops the start with one line that says what would be right.</p>
<div class="scroll" tabindex="0"><table><thead><tr><th scope="col">Variable</th><th scope="col">Usually</th><th scope="col">Meaning</th></tr></thead><tbody>
${Object.values(settings).map(({ name, usual, meaning }) => html`<tr id="${name}"><th scope="row"><code>${name}</code></th><td>${usual !== undefined && html`<code>${usual}</code>`}</td><td>${meaning}</td></tr>\n`)}</tbody></table></div>`,
  };
}

/** Every right that a method asks for, and the methods that do. */
function rights({ methods }: Docs['document'], link: Link): Markup {
  const needing = verbs.map(verb => ({
    verb,
    all: methods.filter(({ deprecated, ...method }) => method['x-permission']?.verb === verb && !deprecated),
  }));
  const linked = ({ name }: MethodObject): Markup => html`<a href="${link(paths.method(name))}">${name}</a>`;
  return html`<dl class="fields">${needing
    .filter(({ all }) => all.length > 0)
    .map(({ verb, all }) => html`<dt><code>${verb}</code></dt><dd>${joined(all.map(linked), ', ')}</dd>\n`)}</dl>`;
}

function section({ name, command }: NamedCommand): Markup {
  return html`<h3 id="${anchorOf(name)}"><code>${name}</code></h3><p>${command.description()}</p>
${codeBlock(`${name} --help`, helpOf(command))}
`;
}

/** The same on every terminal the documentation is made on. */
function helpOf(command: Command): string {
  return command.configureHelp({ helpWidth: 80 }).helpInformation().trim();
}
