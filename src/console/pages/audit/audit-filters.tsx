import type { AuditEventName } from '../../../../generated/types.js';
import { AddressChoice, AddressDay } from '../../parts/address-fields.js';
import { useAnswer } from '../../service/answer.js';
import { say } from '../../texts/say.js';
import { words } from '../../texts/words.js';
import { auditWords, eventWords } from './audit-words.js';

/** Events of the audit. */
export const eventNames = Object.keys(eventWords) as readonly AuditEventName[];

/** Fields that narrow the audit; what is chosen stands in the address. */
export function AuditFilters() {
  const keys = useAnswer(caller => caller.kataster.key.read({}), []).value ?? [];
  const users = useAnswer(caller => caller.kataster.user.read({}), []).value ?? [];
  return (
    <search class="filters">
      <AddressChoice
        name="event"
        label={say(auditWords.event)}
        none={say(words.all)}
        offered={eventNames.map(name => [name, say(eventWords[name])])}
      />
      <AddressChoice
        name="key"
        label={say(auditWords.key)}
        none={say(words.all)}
        offered={keys.map(({ id, title }) => [id, title])}
      />
      <AddressChoice
        name="user"
        label={say(auditWords.user)}
        none={say(words.all)}
        offered={users.map(({ id, login }) => [String(id), login])}
      />
      <AddressDay name="since" label={say(auditWords.since)} />
      <AddressDay name="until" label={say(auditWords.until)} />
    </search>
  );
}
