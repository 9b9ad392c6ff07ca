import type { RackContent, RackDevice } from '../../../generated/types.js';
import { TypeIcon } from '../parts/icon.js';
import { PlainTable, type TableColumn } from '../parts/plain-table.js';
import { to } from '../routing/addresses.js';
import { say } from '../texts/say.js';
import { words } from '../texts/words.js';
import { insertions, type Placeable, placeableOf, unitsInWords } from './rack-position.js';
import { rackWords } from './rack-words.js';

interface DeviceTableProps {
  readonly rack: RackContent;
  /** Absent where the caller may not move them. */
  readonly onOpen: ((device: Placeable) => void) | undefined;
}

/** The devices of a rack as a table: what the drawing shows, for screen readers, narrow screens and paper. */
export function DeviceTable({ rack: { devices, conflicts }, onOpen }: DeviceTableProps) {
  const faulty = new Set(conflicts.flatMap(({ objects }) => objects));
  const stateOf = ({ id, reserved }: RackDevice) => (
    <>
      {faulty.has(id) && <span class="wrong">{say(rackWords.faulty)} </span>}
      {reserved && say(rackWords.reserved)}
    </>
  );
  return (
    <>
      <h2>{say(rackWords.devices)}</h2>
      <PlainTable
        label={say(rackWords.devices)}
        rows={devices.toReversed()}
        keyOf={({ id }) => id}
        columns={[
          {
            title: say(words.title),
            show: ({ id, title, type }) => (
              <a class="object-link" href={to.object(id)}>
                <TypeIcon type={type} size={16} />
                {title}
              </a>
            ),
          },
          { title: say(words.type), show: ({ type_title }) => type_title },
          { title: say(rackWords.place), show: ({ from, to: last, vertical }) => unitsInWords(from, last, vertical) },
          {
            title: say(rackWords.side),
            show: device => say(insertions[placeableOf(device).position?.insertion ?? 'front'].label),
          },
          { title: say(rackWords.state), show: stateOf },
          ...(onOpen ? [moving(onOpen)] : []),
        ]}
      />
    </>
  );
}

function moving(open: (device: Placeable) => void): TableColumn<RackDevice> {
  return {
    title: say(words.actions),
    isForScreen: true,
    show: device => (
      <button
        type="button"
        class="small"
        aria-label={`${say(rackWords.moveLabel)}: ${device.title}`}
        onClick={() => open(placeableOf(device))}
      >
        {say(rackWords.moveLabel)}
      </button>
    ),
  };
}
