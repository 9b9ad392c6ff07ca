import { useState } from 'preact/hooks';
import type { ProviderInfo } from '../../../../generated/client.js';
import { FormButton, textIn } from '../../parts/form-dialog.js';
import { fullAddress } from '../../service/root.js';
import { unrecordedService } from '../../service/unrecorded.js';
import { say } from '../../texts/say.js';
import { words } from '../../texts/words.js';
import { type OfferedGroup, RulesField } from './provider-rules.js';
import { providerWords } from './provider-words.js';

interface ProviderFormProps {
  /** The provider that is changed; a new one where absent. */
  readonly of?: ProviderInfo;
  readonly groups: readonly OfferedGroup[];
}

/** A button whose form creates or changes a provider. */
export function ProviderForm({ of, groups }: ProviderFormProps) {
  const [rules, setRules] = useState(of?.rules ?? []);
  const save = (form: FormData) =>
    unrecordedService().kataster.provider.save({
      id: of?.id ?? textIn(form, 'id'),
      title: textIn(form, 'title'),
      issuer: textIn(form, 'issuer'),
      client: textIn(form, 'client'),
      ...usualOr(form),
      admitted: linesIn(form, 'admitted'),
      rules: [...rules],
      ...secretIn(form),
    });
  return (
    <FormButton
      isSmall={of !== undefined}
      shortcut={of ? 'e' : 'n'}
      title={of?.title ?? say(providerWords.newProvider)}
      label={say(of ? words.edit : providerWords.newProvider)}
      submit={say(words.save)}
      save={save}
    >
      <ProviderFields of={of} />
      <RulesField value={rules} groups={groups} onChange={changed => setRules([...changed])} />
    </FormButton>
  );
}

function ProviderFields({ of }: { readonly of: ProviderInfo | undefined }) {
  const [id, setId] = useState(of?.id ?? '');
  return (
    <>
      {!of && (
        <label>
          {say(providerWords.id)}
          <input
            name="id"
            required={true}
            autoComplete="off"
            value={id}
            onInput={({ currentTarget }) => setId(currentTarget.value)}
          />
        </label>
      )}
      <Line name="title" label={say(providerWords.buttonTitle)} value={of?.title} />
      <Line name="issuer" label={say(providerWords.issuer)} value={of?.issuer} />
      <Line name="client" label={say(providerWords.client)} value={of?.client} />
      <label>
        {say(of?.has_secret ? providerWords.keepSecret : providerWords.secret)}
        <input name="secret" type="password" autoComplete="off" />
      </label>
      {of?.has_secret && (
        <label class="check">
          <input name="remove_secret" type="checkbox" />
          {say(providerWords.removeSecret)}
        </label>
      )}
      <p class="breakable">
        {say(providerWords.callback)} <code>{fullAddress(`sign-in/${id}/callback`)}</code>
      </p>
      <Line name="scopes" label={say(providerWords.scopes)} value={of?.scopes} isOptional={true} />
      <Line name="groups_claim" label={say(providerWords.groupsClaim)} value={of?.groups_claim} isOptional={true} />
      <Line name="subject_claim" label={say(providerWords.subjectClaim)} value={of?.subject_claim} isOptional={true} />
      <label>
        {say(providerWords.admitted)}
        <textarea name="admitted" rows={2} defaultValue={of?.admitted.join('\n') ?? ''} />
      </label>
    </>
  );
}

interface LineProps {
  readonly name: string;
  readonly label: string;
  readonly value: string | undefined;
  readonly isOptional?: boolean;
}

function Line({ name, label, value = '', isOptional = false }: LineProps) {
  return (
    <label>
      {label}
      <input name={name} required={!isOptional} autoComplete="off" defaultValue={value} />
    </label>
  );
}

/** The lines of a field that are not empty. */
export function linesIn(form: FormData, name: string): string[] {
  const lines = textIn(form, name).split('\n');
  return lines.map(line => line.trim()).filter(line => line !== '');
}

const withUsual = ['scopes', 'groups_claim', 'subject_claim'] as const;

/** Values that the service chooses where their fields are empty. */
function usualOr(form: FormData): Partial<Pick<ProviderInfo, (typeof withUsual)[number]>> {
  return Object.fromEntries(withUsual.map(name => [name, textIn(form, name)]).filter(([, value]) => value !== ''));
}

/** A new secret, an empty one that removes it, or none, which changes nothing. */
function secretIn(form: FormData): { readonly secret?: string } {
  const secret = textIn(form, 'secret');
  if (form.get('remove_secret') !== null) return { secret: '' };
  return secret === '' ? {} : { secret };
}
