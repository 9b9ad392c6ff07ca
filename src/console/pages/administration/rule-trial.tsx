import type { ProviderInfo, TriedRules } from '../../../../generated/client.js';
import { FormButton, textIn } from '../../parts/form-dialog.js';
import { to } from '../../routing/addresses.js';
import { service } from '../../service/service.js';
import { say } from '../../texts/say.js';
import { linesIn } from './provider-form.js';
import { providerWords } from './provider-words.js';
import { RightsText } from './rights-text.js';

/** A button that tells which groups and rights the rules of a provider give somebody; nothing is changed. */
export function RuleTrial({ of: { id, title } }: { readonly of: ProviderInfo }) {
  const attempt = async (form: FormData) => {
    const login = textIn(form, 'login');
    const whose = login === '' ? { groups: linesIn(form, 'groups') } : { login };
    return { message: '', tried: await service.value.kataster.provider.test({ id, ...whose }) };
  };
  return (
    <FormButton
      isSmall={true}
      title={say(providerWords.tryOf, { title })}
      submit={say(providerWords.try)}
      save={attempt}
      outcome={({ tried }) => <Outcome of={tried} />}
    >
      <label>
        {say(providerWords.tryLogin)}
        <input name="login" autoComplete="off" />
      </label>
      <label>
        {say(providerWords.tryGroups)}
        <textarea name="groups" rows={4} />
      </label>
    </FormButton>
  );
}

function Outcome({ of: { admitted, groups, person_groups: given } }: { readonly of: TriedRules }) {
  return (
    <div role="status">
      <p>{say(admitted ? providerWords.admits : providerWords.refuses)}</p>
      <p>{say(providerWords.groupsThere, { groups: groups.join(', ') })}</p>
      {given.length === 0 && <p>{say(providerWords.noGroups)}</p>}
      <ul>
        {given.map(({ id, title, rights }) => (
          <li key={id}>
            <a href={to.object(id)}>{title}</a>: <RightsText of={rights} />
          </li>
        ))}
      </ul>
    </div>
  );
}
