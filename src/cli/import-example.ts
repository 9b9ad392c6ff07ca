import { Command } from 'commander';
import { exampleComment, exampleOperations } from '../example/operations.js';
import { say } from './language/spoken.js';
import { print } from './output.js';
import { withService } from './service-client.js';
import { settingsHelp } from './settings-help.js';

/** The id of the object that contains every place, which is the first of every installation. */
const rootLocation = 1;

/** `kataster import example`: loads the example company. */
export function importExampleCommand(): Command {
  return new Command('example')
    .description('LoadExampleCompanyToTryKatasterWith')
    .addHelpText('after', say('ItIsOneChangeSet') + settingsHelp())
    .action(importExample);
}

async function importExample(): Promise<void> {
  await withService(
    async ({ kataster }) => {
      const operations = exampleOperations(rootLocation, new Date());
      const { number } = await kataster.changes.apply({ operations }, { comment: exampleComment });
      print(say('ExampleCompanyHasBeenLoadedAsChange', { number: String(number) }));
    },
    { missing: 'made' },
  );
}
