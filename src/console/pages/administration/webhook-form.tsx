import { useState } from 'preact/hooks';
import type { KeyInfo, WebhookCondition, WebhookFilter, WebhookInfo } from '../../../../generated/client.js';
import { FormButton, textIn } from '../../parts/form-dialog.js';
import { useAnswer } from '../../service/answer.js';
import { objectTypes } from '../../service/catalogue.js';
import { constant } from '../../service/constants.js';
import { service } from '../../service/service.js';
import { say } from '../../texts/say.js';
import { words } from '../../texts/words.js';
import { ShownOnce } from './shown-once.js';
import { ConditionsField } from './webhook-conditions.js';
import { webhookWords } from './webhook-words.js';

/** A form that makes a webhook, and shows its secret once. */
export function NewWebhook({ keys }: { readonly keys: readonly KeyInfo[] }) {
  const [conditions, setConditions] = useState<readonly WebhookCondition[]>([]);
  const create = (form: FormData) => {
    const key = textIn(form, 'key');
    return service.value.kataster.webhook.create({ ...settingsIn(form, {}), ...(key && { key }), conditions: [...conditions] });
  };
  return (
    <FormButton
      shortcut="n"
      title={say(webhookWords.newWebhook)}
      submit={say(webhookWords.newWebhook)}
      save={create}
      outcome={({ message, secret }) => <ShownOnce message={message} secret={secret} />}
    >
      <WebhookFields />
      <label>
        {say(webhookWords.seenBy)}
        <select name="key" required={true}>
          {keys
            .filter(({ revoked }) => revoked === null)
            .map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
        </select>
      </label>
      <ConditionsField value={conditions} onChange={setConditions} />
    </FormButton>
  );
}

/** A button that changes what a webhook delivers, and where. */
export function ChangedWebhook({ of }: { readonly of: WebhookInfo }) {
  const [conditions, setConditions] = useState<readonly WebhookCondition[]>(of.conditions);
  return (
    <FormButton
      shortcut="e"
      isSmall={true}
      title={of.title}
      label={say(words.edit)}
      submit={say(words.save)}
      save={form =>
        service.value.kataster.webhook.update({
          id: of.id,
          ...settingsIn(form, of.filter),
          conditions: [...conditions],
        })
      }
    >
      <WebhookFields of={of} />
      <ConditionsField value={conditions} onChange={setConditions} />
    </FormButton>
  );
}

function WebhookFields({ of }: { readonly of?: WebhookInfo }) {
  const types = useAnswer(objectTypes, []).value ?? [];
  const chosen = String(of?.filter.type ?? '');
  return (
    <>
      <label>
        {say(words.title)}
        <input name="title" required={true} autoComplete="off" defaultValue={of?.title ?? ''} />
      </label>
      <label>
        {say(webhookWords.url)}
        <input name="url" type="url" required={true} placeholder="https://" defaultValue={of?.url ?? ''} />
      </label>
      <label>
        {say(webhookWords.ofType)}
        <select name="type">
          <option value="">{say(words.all)}</option>
          {types.map(({ const: name, title }) => (
            <option key={name} value={name} selected={name === chosen}>
              {title}
            </option>
          ))}
        </select>
      </label>
    </>
  );
}

/** Settings as they were typed; filters that the form does not show stay. */
function settingsIn(form: FormData, { type: _, ...filter }: WebhookFilter) {
  const type = textIn(form, 'type');
  return { title: textIn(form, 'title'), url: textIn(form, 'url'), filter: { ...filter, ...(type && { type: constant(type) }) } };
}
