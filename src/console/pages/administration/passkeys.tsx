import type { PasskeyInfo } from '../../../../generated/client.js';
import { FormButton, textIn } from '../../parts/form-dialog.js';
import { makePasskey } from '../../parts/passkeys.js';
import { Time } from '../../parts/time.js';
import { useAnswer } from '../../service/answer.js';
import { service } from '../../service/service.js';
import { unrecordedService } from '../../service/unrecorded.js';
import { say } from '../../texts/say.js';
import { words } from '../../texts/words.js';
import { AdministeredList } from './administered-list.js';
import { administrationWords } from './administration-words.js';
import { ProofFields, proofIn } from './proof-fields.js';

/** The passkeys of the reader, added, renamed and removed. */
export function Passkeys() {
  const passkeys = useAnswer(caller => caller.kataster.passkey.read({}), []);
  return (
    <AdministeredList
      name="passkeys"
      title={say(administrationWords.passkeys)}
      rows={passkeys}
      columns={[
        { title: say(administrationWords.passkey), show: ({ title }) => title },
        { title: say(administrationWords.added), show: ({ created }) => <Time value={created} /> },
        {
          title: say(administrationWords.lastUsed),
          show: ({ last_used: at }) => (at === null ? say(administrationWords.notYet) : <Time value={at} />),
        },
        { title: say(words.actions), show: passkey => <PasskeyActions of={passkey} /> },
      ]}
    >
      <FormButton
        title={say(administrationWords.addPasskey)}
        submit={say(administrationWords.addPasskey)}
        save={form => addPasskey(form)}
      >
        <p>{say(administrationWords.passkeysHint)}</p>
        <TitleField value="" />
        <ProofFields />
      </FormButton>
    </AdministeredList>
  );
}

async function addPasskey(form: FormData): Promise<{ readonly message: string }> {
  const { passkey } = unrecordedService().kataster;
  const options = await passkey.create(proofIn(form));
  return passkey.confirm({ title: textIn(form, 'title'), ...(await makePasskey(options)) });
}

function TitleField({ value }: { readonly value: string }) {
  return (
    <label>
      {say(administrationWords.nameOfPasskey)}
      <input name="title" defaultValue={value} maxLength={100} required={true} autoComplete="off" />
    </label>
  );
}

function PasskeyActions({ of: { id, title } }: { readonly of: PasskeyInfo }) {
  const { passkey } = service.value.kataster;
  return (
    <>
      <FormButton
        isSmall={true}
        title={say(administrationWords.renamePasskey)}
        submit={say(administrationWords.renamePasskey)}
        save={form => passkey.update({ id, title: textIn(form, 'title') })}
      >
        <TitleField value={title} />
      </FormButton>
      <FormButton
        isSmall={true}
        isDangerous={true}
        title={say(administrationWords.deletePasskey)}
        submit={say(administrationWords.deletePasskey)}
        save={() => passkey.delete({ id })}
      >
        <p>{say(administrationWords.deletePasskeySure, { title })}</p>
      </FormButton>
    </>
  );
}
