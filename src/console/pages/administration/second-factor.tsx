import { useState } from 'preact/hooks';
import type { SecondFactorSecret } from '../../../../generated/types.js';
import { FormButton } from '../../parts/form-dialog.js';
import { QrCode } from '../../parts/qr-code.js';
import { unrecordedService } from '../../service/unrecorded.js';
import { say } from '../../texts/say.js';
import { administrationWords } from './administration-words.js';
import { ProofFields, proofIn } from './proof-fields.js';

const ownFactor = () => unrecordedService().kataster.second_factor;

/** Sets up the second factor of the reader: the password, the secret for the app, a code of it, the recovery codes. */
export function SecondFactor() {
  const [proposed, setProposed] = useState<SecondFactorSecret>();
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[]>();
  const create = async (form: FormData): Promise<{ readonly message: string }> => {
    setProposed(await ownFactor().create(proofIn(form)));
    setRecoveryCodes(undefined);
    return { message: say(administrationWords.scanCode) };
  };
  const confirm = async (form: FormData): Promise<{ readonly message: string }> => {
    const { message, recovery_codes } = await ownFactor().confirm({ code: String(form.get('code')) });
    setRecoveryCodes(recovery_codes);
    setProposed(undefined);
    return { message };
  };
  return (
    <section aria-label={say(administrationWords.secondFactor)}>
      <h2>{say(administrationWords.secondFactor)}</h2>
      <p>{say(administrationWords.secondFactorHint)}</p>
      <FormButton
        label={say(administrationWords.setUpSecondFactor)}
        title={say(administrationWords.setUpSecondFactor)}
        submit={say(administrationWords.proceed)}
        save={create}
      >
        <ProofFields />
      </FormButton>
      {proposed && <Proposal proposed={proposed} confirm={confirm} />}
      {recoveryCodes && <RecoveryCodes codes={recoveryCodes} />}
    </section>
  );
}

interface ProposalProps {
  readonly proposed: SecondFactorSecret;
  confirm(form: FormData): Promise<{ readonly message: string }>;
}

function Proposal({ proposed: { uri, secret }, confirm }: ProposalProps) {
  return (
    <>
      <p>{say(administrationWords.scanCode)}</p>
      <QrCode text={uri} label={say(administrationWords.qrCode)} />
      <p>
        {say(administrationWords.typeSecret)} <code>{secret}</code>
      </p>
      <FormButton
        label={say(administrationWords.enterCode)}
        title={say(administrationWords.enterCode)}
        submit={say(administrationWords.confirmCode)}
        save={confirm}
      >
        <label>
          {say(administrationWords.code)}
          <input name="code" autoComplete="one-time-code" inputMode="numeric" required={true} />
        </label>
      </FormButton>
    </>
  );
}

function RecoveryCodes({ codes }: { readonly codes: readonly string[] }) {
  return (
    <>
      <p role="status">{say(administrationWords.recoveryHint)}</p>
      <ul class="recovery-codes">
        {codes.map(code => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
    </>
  );
}
