import { text } from '../../../messages/text.js';
import { faultsAtMost, type Invariant } from './invariant.js';

/** Webhooks of a database that was restored or loaded stand still until somebody enables them. */
export const webhooks: Invariant = {
  name: 'webhooks',
  consequence: text('ResumeWebhooksOfCopy'),
  isPermitted: true,
  begin: ({ reads }) => ({
    async *atEnd() {
      for (const { id, title } of await reads.listPausedWebhooks(faultsAtMost))
        yield { subject: text('WebhookWithId', { id, title: JSON.stringify(title) }), reason: text('PausedAsCopy') };
    },
  }),
};
