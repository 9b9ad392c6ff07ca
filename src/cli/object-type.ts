import { Command } from 'commander';
import type { Kataster, OtherConstant } from '../../generated/client.js';
import { said } from './language/spoken.js';
import { withService } from './service-client.js';
import { settingsHelp } from './settings-help.js';
import { StartError } from './start-error.js';

/** `kataster object-type template`: what new objects of a type are made from where `defaultTemplate` asks for it. */
export function objectTypeCommand(): Command {
  return new Command('object-type')
    .description('Configure object types.')
    .addCommand(
      new Command('template')
        .description('Show or set the default template of an object type.')
        .argument('<type>', 'constant or id of the object type, such as C__OBJTYPE__SERVER')
        .argument('[object]', "id of the object that becomes the template, or 'none'")
        .addHelpText('after', settingsHelp())
        .action(template),
    );
}

async function template(type: string, object?: string): Promise<void> {
  const id = object === undefined || object === 'none' ? null : idOf(object);
  await withService(async ({ kataster }) => {
    const told = object === undefined ? await shown(kataster, type) : await set(kataster, type, id);
    process.stdout.write(`${told}\n`);
  });
}

async function set({ object_type }: Kataster['kataster'], type: string, id: number | null): Promise<string> {
  return (await object_type.update({ type: type as OtherConstant, default_template: id })).message;
}

async function shown({ object_type }: Kataster['kataster'], type: string): Promise<string> {
  const { const: constant, default_template: object } = await object_type.read({ type: type as OtherConstant });
  return object === null
    ? said`The default template of ${constant} is not set.`
    : said`The default template of ${constant} is object ${object}.`;
}

function idOf(text: string): number {
  const id = /^[1-9][0-9]{0,15}$/.test(text) ? Number(text) : Number.NaN;
  if (!Number.isSafeInteger(id)) throw new StartError(said`expected the id of an object or 'none', not '${text}'`);
  return id;
}
