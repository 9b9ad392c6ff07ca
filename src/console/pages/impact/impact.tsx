import type { ImpactOfObject } from '../../../../generated/types.js';
import { GraphDrawing } from '../../drawings/graph-drawing.js';
import type { DrawnNode } from '../../drawings/layout.js';
import { PageTitle } from '../../parts/heading.js';
import { OfObject } from '../../parts/not-there.js';
import { ObjectViews } from '../../parts/object-views.js';
import { to } from '../../routing/addresses.js';
import { segments } from '../../routing/location.js';
import { useAnswer } from '../../service/answer.js';
import { say } from '../../texts/say.js';
import { AffectedTable, ContactTable, causeOf } from './impact-tables.js';
import { impactWords } from './impact-words.js';

const drawnAtMost = 150;

/** Impact of the failure of an object: a drawing, a list, and who is to be told. */
export default function Impact() {
  const id = Number(segments.value[1]);
  const impact = useAnswer(caller => caller.kataster.impact.read({ id }), [id]);
  return (
    <OfObject named={segments.value[1] ?? ''} answer={impact}>
      {found => <Contents impact={found} />}
    </OfObject>
  );
}

function Contents({ impact }: { readonly impact: ImpactOfObject }) {
  const { object, affected, contacts, complete } = impact;
  const failing = affected.filter(({ state }) => state === 'fails').length;
  return (
    <>
      <ObjectViews object={object} here="impact" />
      <PageTitle title={say(impactWords.title, { title: object.title })} />
      {affected.length === 0 ? (
        <p class="empty">{say(impactWords.nothing)}</p>
      ) : (
        <>
          <p class="impact-counts">
            {failing > 0 && <b class="wrong">{say(impactWords.failing, { number: failing })} </b>}
            {failing < affected.length && <b class="warned">{say(impactWords.losing, { number: affected.length - failing })}</b>}
            {!complete && <span> {say(impactWords.incomplete)}</span>}
          </p>
          <ImpactDrawing impact={impact} />
          <h2>{say(impactWords.affected)}</h2>
          <AffectedTable affected={affected} titles={titlesIn(impact)} first={object.id} />
        </>
      )}
      <h2>{say(impactWords.contacts)}</h2>
      {contacts.length === 0 ? (
        <p class="empty">{say(impactWords.noContacts)}</p>
      ) : (
        <ContactTable contacts={contacts} titles={titlesIn(impact)} />
      )}
    </>
  );
}

function ImpactDrawing({ impact: { object, affected } }: { readonly impact: ImpactOfObject }) {
  const drawn = affected.slice(0, drawnAtMost);
  const first: DrawnNode = {
    id: String(object.id),
    title: object.title,
    note: object.type_title,
    state: 'first',
    to: to.object(object.id),
  };
  const nodes = drawn.map(
    ({ id, title, type_title, state }): DrawnNode => ({
      id: String(id),
      title,
      note: type_title,
      state: state === 'fails' ? 'wrong' : 'warned',
      to: to.impact(id),
    }),
  );
  const edges = drawn.map(each => ({ from: String(causeOf(each, object.id)), to: String(each.id), text: each.relation_title }));
  return <GraphDrawing label={say(impactWords.drawing)} nodes={[first, ...nodes]} edges={edges} />;
}

function titlesIn({ object, affected }: ImpactOfObject): ReadonlyMap<number, string> {
  return new Map([object, ...affected].map(({ id, title }) => [id, title]));
}
