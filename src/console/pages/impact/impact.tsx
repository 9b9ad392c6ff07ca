import type { AffectedObject, ImpactContact, ImpactOfObject } from '../../../../generated/types.js';
import { GraphDrawing } from '../../drawings/graph-drawing.js';
import type { DrawnNode } from '../../drawings/layout.js';
import { PageTitle } from '../../parts/heading.js';
import { TypeIcon } from '../../parts/icon.js';
import { Loaded } from '../../parts/loaded.js';
import { to } from '../../routing/addresses.js';
import { segments } from '../../routing/location.js';
import { useAnswer } from '../../service/answer.js';
import { say } from '../../texts/say.js';
import { words } from '../../texts/words.js';
import { impactWords } from './impact-words.js';

const drawnAtMost = 150;

/** Impact of the failure of an object: a drawing, a list, and who is to be told. */
export default function Impact() {
  const id = Number(segments.value[1]);
  const impact = useAnswer(caller => caller.kataster.impact.read({ id }), [id]);
  return <Loaded answer={impact}>{found => <Contents impact={found} />}</Loaded>;
}

function Contents({ impact }: { readonly impact: ImpactOfObject }) {
  const { object, affected, contacts, complete } = impact;
  const failing = affected.filter(({ state }) => state === 'fails').length;
  return (
    <>
      <p class="crumbs">
        <a href={to.object(object.id)}>{object.title}</a> · {object.type_title}
      </p>
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
          <AffectedTable impact={impact} />
        </>
      )}
      <h2>{say(impactWords.contacts)}</h2>
      {contacts.length === 0 ? <p class="empty">{say(impactWords.noContacts)}</p> : <Contacts contacts={contacts} />}
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

function causeOf({ way }: AffectedObject, first: number): number {
  return way.at(-1) ?? first;
}

function AffectedTable({ impact: { object, affected } }: { readonly impact: ImpactOfObject }) {
  const titles = new Map([[object.id, object.title], ...affected.map(({ id, title }): [number, string] => [id, title])]);
  return (
    <section class="scroll" tabIndex={0} aria-label={say(impactWords.affected)}>
      <table class="entries">
        <thead>
          <tr>
            <th scope="col">{say(impactWords.object)}</th>
            <th scope="col">{say(words.type)}</th>
            <th scope="col">{say(impactWords.effect)}</th>
            <th scope="col">{say(impactWords.relation)}</th>
            <th scope="col">{say(impactWords.because)}</th>
          </tr>
        </thead>
        <tbody>
          {affected.map(each => (
            <tr key={each.id}>
              <td>
                <a class="object-link" href={to.object(each.id)}>
                  <TypeIcon type={each.type} size={16} />
                  {each.title}
                </a>
              </td>
              <td>{each.type_title}</td>
              <td>
                <span class={each.state === 'fails' ? 'wrong' : 'warned'}>{say(impactWords[each.state])}</span>
                {each.redundancy && each.redundancy.of > 1 && <> · {say(impactWords.redundancy, { ...each.redundancy })}</>}
              </td>
              <td>{each.relation_title}</td>
              <td>{titles.get(causeOf(each, object.id))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Contacts({ contacts }: { readonly contacts: readonly ImpactContact[] }) {
  return (
    <section class="scroll" tabIndex={0} aria-label={say(impactWords.contacts)}>
      <table class="entries">
        <thead>
          <tr>
            <th scope="col">{say(words.title)}</th>
            <th scope="col">{say(impactWords.roles)}</th>
            <th scope="col">{say(impactWords.mail)}</th>
            <th scope="col">{say(impactWords.objects)}</th>
          </tr>
        </thead>
        <tbody>
          {contacts.map(({ id, title, type, roles, mail, objects }) => (
            <tr key={id}>
              <td>
                <a class="object-link" href={to.object(id)}>
                  <TypeIcon type={type} size={16} />
                  {title}
                </a>
              </td>
              <td>{roles.join(', ')}</td>
              <td>{mail && <a href={`mailto:${mail}`}>{mail}</a>}</td>
              <td>{objects.length}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
