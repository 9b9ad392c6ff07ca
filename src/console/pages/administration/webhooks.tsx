import type { WebhookInfo } from '../../../../generated/client.js';
import { FormButton, textIn } from '../../parts/form-dialog.js';
import { notify } from '../../parts/notices.js';
import { Time } from '../../parts/time.js';
import { useAnswer } from '../../service/answer.js';
import { service } from '../../service/service.js';
import { say } from '../../texts/say.js';
import { words } from '../../texts/words.js';
import { AdministeredList } from './administered-list.js';
import { administrationWords } from './administration-words.js';
import { KeepField } from './keep-field.js';
import { ShownOnce } from './shown-once.js';
import { Deliveries } from './webhook-deliveries.js';
import { ChangedWebhook, NewWebhook } from './webhook-form.js';
import { webhookWords } from './webhook-words.js';
import { carriedOut, failed } from './write.js';

/** Webhooks: where changes are delivered to, trying, changing and pausing one, its secret, and what could not be delivered. */
export function Webhooks() {
  const webhooks = useAnswer(caller => caller.kataster.webhook.read({}), []);
  const keys = useAnswer(caller => caller.kataster.key.read({}), []).value ?? [];
  return (
    <AdministeredList
      name="webhooks"
      title={say(administrationWords.webhooks)}
      rows={webhooks}
      columns={[
        { title: say(words.title), show: ({ title }) => <b>{title}</b> },
        { title: say(webhookWords.url), show: ({ url }) => <span class="breakable">{url}</span> },
        { title: say(administrationWords.key), show: ({ key }) => keys.find(({ id }) => id === key)?.title ?? key },
        { title: say(words.status), show: webhook => <State of={webhook} /> },
        { title: say(webhookWords.delivered), show: ({ last_delivered }) => <Time value={last_delivered} /> },
        { title: say(words.actions), show: webhook => <WebhookActions of={webhook} /> },
      ]}
    >
      <NewWebhook keys={keys} />
    </AdministeredList>
  );
}

function State({ of }: { readonly of: WebhookInfo }) {
  const { enabled, last_problem: problem, last_problem_time: time, former_secret_expires: overlap } = of;
  return (
    <span class="breakable">
      {enabled ? say(webhookWords.delivering) : <b class="warned">{say(webhookWords.paused)}</b>}
      {problem !== null && (
        <small class="warned">
          {problem} {time !== null && <Time value={time} />}
        </small>
      )}
      {overlap !== null && (
        <small>
          {say(webhookWords.overlap)} <Time value={overlap} />
        </small>
      )}
    </span>
  );
}

function WebhookActions({ of }: { readonly of: WebhookInfo }) {
  const { id, title, enabled } = of;
  const { webhook } = service.value.kataster;
  return (
    <span class="row-actions">
      <button type="button" class="small" onClick={() => void tried(of)}>
        {say(webhookWords.try)}
      </button>
      <Deliveries of={of} />
      <ChangedWebhook of={of} />
      <button type="button" class="small" onClick={() => void carriedOut(() => webhook.update({ id, enabled: !enabled }))}>
        {say(enabled ? webhookWords.pause : webhookWords.resume)}
      </button>
      <FormButton
        isSmall={true}
        title={say(webhookWords.rotateTitle, { title })}
        submit={say(webhookWords.rotate)}
        save={form => webhook.rotate({ id, keep: textIn(form, 'keep') })}
        outcome={({ message, secret }) => <ShownOnce message={message} secret={secret} />}
      >
        <p>{say(webhookWords.rotateHint)}</p>
        <KeepField />
      </FormButton>
      <FormButton
        isSmall={true}
        isDangerous={true}
        title={title}
        submit={say(administrationWords.remove)}
        save={() => webhook.delete({ id })}
      >
        <p>{say(webhookWords.removeSure, { title })}</p>
      </FormButton>
    </span>
  );
}

/** Sends a delivery without changes, and says what the receiver answered. */
async function tried({ id, title }: WebhookInfo): Promise<void> {
  notify(say(webhookWords.trying, { title }));
  await service.value.kataster.webhook.test({ id }).then(({ delivered, outcome }) => {
    notify(say(delivered ? webhookWords.reached : webhookWords.notReached, { title, outcome }));
  }, failed);
}
