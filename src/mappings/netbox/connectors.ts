import type { AttributeValues, EntryMapping, Mapping, Value } from '../mapping.js';
import { reasons } from '../reasons.js';
import { asNumber, choice, constant, end, entry, field, first, lines, listed, object, rank, text } from '../values.js';
import { connectionTypes } from './choices.js';
import { descriptionWith } from './common.js';

export const labelPaths = ['label', 'description'] as const;

/** The label of a connector. */
export const label = lines(...labelPaths);

/** The type of a connector. */
export const plug = { connection_type: first(choice('type', connectionTypes), field('type')) };

/** Where a cable is plugged in. */
function connector(direction: 'INPUT' | 'OUTPUT', of: Value, more: AttributeValues = {}): EntryMapping {
  return {
    part: 'connector',
    category: 'C__CATG__CONNECTOR',
    of,
    attributes: {
      title: field('name'),
      type: constant(`C__CONNECTOR__${direction}`),
      assigned_category: constant('C__CATG__CONNECTOR'),
      description: label,
      ...more,
    },
  };
}

/** The other end of the cable: a connector, a port or a power consumer. */
export const otherEnd = end('opposite', 'connector', 'port', 'consumer');
export const cable = object('cabling');

/** The place of an end among several on its side of a cable. They follow the order of the dump where NetBox does not number them. */
export const positionsAtOtherEnd = rank(
  'ends.beside.termination',
  'ends.connector',
  'ends.unpaired',
  reasons.endsConnectedInOrder,
);

/** The connection of a connector with the other end of its cable. */
const cabling: EntryMapping = {
  part: 'cabling',
  category: 'C__CATG__CONNECTOR',
  into: entry('connector', '.'),
  attributes: { assigned_connector: otherEnd, assigned_positions: positionsAtOtherEnd, cable_connection: cable },
};

const ofDevice = object('device');

/** A port of a panel; front ports have positions from 4.5 on. */
const several = { ...plug, positions: field('positions', asNumber) };

/** Sockets that are connectors and nothing else. */
export const connectors: readonly Mapping[] = [
  { model: 'dcim.consoleport', entries: [connector('INPUT', ofDevice, plug)] },
  { model: 'dcim.consoleserverport', entries: [connector('OUTPUT', ofDevice, plug)] },
  { model: 'dcim.rearport', entries: [connector('INPUT', ofDevice, several)] },
  {
    model: 'dcim.frontport',
    entries: [
      connector('OUTPUT', ofDevice, {
        ...several,
        connector_sibling: entry('connector', 'rear_port'),
        sibling_positions: listed('rear_port_position'),
      }),
    ],
  },
  {
    model: 'dcim.poweroutlet',
    entries: [connector('OUTPUT', ofDevice, { ...plug, connector_sibling: entry('consumer', 'power_port') })],
  },
  {
    model: 'dcim.powerfeed',
    entries: [
      connector('OUTPUT', object('power_panel'), {
        description: descriptionWith({
          type: 'Type',
          supply: 'Supply',
          phase: 'Phase',
          voltage: 'Voltage (V)',
          amperage: 'Amperage (A)',
          max_utilization: 'Maximum utilization (%)',
          available_power: 'Available power (W)',
        }),
      }),
    ],
  },
  {
    model: 'circuits.circuittermination',
    entries: [
      connector('OUTPUT', object('circuit'), {
        title: text('Termination {term_side}'),
        description: lines('site.name', 'provider_network.name', 'xconnect_id', 'pp_info', 'description'),
      }),
    ],
  },
];

/** The way through a circuit, from one end to the other. */
const crossing: EntryMapping = {
  part: 'crossing',
  category: 'C__CATG__CONNECTOR',
  into: entry('connector', '.'),
  attributes: { connector_sibling: entry('connector', 'other') },
};

/** Connections of connectors. They come after all connectors, as both ends must exist. */
export const cablings: readonly Mapping[] = [
  ...connectors.map(({ model }) => ({ model, entries: [cabling] })),
  { model: 'circuits.circuittermination', entries: [crossing] },
];
