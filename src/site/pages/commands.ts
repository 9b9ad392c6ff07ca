import type { Command } from 'commander';
import { verbs } from '../../../generated/methods.js';
import type { MethodObject } from '../../../scripts/generate/document/document.js';
import { settings } from '../../config/settings.js';
import { inLanguage } from '../../messages/text.js';
import type { Docs } from '../examples/docs.js';
import { codeBlock } from '../markup/code.js';
import { html, joinMarkup, type Markup } from '../markup/html.js';
import { anchorOf, type Link, type Page, paths } from '../markup/page.js';
import { phrase, word } from '../markup/titles.js';
import { commandsOf, type NamedCommand } from '../sections/commands.js';
import { pageText } from '../sections/page-text.js';

/** Every command as it tells of itself, and every setting. */
export function commandPage({ document, program, programInGerman }: Docs): Page {
  const inGerman = commandsOf(programInGerman);
  return {
    path: 'commands.html',
    title: 'Keys, commands and settings',
    isGuide: true,
    description: 'How keys are made, what the command line does, and what can be set.',
    body: link => html`<h1>${word('Keys, commands and settings')}</h1>
${pageText('commands', {
  within: {
    rights: rights(document, link),
    commands: html`${commandsOf(program).map((each, at) => section(each, inGerman[at]))}`,
  },
  wide: { settings: settingsTable() },
})}`,
  };
}

function settingsTable(): Markup {
  return html`<div class="scroll" tabindex="0"><table><thead><tr><th scope="col">${word('Variable')}</th><th scope="col">${word('Usually')}</th><th scope="col">${word('Meaning')}</th></tr></thead><tbody>
${Object.values(settings).map(({ name, usual, meaning }) => html`<tr id="${name}"><th scope="row"><code>${name}</code></th><td>${usual !== undefined && html`<code>${usual}</code>`}</td><td>${phrase(inLanguage(meaning, 'en'), inLanguage(meaning, 'de'))}</td></tr>\n`)}</tbody></table></div>`;
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
    .map(({ verb, all }) => html`<dt><code>${verb}</code></dt><dd>${joinMarkup(all.map(linked), ', ')}</dd>\n`)}</dl>`;
}

/** A command, and its help in each language. */
function section({ name, command }: NamedCommand, { command: german }: NamedCommand = { name, command }): Markup {
  return html`<h3 id="${anchorOf(name)}"><code>${name}</code></h3><p>${phrase(command.description(), german.description())}</p>
<div class="en">${codeBlock(`${name} --help`, helpOf(command))}</div><div class="de" lang="de">${codeBlock(`${name} --help`, helpOf(german))}</div>
`;
}

/** The same on every terminal the documentation is made on. */
function helpOf(command: Command): string {
  return command
    .configureHelp({ ...command.configureHelp(), helpWidth: 80 })
    .helpInformation()
    .trim();
}
