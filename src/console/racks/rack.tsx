import { useEffect, useRef, useState } from 'preact/hooks';
import type { RackContent } from '../../../generated/types.js';
import { useAccess } from '../service/access.js';
import { say } from '../texts/say.js';
import { DeviceTable } from './device-table.js';
import { useMover } from './moving.js';
import { placeDevice } from './place-device.js';
import { PositionForm } from './position-form.js';
import { rowsOf, type Side } from './rack-geometry.js';
import type { Placeable } from './rack-position.js';
import { RackSide } from './rack-side.js';
import { RackSummary } from './rack-summary.js';
import { rackWords } from './rack-words.js';
import { UnplacedList } from './unplaced-list.js';

/** The category that keeps where an object stands. */
const ofPlaces = 'C__CATG__LOCATION';

const shown: readonly Side[] = ['front', 'rear'];

/** A rack from front and rear, whose devices are moved as plans; its faults, and what has no place in it. */
export function Rack({ rack }: { readonly rack: RackContent }) {
  const view = useRef<HTMLDivElement>(null);
  const moved = useRef<number | undefined>(undefined);
  const [formOf, setFormOf] = useState<Placeable>();
  const isMovable = useAccess().may('edit', ofPlaces);
  const mover = useMover(rack, isMovable, id => {
    moved.current = id;
  });
  useEffect(() => {
    if (moved.current !== undefined) returnFocus(view.current, moved.current);
    moved.current = undefined;
  }, [rack]);
  return (
    <div class="rack-view" ref={view}>
      <RackSummary rack={rack} />
      {isMovable && <p class="hint">{say(rackWords.hint)}</p>}
      {rowsOf(rack) < (rack.units ?? 0) && <p class="hint">{say(rackWords.drawnUnits, { number: rowsOf(rack) })}</p>}
      <UnplacedList rack={rack} mover={mover} onOpen={isMovable ? setFormOf : undefined} />
      <div class="rack-sides">
        {shown.map(side => (
          <RackSide key={side} rack={rack} side={side} mover={mover} />
        ))}
      </div>
      <DeviceTable rack={rack} onOpen={isMovable ? setFormOf : undefined} />
      {formOf && (
        <PositionForm
          rack={rack}
          device={formOf}
          onClose={() => setFormOf(undefined)}
          onChoose={async position => {
            setFormOf(undefined);
            if (await placeDevice(formOf, position)) moved.current = formOf.id;
          }}
        />
      )}
    </div>
  );
}

/** A device that went to the other side is another element there: the focus follows it. */
function returnFocus(view: HTMLElement | null, id: number): void {
  if (document.activeElement === document.body) view?.querySelector<SVGAElement>(`[data-device="${id}"]`)?.focus();
}
