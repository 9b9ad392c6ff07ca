import { useState } from 'preact/hooks';
import type { GranteeInfo, KeyRights, Right } from '../../../../generated/client.js';
import { FormButton, textIn } from '../../parts/form-dialog.js';
import { to } from '../../routing/addresses.js';
import { objectsOf, useAnswer } from '../../service/answer.js';
import { service } from '../../service/service.js';
import { say } from '../../texts/say.js';
import { AdministeredList } from './administered-list.js';
import { administrationWords } from './administration-words.js';
import { RightsField } from './rights-field.js';
import { useRightsText } from './rights-text.js';
import { carriedOut } from './write.js';

/** Rights of persons and groups: what is granted to each, granting more, and taking a right back. */
export function Grants() {
  const grants = useAnswer(caller => caller.kataster.grant.read({}), []);
  return (
    <AdministeredList
      name="rights"
      title={say(administrationWords.grants)}
      rows={grants}
      columns={[
        { title: say(administrationWords.name), show: ({ id, title }) => <a href={to.object(id)}>{title}</a> },
        { title: say(administrationWords.login), show: ({ login }) => login ?? '' },
        { title: say(administrationWords.rights), show: grantee => <Granted to={grantee} /> },
      ]}
    >
      <NewGrant />
    </AdministeredList>
  );
}

function Granted({ to: { id, title, rights } }: { readonly to: GranteeInfo }) {
  if (rights === null) return <>{say(administrationWords.everything)}</>;
  return (
    <ul class="granted">
      {rights.map((right, at) => (
        <GrantedRight key={at} to={id} title={title} right={right} />
      ))}
    </ul>
  );
}

interface GrantedRightProps {
  readonly to: number;
  readonly title: string;
  readonly right: Right;
}

function GrantedRight({ to: id, title, right }: GrantedRightProps) {
  const text = useRightsText([right]);
  return (
    <li>
      <span class="breakable">{text}</span>{' '}
      <button
        type="button"
        class="small"
        aria-label={`${say(administrationWords.takeBack)}: ${title}, ${text}`}
        onClick={() => void carriedOut(() => service.value.kataster.grant.revoke({ to: id, rights: [right] }))}
      >
        {say(administrationWords.takeBack)}
      </button>
    </li>
  );
}

function NewGrant() {
  const [rights, setRights] = useState<KeyRights>([{ verbs: ['view'] }]);
  const users = useAnswer(caller => caller.kataster.user.read({}), []).value ?? [];
  const groups =
    useAnswer(async caller => {
      const found = await caller.cmdb.objects.read({
        filter: { type: 'C__OBJTYPE__PERSON_GROUP' },
        fields: ['id', 'title'],
        order_by: 'title',
      });
      return objectsOf(found);
    }, []).value ?? [];
  return (
    <FormButton
      shortcut="n"
      title={say(administrationWords.newGrant)}
      submit={say(administrationWords.newGrant)}
      save={form => service.value.kataster.grant.create({ to: Number(textIn(form, 'to')), rights: rights ?? [] })}
    >
      <label>
        {say(administrationWords.grantee)}
        <select name="to" required={true}>
          <optgroup label={say(administrationWords.groups)}>
            {groups.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </optgroup>
          <optgroup label={say(administrationWords.users)}>
            {users.map(({ id, login, name }) => (
              <option key={id} value={id}>
                {name} ({login})
              </option>
            ))}
          </optgroup>
        </select>
      </label>
      <RightsField value={rights} mayBeEverything={false} onChange={setRights} />
    </FormButton>
  );
}
