import { GraphDrawing } from '../../drawings/graph-drawing.js';
import type { DrawnEdge } from '../../drawings/layout.js';
import { PageTitle } from '../../parts/heading.js';
import { OfObject } from '../../parts/not-there.js';
import { ObjectViews } from '../../parts/object-views.js';
import { to } from '../../routing/addresses.js';
import { parameter, segments, setParameters } from '../../routing/location.js';
import { useAnswer } from '../../service/answer.js';
import { say } from '../../texts/say.js';
import { words } from '../../texts/words.js';
import { connectionWords } from './connection-words.js';
import { drawnAtMost, type ReadRelation, type Surroundings, surroundingsOf } from './related-objects.js';

/** How an object hangs together with others: a drawing one can walk through, by kind and depth. */
export default function Connections() {
  const id = Number(segments.value[1]);
  const depth = Number(parameter('depth')) || 1;
  const surroundings = useAnswer(caller => surroundingsOf(caller, id, depth), [id, depth]);
  return (
    <OfObject named={segments.value[1] ?? ''} answer={surroundings}>
      {found => <Contents found={found} depth={depth} />}
    </OfObject>
  );
}

function Contents({ found, depth }: { readonly found: Surroundings; readonly depth: number }) {
  const { first, objects, relations, isCut } = found;
  const kinds = [...new Set(relations.map(({ text }) => text))].sort();
  // An address of a reader of the other language names the kind in its words: all kinds are shown.
  const kind = kinds.find(each => each === parameter('kind')) ?? '';
  const shown = relations.filter(({ text }) => kind === '' || text === kind);
  const reached = new Set([first.id, ...shown.flatMap(({ from, to: end }) => [from, end])]);
  const nodes = objects
    .filter(({ id }) => reached.has(id))
    .map(({ id, title, typeTitle }) => ({
      id,
      title,
      note: typeTitle,
      state: id === first.id ? ('first' as const) : ('plain' as const),
      to: to.connections(id),
    }));
  return (
    <>
      <ObjectViews object={{ ...first, type_title: first.typeTitle }} here="connections" />
      <PageTitle title={say(connectionWords.title, { title: first.title })} />
      <search class="filters">
        <select
          aria-label={say(connectionWords.kind)}
          value={kind}
          onChange={({ currentTarget }) => setParameters({ kind: currentTarget.value })}
        >
          <option value="">{say(words.all)}</option>
          {kinds.map(each => (
            <option key={each}>{each}</option>
          ))}
        </select>
        <select
          aria-label={say(connectionWords.depth)}
          value={String(depth)}
          onChange={({ currentTarget }) => setParameters({ depth: currentTarget.value })}
        >
          {[1, 2, 3].map(each => (
            <option key={each} value={String(each)}>
              {say(connectionWords.depth)}: {each}
            </option>
          ))}
        </select>
      </search>
      {isCut && <p class="empty">{say(connectionWords.cut, { number: drawnAtMost })}</p>}
      {shown.length === 0 ? (
        <p class="empty">{say(connectionWords.nothing)}</p>
      ) : (
        <>
          <GraphDrawing label={say(connectionWords.drawing)} nodes={nodes} edges={edgesOf(shown)} />
          <h2>{say(connectionWords.list)}</h2>
          <RelationList relations={shown} titles={new Map(objects.map(({ id, title }) => [id, title]))} />
        </>
      )}
    </>
  );
}

/** One arrow for all relations from one object to another. */
function edgesOf(relations: readonly ReadRelation[]): readonly DrawnEdge[] {
  const edges = new Map<string, DrawnEdge>();
  for (const { from, to: end, text } of relations) {
    const known = edges.get(`${from} ${end}`);
    edges.set(`${from} ${end}`, { from, to: end, text: known && known.text !== text ? `${known.text}, ${text}` : text });
  }
  return [...edges.values()];
}

interface RelationListProps {
  readonly relations: readonly ReadRelation[];
  readonly titles: ReadonlyMap<string, string>;
}

function RelationList({ relations, titles }: RelationListProps) {
  return (
    <ul class="relation-list">
      {relations.map(({ id, from, to: end, text }) => (
        <li key={id}>
          <a href={to.object(from)}>{titles.get(from)}</a> {text} <a href={to.object(end)}>{titles.get(end)}</a>
        </li>
      ))}
    </ul>
  );
}
