import { Command } from 'commander';
import type { Kataster } from '../../generated/client.js';
import { pausedAsCopy } from '../domain/webhooks/webhook-events.js';
import { say, sayEach } from './language/spoken.js';
import { print } from './output.js';
import { withService } from './service-client.js';
import { settingsHelp } from './settings-help.js';
import { table } from './table.js';

/** `kataster webhook list|resume`: which webhooks deliver, and letting those of a copied database deliver again. */
export function webhookCommand(): Command {
  const list = new Command('list').description('ShowEveryWebhook').action(() => withService(printAll));
  const resume = new Command('resume')
    .description('ResumeWebhooksOfCopiedDatabase')
    .addHelpText('after', say('MakeSureThatNoOtherServiceDelivers') + settingsHelp())
    .action(() => withService(resumeAll));
  return new Command('webhook').description('ManageWebhooks').addCommand(list).addCommand(resume);
}

async function printAll({ kataster }: Kataster): Promise<void> {
  const webhooks = await kataster.webhook.read({});
  const lines = webhooks.map(({ id, enabled, title, last_problem: problem }) => {
    const state = say(enabled ? 'WebhookDelivers' : 'WebhookIsPaused');
    return [id, state, title, problem ?? '-'];
  });
  print(table(sayEach(['HeadingId', 'HeadingState', 'HeadingTitle', 'HeadingReason']), lines));
}

async function resumeAll({ kataster }: Kataster): Promise<void> {
  const webhooks = await kataster.webhook.read({});
  const paused = webhooks.filter(({ enabled, last_problem: problem }) => !enabled && problem === pausedAsCopy);
  for (const { id } of paused) print((await kataster.webhook.update({ id, enabled: true })).message);
  if (paused.length === 0) print(say('NoWebhookStandsStill'));
}
