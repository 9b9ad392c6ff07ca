import type { CableTrace, TracedObject } from '../../../../generated/types.js';
import { GraphDrawing } from '../../drawings/graph-drawing.js';
import { PageTitle } from '../../parts/heading.js';
import { OfObject } from '../../parts/not-there.js';
import { ObjectViews } from '../../parts/object-views.js';
import { to } from '../../routing/addresses.js';
import { parameter, segments } from '../../routing/location.js';
import { useAnswer } from '../../service/answer.js';
import { say, sayNumber } from '../../texts/say.js';
import { cableWords } from './cable-words.js';
import { waysDrawing } from './ways-drawing.js';
import { StepTable, WayTable } from './ways-table.js';

const drawnAtMost = 60;

/** The ways of cables over an object, or of one of its ports, from end to end: as a drawing one can walk through and as a list. */
export default function Cables() {
  const id = Number(segments.value[1]);
  const entry = Number(parameter('entry')) || undefined;
  const ask = entry === undefined ? { id } : { id, entry };
  const traced = useAnswer(caller => caller.kataster.trace.read(ask), [ask]);
  return (
    <OfObject named={segments.value[1] ?? ''} answer={traced}>
      {found => <Contents found={found} entry={entry} />}
    </OfObject>
  );
}

interface ContentsProps {
  readonly found: TracedObject;
  readonly entry: number | undefined;
}

function Contents({ found: { object, traces, complete }, entry }: ContentsProps) {
  const ways = traces.filter(hasCable);
  const { nodes, edges } = waysDrawing(ways.slice(0, drawnAtMost), object.id);
  const port = traces.flatMap(({ points }) => points).find(point => point.entry === entry);
  const title = port
    ? say(cableWords.titleOfPort, { port: port.title, title: object.title })
    : say(cableWords.title, { title: object.title });
  return (
    <>
      <ObjectViews object={object} here="cables" />
      <PageTitle title={title}>
        {entry !== undefined && (
          <a class="link-button" href={to.cables(object.id)}>
            {say(cableWords.allPorts)}
          </a>
        )}
      </PageTitle>
      {!complete && <p class="hint">{say(cableWords.incomplete)}</p>}
      {ways.length === 0 ? (
        <p class="empty">{say(cableWords.nothing)}</p>
      ) : (
        <>
          {ways.length > drawnAtMost && <p class="hint">{say(cableWords.cut, { number: drawnAtMost })}</p>}
          <GraphDrawing label={say(cableWords.drawing)} nodes={nodes} edges={edges} />
          {entry === undefined ? <WayTable object={object.id} ways={ways} /> : <StepTable ways={ways} />}
        </>
      )}
      {ways.length < traces.length && <p class="hint">{sayNumber(cableWords.unplugged, traces.length - ways.length)}</p>}
    </>
  );
}

function hasCable({ points }: CableTrace): boolean {
  return points.some(({ next }) => next === 'cable');
}
