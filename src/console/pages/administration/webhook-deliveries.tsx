import { useState } from 'preact/hooks';
import type { WebhookDelivery, WebhookInfo } from '../../../../generated/client.js';
import { Dialog } from '../../parts/dialog.js';
import { Loaded } from '../../parts/loaded.js';
import { PlainTable } from '../../parts/plain-table.js';
import { Time } from '../../parts/time.js';
import { useAnswer } from '../../service/answer.js';
import { root } from '../../service/root.js';
import { service } from '../../service/service.js';
import { say } from '../../texts/say.js';
import { words } from '../../texts/words.js';
import { webhookWords } from './webhook-words.js';
import { carriedOut } from './write.js';

const most = 200;

/** A button that shows what a webhook could not deliver yet, or gave up. */
export function Deliveries({ of }: { readonly of: WebhookInfo }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" class="small" onClick={() => setOpen(true)}>
        {say(webhookWords.deliveries)}
      </button>
      {isOpen && <DeliveryDialog of={of} onClose={() => setOpen(false)} />}
    </>
  );
}

function DeliveryDialog({ of: { id, title }, onClose }: { readonly of: WebhookInfo; readonly onClose: () => void }) {
  const deliveries = useAnswer(caller => caller.kataster.webhook.deliveries({ id, limit: most }), [id]);
  const resend = (ids?: string[]) =>
    void carriedOut(() => service.value.kataster.webhook.resend({ id, ...(ids && { deliveries: ids }) }));
  const hasFailed = deliveries.value?.some(({ state }) => state === 'failed') ?? false;
  return (
    <Dialog title={say(webhookWords.deliveriesOf, { title })} onClose={onClose}>
      <div class="dialog-body">
        <p>{say(webhookWords.deliveriesHint)}</p>
        <Loaded answer={deliveries}>{list => <DeliveryTable rows={list} resend={each => resend([each])} />}</Loaded>
      </div>
      <footer>
        <button type="button" onClick={deliveries.reload}>
          {say(webhookWords.reload)}
        </button>
        {hasFailed && (
          <button type="button" class="primary" onClick={() => resend()}>
            {say(webhookWords.resendAll)}
          </button>
        )}
      </footer>
    </Dialog>
  );
}

function DeliveryTable({ rows, resend }: { readonly rows: readonly WebhookDelivery[]; resend(id: string): void }) {
  return (
    <PlainTable
      label={say(webhookWords.deliveries)}
      rows={rows}
      keyOf={({ id }) => id}
      columns={[
        { title: say(webhookWords.number), show: ({ number }) => <a href={`${root}history?number=${number}`}>{number}</a> },
        { title: say(words.status), show: ({ state }) => say(webhookWords[state]) },
        { title: say(webhookWords.attempts), show: ({ attempts }) => attempts },
        { title: say(webhookWords.outcome), show: ({ outcome }) => <span class="breakable">{outcome ?? ''}</span> },
        { title: say(webhookWords.next), show: ({ next_attempt: next }) => <Time value={next} /> },
        {
          title: say(words.actions),
          show: ({ id, state }) =>
            state === 'failed' && (
              <button type="button" class="small" onClick={() => resend(id)}>
                {say(webhookWords.resend)}
              </button>
            ),
        },
      ]}
    />
  );
}
