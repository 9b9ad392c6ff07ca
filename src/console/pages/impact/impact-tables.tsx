import type { AffectedObject, ImpactContact } from '../../../../generated/types.js';
import { TypeIcon } from '../../parts/icon.js';
import { PlainTable } from '../../parts/plain-table.js';
import { to } from '../../routing/addresses.js';
import { say } from '../../texts/say.js';
import { words } from '../../texts/words.js';
import { impactWords } from './impact-words.js';

/** The object whose failure affects this one directly. */
export function causeOf({ way }: AffectedObject, first: number): number {
  return way.at(-1) ?? first;
}

interface AffectedTableProps {
  readonly affected: readonly AffectedObject[];
  readonly titles: ReadonlyMap<number, string>;
  /** The object that fails first. */
  readonly first: number;
}

/** Objects that are affected, each with what becomes of it and why. */
export function AffectedTable({ affected, titles, first }: AffectedTableProps) {
  return (
    <PlainTable
      label={say(impactWords.affected)}
      rows={affected}
      keyOf={({ id }) => id}
      columns={[
        { title: say(impactWords.object), show: each => <ObjectLink {...each} /> },
        { title: say(words.type), show: ({ type_title }) => type_title },
        { title: say(impactWords.effect), show: each => <Effect {...each} /> },
        { title: say(impactWords.relation), show: ({ relation_title }) => relation_title },
        {
          title: say(impactWords.because),
          show: each => <a href={to.impact(causeOf(each, first))}>{titles.get(causeOf(each, first))}</a>,
        },
      ]}
    />
  );
}

function ObjectLink({ id, title, type }: Pick<AffectedObject, 'id' | 'title' | 'type'>) {
  return (
    <a class="object-link" href={to.object(id)}>
      <TypeIcon type={type} size={16} />
      {title}
    </a>
  );
}

function Effect({ state, redundancy }: AffectedObject) {
  return (
    <>
      <span class={state === 'fails' ? 'wrong' : 'warned'}>{say(impactWords[state])}</span>
      {redundancy && redundancy.of > 1 && <> · {say(impactWords.redundancy, { ...redundancy })}</>}
    </>
  );
}

const namedAtMost = 3;

interface ContactTableProps {
  readonly contacts: readonly ImpactContact[];
  readonly titles: ReadonlyMap<number, string>;
}

/** Persons and groups to be told, each with the objects that they are responsible for. */
export function ContactTable({ contacts, titles }: ContactTableProps) {
  const mails = contacts.flatMap(({ mail }) => (mail ? [mail] : []));
  return (
    <>
      {mails.length > 1 && (
        <p>
          <a href={`mailto:?bcc=${mails.map(encodeURIComponent).join(',')}`}>
            {say(impactWords.mailAll, { number: mails.length })}
          </a>
        </p>
      )}
      <PlainTable
        label={say(impactWords.contacts)}
        rows={contacts}
        keyOf={({ id }) => id}
        columns={[
          { title: say(words.title), show: each => <ObjectLink {...each} /> },
          { title: say(impactWords.roles), show: ({ roles }) => roles.join(', ') },
          { title: say(impactWords.mail), show: ({ mail }) => mail && <a href={`mailto:${mail}`}>{mail}</a> },
          { title: say(impactWords.objects), show: ({ objects }) => namesOf(objects, titles) },
        ]}
      />
    </>
  );
}

function namesOf(objects: readonly number[], titles: ReadonlyMap<number, string>): string {
  const named = objects.slice(0, namedAtMost).map(id => titles.get(id) ?? `#${id}`);
  const rest = objects.length - named.length;
  return [...named, ...(rest > 0 ? [say(impactWords.andMore, { number: rest })] : [])].join(', ');
}
