import { useState } from 'preact/hooks';
import type { KeyInfo, PermittedVerb } from '../../../../generated/types.js';
import { ask } from '../../parts/question.js';
import { Time } from '../../parts/time.js';
import { useAnswer } from '../../service/answer.js';
import { service } from '../../service/service.js';
import { say } from '../../texts/say.js';
import { words } from '../../texts/words.js';
import { AdministeredList } from './administered-list.js';
import { administrationWords, verbWords } from './administration-words.js';
import { rightsText } from './rights-text.js';
import { carriedOut } from './write.js';

/** Keys of programs: what each may do, when it was used last, and making and revoking one. */
export function Keys() {
  const keys = useAnswer(caller => caller.kataster.key.read({}), []);
  return (
    <AdministeredList
      name="keys"
      title={say(administrationWords.keys)}
      rows={keys}
      columns={[
        { title: say(administrationWords.title), show: ({ title }) => <b>{title}</b> },
        { title: say(administrationWords.rights), show: ({ rights }) => rightsText(rights) },
        { title: say(words.created), show: ({ created }) => <Time value={created} /> },
        { title: say(administrationWords.lastUsed), show: ({ last_used }) => <Time value={last_used} /> },
        { title: say(administrationWords.expires), show: ({ expires }) => <Time value={expires} /> },
        { title: say(words.actions), show: key => <Revocation of={key} /> },
      ]}
    >
      <NewKey />
    </AdministeredList>
  );
}

function Revocation({ of: { id, title, revoked } }: { readonly of: KeyInfo }) {
  const revoke = async (): Promise<void> => {
    const isSure = await ask({
      title: say(administrationWords.revoke),
      text: <p>{say(administrationWords.revokeSure, { title })}</p>,
      answers: [
        { label: say(words.cancel), value: false },
        { label: say(administrationWords.revoke), value: true, isDangerous: true },
      ],
    });
    if (isSure) await carriedOut(() => service.value.kataster.key.revoke({ id }));
  };
  if (revoked) return <span class="warned">{say(administrationWords.revoked)}</span>;
  return (
    <button type="button" class="small danger" onClick={() => void revoke()}>
      {say(administrationWords.revoke)}
    </button>
  );
}

const verbs: readonly PermittedVerb[] = ['view', 'create', 'edit', 'archive', 'delete', 'purge', 'administer'];

function NewKey() {
  const [key, setKey] = useState('');
  const create = async (form: HTMLFormElement): Promise<void> => {
    const data = new FormData(form);
    const chosen = verbs.filter(verb => data.has(verb));
    const rights = chosen.length === verbs.length ? null : [{ verbs: chosen }];
    const made = await carriedOut(() => service.value.kataster.key.create({ title: String(data.get('title')), rights }));
    if (!made) return;
    setKey(made.key);
    form.reset();
  };
  return (
    <>
      <form
        class="inline-form"
        onSubmit={event => {
          event.preventDefault();
          void create(event.currentTarget);
        }}
      >
        <label>
          {say(administrationWords.title)}
          <input name="title" required={true} autoComplete="off" />
        </label>
        <fieldset aria-label={say(administrationWords.rights)}>
          {verbs.map(verb => (
            <label key={verb}>
              <input type="checkbox" name={verb} defaultChecked={verb === 'view'} />
              {say(verbWords[verb])}
            </label>
          ))}
        </fieldset>
        <button type="submit">{say(administrationWords.newKey)}</button>
      </form>
      {key !== '' && (
        <p class="new-secret" role="status">
          {say(administrationWords.shownOnce)} <code>{key}</code>
        </p>
      )}
    </>
  );
}
