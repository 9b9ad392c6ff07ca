import { type Break, setValues } from './break.js';

/** Leads an entry with a title to another one. */
function leading(entry: number, title: string, key: string, target: number): readonly string[] {
  return [
    `UPDATE entries SET "values" = replace("values", '"title":${title}', '"title":${title},"${key}":${target}') WHERE id = ${entry}`,
    `INSERT INTO links (entry, attribute, position, target_entry) VALUES (${entry}, '${key}', 0, ${target})`,
  ];
}

/** Invariants of what leads from one record to another. */
export const breaksOfLinks: readonly Break[] = [
  {
    invariant: 'links',
    title: 'what values lead to has no link',
    statements: ({ location }) => [`DELETE FROM links WHERE entry = ${location}`],
    found: ({ location, server, inner }) => [
      `entry ${location} of object ${server} (C__CATG__LOCATION): its values lead from 'parent' to object ${inner}, and no link does`,
    ],
  },
  {
    invariant: 'links',
    title: 'what a link leads to stands in no values',
    statements: ({ location }) => [setValues(location, '{}')],
    found: ({ location, server, inner }) => [
      `entry ${location} of object ${server} (C__CATG__LOCATION): a link leads from 'parent' to object ${inner}, and its values do not`,
    ],
  },
  {
    invariant: 'mirrors',
    title: 'a link leads there and not back',
    statements: ({ layer2 }) => [
      `UPDATE entries SET "values" = '{}' WHERE object = ${layer2} AND category = 'C__CATS__LAYER2_NET'`,
      `DELETE FROM links WHERE entry IN (SELECT id FROM entries WHERE object = ${layer2} AND category = 'C__CATS__LAYER2_NET')`,
    ],
    found: ({ net, netEntry, layer2 }) => [
      `entry ${netEntry} of object ${net} (C__CATS__NET): its 'layer2_assignments' leads to object ${layer2}, whose 'layer3_assignments' does not lead to object ${net}`,
    ],
  },
  {
    invariant: 'connections',
    title: 'one end of a connection does not know of it',
    statements: ({ plug }) => [setValues(plug, '{"title":"plug"}'), `DELETE FROM links WHERE entry = ${plug}`],
    found: ({ port, plug, server }) => [
      `entry ${port} of object ${server} (C__CATG__NETWORK_PORT): it is connected with entry ${plug}, which is not connected with it`,
    ],
  },
  {
    invariant: 'positions',
    title: 'a position is taken twice, or there is no such position',
    statements: ({ trunk, second }) => [
      `UPDATE entries SET "values" = replace("values", '"trunk"', '"trunk","positions":2') WHERE id = ${trunk}`,
      `UPDATE entries SET "values" = replace("values", '"assigned_positions":"2"', '"assigned_positions":"1, 3"') WHERE id = ${second}`,
    ],
    found: ({ trunk, first, second, server }) => [
      `entry ${second} of object ${server} (C__CATG__NETWORK_PORT): it takes position 3 of entry ${trunk}, which has 2`,
      `entry ${second} of object ${server} (C__CATG__NETWORK_PORT): it takes position 1 of entry ${trunk}, which entry ${first} takes`,
    ],
  },
  {
    invariant: 'relations',
    title: 'a link that is a relation has no number',
    statements: ({ location }) => [`DELETE FROM relations WHERE entry = ${location}`],
    found: ({ location, server, inner }) => [
      `entry ${location} of object ${server} (C__CATG__LOCATION): 'parent' to ${inner} has no number`,
    ],
  },
  {
    invariant: 'link targets',
    title: 'a link leads to an entry of another object, and one to what has it',
    statements: ({ port, first, netEntry }) => [
      ...leading(port, '"port"', 'interface', netEntry),
      ...leading(first, '"1"', 'connector_sibling', first),
    ],
    found: ({ port, first, server, net, netEntry }) => [
      `entry ${port} of object ${server} (C__CATG__NETWORK_PORT): its 'interface': entry ${netEntry} is of object ${net}; expected an entry of this object`,
      `entry ${first} of object ${server} (C__CATG__NETWORK_PORT): its 'connector_sibling': entry ${first} cannot be its own 'connector_sibling'; expected another entry`,
    ],
  },
  {
    invariant: 'link targets',
    title: 'a link leads to an object of a type that the catalogue does not name',
    statements: ({ location, net }) => [
      setValues(location, `{"parent":${net}}`),
      `UPDATE links SET target_object = ${net} WHERE entry = ${location}`,
      `UPDATE relations SET target = ${net} WHERE entry = ${location}`,
    ],
    found: ({ location, server, net }) => [
      `entry ${location} of object ${server} (C__CATG__LOCATION): its 'parent': object ${net} is of type C__OBJTYPE__LAYER3_NET; expected an object of type "C__OBJTYPE__BUILDING", "C__OBJTYPE__LOCATION_GENERIC", "C__OBJTYPE__ROOM", "C__OBJTYPE__ENCLOSURE", "C__CMDB__OBJTYPE__CABLE_TRAY", "C__CMDB__OBJTYPE__CONDUIT", "C__OBJTYPE__BLADE_CHASSIS", "C__OBJTYPE__CITY", "C__OBJTYPE__COUNTRY", "C__OBJTYPE__RACK_SEGMENT" or 2 more`,
    ],
  },
  {
    invariant: 'link targets',
    title: 'a link leads to an entry of another object than the one beside it',
    statements: ({ installed, foreignVersion }) => [
      `UPDATE entries SET "values" = replace("values", '}', ',"assigned_version":${foreignVersion}}') WHERE id = ${installed}`,
      `INSERT INTO links (entry, attribute, position, target_entry) VALUES (${installed}, 'assigned_version', 0, ${foreignVersion})`,
    ],
    found: ({ installed, server, foreignVersion, foreignProgram }) => [
      `entry ${installed} of object ${server} (C__CATG__APPLICATION): its 'assigned_version': entry ${foreignVersion} is of object ${foreignProgram}; expected an entry of the object that 'application' leads to`,
    ],
  },
  {
    invariant: 'chains',
    title: 'two objects stand in each other',
    statements: ({ outerLocation, inner }) => [
      setValues(outerLocation, `{"parent":${inner}}`),
      `UPDATE links SET target_object = ${inner} WHERE entry = ${outerLocation}`,
      `UPDATE relations SET target = ${inner} WHERE entry = ${outerLocation}`,
    ],
    found: ({ outer, inner }) => [outer, inner].map(each => `object ${each}: C__CATG__LOCATION.parent leads from it back to it`),
  },
];

/** Breaks that one database can have together: one of each kind of wrong reference. */
export const wrongReferences: readonly Break[] = breaksOfLinks.filter(
  ({ invariant }) => !['links', 'relations'].includes(invariant),
);
