import { useState } from 'preact/hooks';
import type { KeyInfo, KeyRights } from '../../../../generated/client.js';
import { FormButton, textIn } from '../../parts/form-dialog.js';
import { Time } from '../../parts/time.js';
import { to } from '../../routing/addresses.js';
import { useAnswer } from '../../service/answer.js';
import { service } from '../../service/service.js';
import { say } from '../../texts/say.js';
import { words } from '../../texts/words.js';
import { AdministeredList } from './administered-list.js';
import { administrationWords } from './administration-words.js';
import { KeepField } from './keep-field.js';
import { RightsField } from './rights-field.js';
import { RightsText } from './rights-text.js';
import { ShownOnce } from './shown-once.js';

/** Keys of programs: what each may do, when it was used last, and making, changing, replacing and revoking one. */
export function Keys() {
  const keys = useAnswer(caller => caller.kataster.key.read({}), []);
  return (
    <AdministeredList
      name="keys"
      title={say(administrationWords.keys)}
      rows={keys}
      columns={[
        { title: say(administrationWords.owner), show: ({ title }) => <b>{title}</b> },
        { title: say(administrationWords.rights), show: key => <Limits of={key} /> },
        { title: say(administrationWords.lastUsed), show: ({ last_used }) => <Time value={last_used} /> },
        { title: say(administrationWords.expires), show: ({ expires }) => <Time value={expires} /> },
        { title: say(words.actions), show: key => <KeyActions of={key} /> },
      ]}
    >
      <NewKey />
    </AdministeredList>
  );
}

function Limits({ of: { rights, addresses } }: { readonly of: KeyInfo }) {
  return (
    <>
      <RightsText of={rights} />
      {addresses && <small class="hint">{addresses.join(', ')}</small>}
    </>
  );
}

function NewKey() {
  const [rights, setRights] = useState<KeyRights>([{ verbs: ['view'] }]);
  return (
    <FormButton
      shortcut="n"
      title={say(administrationWords.newKey)}
      submit={say(administrationWords.newKey)}
      save={form => service.value.kataster.key.create({ ...limitsIn(form), rights })}
      outcome={({ message, key: text }) => <ShownOnce message={message} secret={text} />}
    >
      <KeyFields rights={rights} onRights={setRights} />
    </FormButton>
  );
}

interface KeyFieldsProps {
  readonly of?: KeyInfo;
  readonly rights: KeyRights;
  onRights(rights: KeyRights): void;
}

function KeyFields({ of, rights, onRights }: KeyFieldsProps) {
  return (
    <>
      <label>
        {say(administrationWords.owner)}
        <input name="title" required={true} autoComplete="off" defaultValue={of?.title ?? ''} />
      </label>
      <RightsField value={rights} mayBeEverything={true} onChange={onRights} />
      <label>
        {say(administrationWords.expiryDay)}
        <input name="expires" type="date" defaultValue={of?.expires?.slice(0, 10) ?? ''} />
      </label>
      <label>
        {say(administrationWords.addressRanges)}
        <input name="addresses" autoComplete="off" placeholder="10.0.0.0/8" defaultValue={of?.addresses?.join(', ') ?? ''} />
      </label>
    </>
  );
}

function limitsIn(form: FormData) {
  const addresses = textIn(form, 'addresses')
    .split(/[\s,]+/)
    .filter(Boolean);
  return {
    title: textIn(form, 'title'),
    expires: textIn(form, 'expires') || null,
    addresses: addresses.length > 0 ? addresses : null,
  };
}

function KeyActions({ of }: { readonly of: KeyInfo }) {
  const { id, title, revoked } = of;
  const { key } = service.value.kataster;
  if (revoked) return <span class="warned">{say(administrationWords.revoked)}</span>;
  return (
    <span class="row-actions">
      <a class="link-button small" href={to.accessOfKey(id)}>
        {say(administrationWords.tryRights)}
      </a>
      <ChangedKey of={of} />
      <FormButton
        isSmall={true}
        title={say(administrationWords.rotateKey, { title })}
        submit={say(administrationWords.rotate)}
        save={form => key.rotate({ id, keep: textIn(form, 'keep') })}
        outcome={({ message, key: text }) => <ShownOnce message={message} secret={text} />}
      >
        <p>{say(administrationWords.rotateHint)}</p>
        <KeepField />
      </FormButton>
      <FormButton
        isSmall={true}
        isDangerous={true}
        title={say(administrationWords.revoke)}
        submit={say(administrationWords.revoke)}
        save={() => key.revoke({ id })}
      >
        <p>{say(administrationWords.revokeSure, { title })}</p>
      </FormButton>
    </span>
  );
}

function ChangedKey({ of }: { readonly of: KeyInfo }) {
  const [rights, setRights] = useState<KeyRights>(of.rights);
  return (
    <FormButton
      shortcut="e"
      isSmall={true}
      title={of.title}
      label={say(words.edit)}
      submit={say(words.save)}
      save={form => service.value.kataster.key.update({ id: of.id, ...changedLimits(form, of), rights })}
    >
      <KeyFields of={of} rights={rights} onRights={setRights} />
    </FormButton>
  );
}

/** A day that was not touched keeps its time. */
function changedLimits(form: FormData, { expires }: KeyInfo) {
  const limits = limitsIn(form);
  const { expires: _, ...others } = limits;
  return limits.expires === (expires?.slice(0, 10) ?? null) ? others : limits;
}
