import { Command } from 'commander';
import { StartRefused } from './start-refused.js';
import { settingsHelp, type Workplace, withKnownWorkplace } from './workplace.js';

/** `kataster object-type template`: what new objects of a type are made from where `defaultTemplate` asks for it. */
export function objectTypeCommand(): Command {
  return new Command('object-type').description('Configure object types.').addCommand(
    new Command('template')
      .description('Show or set the default template of an object type.')
      .argument('<type>', 'constant or id of the object type, such as C__OBJTYPE__SERVER')
      .argument('[object]', "id of the object that becomes the template, or 'none'")
      .addHelpText('after', settingsHelp())
      .action((type: string, object?: string) => withKnownWorkplace(workplace => template(workplace, type, object))),
  );
}

async function template({ registry, store }: Workplace, name: string, object: string | undefined): Promise<void> {
  const type = registry.objectType(name)?.const;
  if (!type) throw new StartRefused(`there is no object type '${name}'`);
  if (object !== undefined) {
    const id = object === 'none' ? null : idOf(object);
    await store.transaction(async records => {
      if (id !== null && !(await records.objects.hold(id))) throw new StartRefused(`there is no object ${id}`);
      await records.objectTypes.setDefaultTemplate(type, id);
    });
  }
  const current = await store.reads.objectTypes.defaultTemplate(type);
  process.stdout.write(`The default template of ${type} is ${current === undefined ? 'not set' : `object ${current}`}.\n`);
}

function idOf(text: string): number {
  const id = /^[1-9][0-9]{0,15}$/.test(text) ? Number(text) : Number.NaN;
  if (!Number.isSafeInteger(id)) throw new StartRefused(`expected the id of an object or 'none', not '${text}'`);
  return id;
}
