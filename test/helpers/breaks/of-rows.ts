import { lastCatalogueChoice } from '../../../src/attributes/references.js';
import { pausedAsCopy } from '../../../src/domain/webhooks/webhook-events.js';
import { type Break, recorded, setValues } from './break.js';

const postgresOnly: Readonly<Record<string, readonly string[]>> = {
  status: ['ALTER TABLE objects DROP CONSTRAINT objects_status', 'ALTER TABLE entries DROP CONSTRAINT entries_status'],
  reference: ['ALTER TABLE granted DROP CONSTRAINT granted_to_object'],
};

/** Invariants of single rows: what they hold, and what is unique among them. */
export const breaksOfRows: readonly Break[] = [
  {
    invariant: 'references',
    title: 'a row refers to what is not there',
    freeing: postgresOnly.reference,
    statements: () => ["INSERT INTO granted (object, rights) VALUES (99999, '[]')"],
    found: () => ['a row of granted: its object is 99999, which is not in objects'],
  },
  {
    invariant: 'texts',
    title: 'values are cut',
    statements: ({ location, lone }) => [
      setValues(location, '{"parent":'),
      `UPDATE objects SET "values" = '' WHERE id = ${lone}`,
    ],
    found: ({ location, server, lone }) => [
      `object ${lone}: its values are no JSON object`,
      `entry ${location} of object ${server} (C__CATG__LOCATION): its values are no JSON object`,
    ],
  },
  {
    invariant: 'statuses',
    title: 'statuses and types are none',
    freeing: postgresOnly.status,
    statements: ({ lone, server, model }) => [
      `UPDATE objects SET status = 'lost' WHERE id = ${lone}`,
      `UPDATE objects SET type = 'C__NONE', cmdb_status = '10999' WHERE id = ${server}`,
      `UPDATE entries SET status = '' WHERE id = ${model}`,
    ],
    found: ({ lone, server, model }) => [
      `object ${server}: its type is C__NONE, which is not in the catalogue`,
      `object ${server}: its CMDB status is "10999", which is neither in the catalogue nor was added`,
      `object ${lone}: its status is "lost", which is none`,
      `entry ${model} of object ${server} (C__CATG__MODEL): its status is "", which is none`,
    ],
  },
  {
    invariant: 'categories',
    title: 'an entry is of no category, or is kept as one of several',
    statements: ({ model, location }) => [
      `UPDATE entries SET category = 'C__CATG__NONE', "values" = '{}' WHERE id = ${model}`,
      `UPDATE entries SET single = 0 WHERE id = ${location}`,
    ],
    found: ({ model, location, server }) => [
      `entry ${location} of object ${server} (C__CATG__LOCATION): it is kept as one of several of an object`,
      `entry ${model} of object ${server} (C__CATG__NONE): its category is not in the catalogue`,
    ],
  },
  {
    invariant: 'values',
    title: 'values are of another type, of no attribute, no choice, or another content',
    statements: ({ model, image, lone }) => [
      setValues(model, '{"serial":5,"manufacturer":10999,"wheels":"4"}'),
      `UPDATE entries SET "values" = replace("values", '"size":', '"bytes":') WHERE id = ${image}`,
      `UPDATE objects SET "values" = '{"purpose":"none"}' WHERE id = ${lone}`,
    ],
    found: ({ model, image, server, lone }) => [
      `object ${lone}: what it keeps as 'purpose' is no dialog_plus`,
      `entry ${model} of object ${server} (C__CATG__MODEL): what it keeps as 'serial' is no text`,
      `entry ${model} of object ${server} (C__CATG__MODEL): what it keeps as 'manufacturer' is no dialog_plus`,
      `entry ${model} of object ${server} (C__CATG__MODEL): it keeps 'wheels', which its category does not have`,
      `entry ${image} of object ${server} (C__CATG__IMAGE): what it keeps as 'image' is no upload`,
    ],
  },
  {
    invariant: 'values',
    title: 'the content of an upload is gone',
    statements: ({ image }) => [`DELETE FROM contents WHERE entry = ${image}`],
    found: ({ image, server }) => [
      `entry ${image} of object ${server} (C__CATG__IMAGE): the content of what it keeps as 'image' is not there`,
    ],
  },
  {
    invariant: 'values',
    title: 'the content of an upload is another one',
    statements: ({ image }) => [`UPDATE contents SET content = 'AAAA' WHERE entry = ${image}`],
    found: ({ image, server }) => [
      `entry ${image} of object ${server} (C__CATG__IMAGE): the content of what it keeps as 'image' is another one`,
    ],
  },
  {
    invariant: 'addresses',
    title: 'an address is outside of its net',
    statements: ({ netEntry, layer2 }) => [
      setValues(netEntry, `{"address":"10.0.0.4","cidr_suffix":31,"layer2_assignments":[${layer2}]}`),
    ],
    found: ({ other, server, net }) => [
      `entry ${other} of object ${server} (C__CATG__IP): its address 10.0.0.2 is not in 10.0.0.4/31, the net of object ${net}`,
    ],
  },
  {
    invariant: 'addresses',
    title: 'an address without a net is in one',
    statements: ({ netEntry, layer2 }) => [
      setValues(netEntry, `{"address":"10.0.0.0","cidr_suffix":30,"layer2_assignments":[${layer2}]}`),
    ],
    found: ({ primary, server, net }) => [
      `entry ${primary} of object ${server} (C__CATG__IP): its address 10.0.0.1 is in 10.0.0.0/30, the net of object ${net}, and it has no net`,
    ],
  },
  {
    invariant: 'equal addresses',
    title: 'two entries outside of every net have one address',
    statements: ({ other }) => [
      setValues(other, '{"hostname":"two","ipv4_address":"10.0.0.1"}'),
      `UPDATE entries SET title = '10.0.0.1' WHERE id = ${other}`,
      `DELETE FROM links WHERE entry = ${other}`,
      `DELETE FROM relations WHERE entry = ${other}`,
    ],
    found: ({ primary, other, server }) => [
      `entry ${other} of object ${server} (C__CATG__IP): its address 10.0.0.1 is that of entry ${primary} of object ${server}, and neither has a net`,
    ],
  },
  {
    invariant: 'titles',
    title: 'titles do not follow from what they follow from',
    statements: ({ lone, primary }) => [
      `UPDATE objects SET folded_title = 'z' WHERE id = ${lone}`,
      `UPDATE entries SET title = 'z' WHERE id = ${primary}`,
    ],
    found: ({ lone, primary, server }) => [
      `object ${lone}: what it is sorted by does not follow from its title`,
      `entry ${primary} of object ${server} (C__CATG__IP): its title does not follow from its values`,
    ],
  },
  {
    invariant: 'titles',
    title: 'a choice is compared by another title',
    statements: () => ["UPDATE choices SET folded_title = 'mine' WHERE title = 'Own'"],
    found: () => [
      `choice ${1 + lastCatalogueChoice} of model_manufacturer: what its title is compared by does not follow from it`,
    ],
  },
  {
    invariant: 'titles',
    title: 'nothing, where a choice with the title of another one is compared by its id, too',
    statements: () => ["UPDATE choices SET folded_title = 'own\u00011' WHERE title = 'Own'"],
    found: () => [],
  },
  {
    invariant: 'sysids',
    title: 'a sysid was given up and is there',
    statements: ({ lone }) => [`INSERT INTO retired_sysids SELECT sysid FROM objects WHERE id = ${lone}`],
    found: ({ lone }) => [`object ${lone}: its sysid "LONE" is, or was, that of another object`],
  },
  {
    invariant: 'sysids',
    title: 'a sysid is there twice',
    statements: ({ inner }) => ['DROP INDEX objects_sysid', `UPDATE objects SET sysid = 'LONE' WHERE id = ${inner}`],
    found: ({ lone, inner }) => [`object ${Math.max(lone, inner)}: its sysid "LONE" is, or was, that of another object`],
  },
  {
    invariant: 'logins',
    title: 'two persons have logins that are alike',
    statements: ({ lone, inner }) => [
      ...[
        [inner, 'grace'],
        [lone, 'GRACE'],
      ].flatMap(([object, title]) => [
        `INSERT INTO entries (object, category, status, title, single, "primary", "values")
          VALUES (${object}, 'C__CATS__PERSON_LOGIN', 'normal', '${title}', 1, 0, '{"title":"${title}"}')`,
        recorded(Number(object), '(SELECT max(id) FROM entries)'),
      ]),
      "INSERT INTO logins (entry, login) SELECT id, 'grace' FROM entries WHERE category = 'C__CATS__PERSON_LOGIN' AND title IN ('grace', 'GRACE')",
    ],
    found: ({ lone, inner }) => [
      `object ${lone}: its login GRACE differs from grace of object ${inner} in nothing but its spelling`,
    ],
  },
  {
    invariant: 'webhooks',
    title: 'a webhook stands still since the database was restored',
    statements: () => [
      `INSERT INTO webhooks (id, title, url, key, filter, conditions, secret, place, enabled, created, problem)
        VALUES ('w1', 'hook', 'https://hooks.example', 'k', '{}', '[]', '', '{}', 0, '', '${pausedAsCopy}')`,
    ],
    found: () => [`webhook w1 ("hook"): ${pausedAsCopy}`],
  },
  {
    invariant: 'object counts',
    title: 'an object is counted twice',
    statements: () => ["UPDATE object_counts SET count = count + 1 WHERE type = 'C__OBJTYPE__SWITCH'"],
    postgres: () => ["INSERT INTO object_counts VALUES ('C__OBJTYPE__SWITCH', 'normal', 1)"],
    found: () => ['objects of type C__OBJTYPE__SWITCH: 2 are counted in status normal, and 1 are there'],
  },
  {
    invariant: 'single entries',
    title: 'an object has two entries of a category that has one',
    statements: ({ model, server }) => [
      'DROP INDEX entries_single',
      `INSERT INTO entries (object, category, status, title, single, "primary", "values")
        SELECT object, category, status, title, single, "primary", "values" FROM entries WHERE id = ${model}`,
      recorded(server, '(SELECT max(id) FROM entries)'),
    ],
    found: ({ server }) => [`object ${server}: it has 2 entries of C__CATG__MODEL, which has at most one`],
  },
  {
    invariant: 'primary marks',
    title: 'two entries are primary, and one that has no such mark',
    statements: ({ primary, other, model }) => [
      'DROP INDEX entries_primary',
      `UPDATE entries SET "primary" = 1 WHERE id IN (${primary}, ${other}, ${model})`,
    ],
    found: ({ model, server }) => [
      `entry ${model} of object ${server} (C__CATG__MODEL): it is marked as primary, and its category has no such mark`,
      `object ${server}: 2 of its entries of C__CATG__IP are marked as primary`,
    ],
  },
];
