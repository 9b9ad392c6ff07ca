import type { Kataster } from '../../../../generated/client.js';
import { recordIn, textOf } from '../../attributes/attribute-view.js';
import { to } from '../../routing/addresses.js';
import { useAnswer } from '../../service/answer.js';

interface PlaceLink {
  readonly id: number;
  readonly title: string;
}

/** Places within each other at most: the service permits no circle, so this is a bound for a path that is damaged. */
const deepest = 30;

/** The places around one, the outermost first. */
async function placesAround(caller: Kataster, place: number): Promise<readonly PlaceLink[]> {
  const around: PlaceLink[] = [];
  for (let inner = place; around.length < deepest; ) {
    const [entry] = await caller.cmdb.category.read({ objID: inner, category: 'C__CATG__LOCATION' });
    const parent = recordIn(recordIn(entry).parent);
    inner = Number(parent.id);
    if (!inner) break;
    around.unshift({ id: inner, title: textOf(parent) });
  }
  return around;
}

/** The way to a place: titles at once, links as soon as it is known where they lead. */
export function PlacePath({ place, way }: { readonly place: number; readonly way: readonly string[] }) {
  const around = useAnswer(caller => placesAround(caller, place), [place]).value;
  if (!around) return <p class="crumbs">{way.filter(Boolean).join(' › ')}</p>;
  return (
    <p class="crumbs">
      {around.map(({ id, title }, at) => (
        <span key={id}>
          {at > 0 && ' › '}
          <a href={to.place(id)}>{title}</a>
        </span>
      ))}
    </p>
  );
}
