import { ChangeSets } from '../../history/change-sets.js';
import { type Bar, Bars } from '../../parts/bars.js';
import { Loaded } from '../../parts/loaded.js';
import { to } from '../../routing/addresses.js';
import type { Answer } from '../../service/answer.js';
import { useAnswer } from '../../service/answer.js';
import { objectTypes } from '../../service/catalogue.js';
import { credentials } from '../../service/credentials.js';
import { root } from '../../service/root.js';
import { numeral, say } from '../../texts/say.js';
import { changesAnsweredFor, contactIs } from './answered-for.js';
import { countsByPlace, countsByStatus, countsWithoutContact, ofStatus, withoutContact } from './counts.js';
import { EndingSoon } from './ending-soon.js';
import { type Fill, fullestNets, fullestRacks } from './fills.js';
import { Growth } from './growth.js';
import { startWords } from './start-words.js';

/** Figures of a service that documents something: what ends soon and what needs somebody, with the lists beneath. */
export function Figures() {
  const person = credentials.value?.person;
  return (
    <div class="figures">
      <EndingSoon />
      {person !== undefined && <AnsweredFor person={person} />}
      <Statuses />
      <Places />
      <FillingUp />
      <WithoutContact />
      <Growth />
    </div>
  );
}

function AnsweredFor({ person }: { readonly person: string }) {
  const sets = useAnswer(caller => changesAnsweredFor(caller, person), [person]);
  return (
    <section aria-labelledby="start-mine">
      <h2 id="start-mine">{say(startWords.mine)}</h2>
      <Loaded answer={sets}>{list => <ChangeSets list={list} isShort={true} />}</Loaded>
      <p class="short-links">
        <a href={to.objectsWhere([contactIs(person)])}>{say(startWords.mineAll)}</a>
      </p>
    </section>
  );
}

interface BarsOfProps<Value> {
  readonly name: string;
  readonly title: string;
  readonly answer: Answer<readonly Value[]>;
  readonly most?: number;
  bar(value: Value): Bar;
}

function BarsOf<Value>({ name, title, answer, most, bar }: BarsOfProps<Value>) {
  return (
    <section aria-labelledby={`start-${name}`}>
      <h2 id={`start-${name}`}>{title}</h2>
      <Loaded answer={answer}>{list => <Bars bars={list.map(bar)} {...(most !== undefined && { most })} />}</Loaded>
    </section>
  );
}

function Statuses() {
  const bar: BarsOfProps<Awaited<ReturnType<typeof countsByStatus>>[number]>['bar'] = ({ of: { id, title }, number }) => {
    return { key: String(id), title, value: number, shown: numeral(number), href: to.objectsWhere([ofStatus(id)]) };
  };
  return <BarsOf name="statuses" title={say(startWords.byStatus)} answer={useAnswer(countsByStatus, [])} bar={bar} />;
}

function Places() {
  const bar: BarsOfProps<Awaited<ReturnType<typeof countsByPlace>>[number]>['bar'] = ({ of: { id, title }, number }) => {
    return { key: id, title, value: number, shown: numeral(number), href: `${root}objects?place=${id}` };
  };
  return <BarsOf name="places" title={say(startWords.byPlace)} answer={useAnswer(countsByPlace, [])} bar={bar} />;
}

/** The share from which on something is nearly full. */
const nearlyFull = 0.8;

function FillingUp() {
  const barAt = (address: (id: string) => string) => (fill: Fill) => {
    const { id, title, used, all } = fill;
    const share = used / all;
    const shown = say(startWords.usedOf, { used: numeral(used), all: numeral(all) });
    return { key: id, title, value: share, shown, href: address(id), isHigh: share >= nearlyFull };
  };
  const [racks, nets] = [useAnswer(fullestRacks, []), useAnswer(fullestNets, [])];
  return (
    <>
      <BarsOf name="racks" title={say(startWords.racks)} answer={racks} most={1} bar={barAt(to.place)} />
      <BarsOf name="nets" title={say(startWords.nets)} answer={nets} most={1} bar={barAt(id => `${root}nets/${id}`)} />
    </>
  );
}

function WithoutContact() {
  const types = useAnswer(objectTypes, []).value ?? [];
  const counts = useAnswer(countsWithoutContact, []);
  return (
    <BarsOf
      name="unowned"
      title={say(startWords.unowned)}
      answer={counts}
      bar={({ of, number }) => ({
        key: of,
        title: types.find(type => type.const === of)?.title ?? of,
        value: number,
        shown: numeral(number),
        href: to.objectsWhere([withoutContact], of),
      })}
    />
  );
}
