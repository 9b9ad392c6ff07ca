import { Command } from 'commander';
import type { Kataster, OtherConstant } from '../../generated/client.js';
import { say } from './language/spoken.js';
import { print } from './output.js';
import { withService } from './service-client.js';
import { settingsHelp } from './settings-help.js';
import { StartError } from './start-error.js';

/** `kataster object-type template`: what new objects of a type are made from where `defaultTemplate` asks for it. */
export function objectTypeCommand(): Command {
  return new Command('object-type')
    .description('ConfigureObjectTypes')
    .addCommand(
      new Command('template')
        .description('ShowOrSetDefaultTemplateOfObject')
        .argument('<type>', 'ConstantOrIdOfObjectType')
        .argument('[object]', 'IdOfObjectThatBecomesTemplate')
        .addHelpText('after', settingsHelp())
        .action(template),
    );
}

async function template(type: string, object?: string): Promise<void> {
  const id = object === undefined || object === 'none' ? null : idOf(object);
  await withService(async ({ kataster }) => {
    const told = object === undefined ? await formatType(kataster, type) : await set(kataster, type, id);
    print(told);
  });
}

async function set({ object_type }: Kataster['kataster'], type: string, id: number | null): Promise<string> {
  return (await object_type.update({ type: type as OtherConstant, default_template: id })).message;
}

async function formatType({ object_type }: Kataster['kataster'], type: string): Promise<string> {
  const { const: constant, default_template: object } = await object_type.read({ type: type as OtherConstant });
  return object === null
    ? say('DefaultTemplateOfIsNotSet', { constant })
    : say('DefaultTemplateOfIsObject', { constant, object });
}

function idOf(text: string): number {
  const id = /^[1-9][0-9]{0,15}$/.test(text) ? Number(text) : Number.NaN;
  if (!Number.isSafeInteger(id)) throw new StartError(say('ExpectedIdOfObjectOrNone', { text }));
  return id;
}
