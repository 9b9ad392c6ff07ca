import type { Kataster, ProviderInfo } from '../../../../generated/client.js';
import { FormButton } from '../../parts/form-dialog.js';
import { objectsOf, useAnswer } from '../../service/answer.js';
import { service } from '../../service/service.js';
import { say } from '../../texts/say.js';
import { words } from '../../texts/words.js';
import { AdministeredList } from './administered-list.js';
import { administrationWords } from './administration-words.js';
import { DirectoryActions, isDirectory, LastSync } from './directory-sync.js';
import { directoryWords } from './directory-words.js';
import { ProviderForm } from './provider-form.js';
import type { OfferedGroup } from './provider-rules.js';
import { providerWords } from './provider-words.js';
import { RuleTrial } from './rule-trial.js';
import { carriedOut } from './write.js';

const most = 500;

async function personGroups(caller: Kataster): Promise<readonly OfferedGroup[]> {
  const filter = { type: 'C__OBJTYPE__PERSON_GROUP' } as const;
  const found = await caller.cmdb.objects.read({ filter, fields: ['id', 'title'], order_by: 'title', limit: most });
  return objectsOf(found).map(({ id, title = '' }) => ({ id: Number(id), title }));
}

/** Providers at which people sign in: creating, changing, trying out, synchronizing, disabling and deleting one. */
export function Providers() {
  const providers = useAnswer(caller => caller.kataster.provider.read({}), []);
  const groups = useAnswer(personGroups, []).value ?? [];
  return (
    <AdministeredList
      name="providers"
      title={say(providerWords.providers)}
      rows={providers}
      columns={[
        { title: say(words.title), show: ({ title }) => <b>{title}</b> },
        { title: say(providerWords.idColumn), show: ({ id }) => id },
        { title: say(providerWords.issuer), show: ({ issuer }) => <span class="breakable">{issuer}</span> },
        { title: say(providerWords.client), show: provider => clientOf(provider) },
        { title: say(providerWords.rules), show: ({ rules }) => rules.length },
        { title: say(words.status), show: provider => stateOf(provider) },
        { title: say(directoryWords.lastSync), show: provider => <LastSync of={provider} /> },
        { title: say(words.actions), show: provider => <ProviderActions of={provider} groups={groups} /> },
      ]}
    >
      <ProviderForm groups={groups} />
    </AdministeredList>
  );
}

function clientOf({ client, has_secret: hasSecret }: ProviderInfo) {
  return (
    <span class="breakable">
      {client}
      {hasSecret && <small>{say(providerWords.hasSecret)}</small>}
    </span>
  );
}

function stateOf({ enabled }: ProviderInfo) {
  return enabled ? say(providerWords.enabled) : <span class="warned">{say(administrationWords.disabled)}</span>;
}

interface ProviderActionsProps {
  readonly of: ProviderInfo;
  readonly groups: readonly OfferedGroup[];
}

function ProviderActions({ of, groups }: ProviderActionsProps) {
  const { id, title, enabled } = of;
  const { provider } = service.value.kataster;
  return (
    <span class="row-actions">
      {isDirectory(of) && <DirectoryActions of={of} />}
      <RuleTrial of={of} />
      <ProviderForm of={of} groups={groups} />
      {enabled ? (
        <FormButton
          isSmall={true}
          title={title}
          submit={say(administrationWords.disable)}
          save={() => provider.save({ id, enabled: 0 })}
        >
          <p>{say(providerWords.disableSure, { title })}</p>
        </FormButton>
      ) : (
        <button type="button" class="small" onClick={() => void carriedOut(() => provider.save({ id, enabled: 1 }))}>
          {say(administrationWords.enable)}
        </button>
      )}
      <FormButton
        isSmall={true}
        isDangerous={true}
        title={title}
        submit={say(administrationWords.remove)}
        save={() => provider.delete({ id })}
      >
        <p>{say(providerWords.removeSure, { title })}</p>
      </FormButton>
    </span>
  );
}
