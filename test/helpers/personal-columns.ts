/** Ways in which columns lose an object that is forgotten, in the log and in the past. */
const ways = {
  /** Emptied in the rows of the object. */
  emptied: 'the values of the object',
  /** The row goes with the object. */
  removed: 'what the object led to and was known as',
  /** The name of a person in the rows of what they changed. */
  author: 'the name of who changed something',
  /** Texts in rows of others that are the name of the object. */
  named: 'what others called it',
  /** Nothing of it is kept: what is there now is changed and purged as everything is. */
  present: 'what is there now',
  /** It cannot say more than that something was there. */
  nothing: 'ids, numbers, constants of the catalogue, moments',
  /** It goes by itself, or with the purge of the object. */
  elsewhere: 'access, and what goes within a day',
} as const;
type Way = keyof typeof ways;

type Columns = Readonly<Record<string, Way>>;

const each = (way: Way, names: string): Columns => Object.fromEntries(names.split(' ').map(name => [name, way]));

/** Every column of every table. */
export const personalColumns: Readonly<Record<string, Columns>> = {
  objects: {
    ...each('nothing', 'id type sysid status cmdb_status created updated'),
    ...each('present', 'title folded_title values picture'),
    ...each('author', 'created_by updated_by'),
  },
  entries: { ...each('nothing', 'id object category status single primary revision'), title: 'present', values: 'named' },
  contents: { ...each('nothing', 'entry digest'), content: 'removed' },
  links: each('present', 'entry attribute position target_object target_entry'),
  choices: each('present', 'id dialog parent title folded_title constant color'),
  object_types: each('nothing', 'type default_template'),
  retired_sysids: { sysid: 'nothing' },
  externals: each('present', 'source name object entry fingerprint'),
  constants: each('nothing', 'const object'),
  relations: { ...each('nothing', 'id entry attribute target created'), created_by: 'author' },
  change_sets: {
    ...each('nothing', 'number time user method dialect reverts size keeps_modified_time'),
    ...each('author', 'key author'),
    comment: 'emptied',
  },
  changes: each('nothing', 'number position kind subject name object category action secrets'),
  past_objects: {
    ...each('nothing', 'id type sysid status cmdb_status created updated valid_from valid_to'),
    ...each('emptied', 'title folded_title values picture'),
    ...each('author', 'created_by updated_by'),
  },
  past_entries: {
    ...each('nothing', 'id object category status single primary valid_from valid_to'),
    ...each('named', 'title values'),
  },
  past_links: each('removed', 'entry attribute position target_object target_entry valid_from valid_to'),
  past_relations: each('removed', 'id entry attribute target created created_by valid_from valid_to'),
  past_choices: each('nothing', 'id dialog parent title folded_title constant color valid_from valid_to'),
  past_object_types: each('nothing', 'type default_template valid_from valid_to'),
  past_externals: each('removed', 'source name object entry fingerprint valid_from valid_to'),
  passwords: each('elsewhere', 'entry hash expired'),
  second_factors: each('elsewhere', 'person secret proposed step recovery'),
  passkeys: each('elsewhere', 'id person public_key counter transports title created last_used'),
  used_challenges: each('nothing', 'digest expires'),
  identity_providers: each(
    'nothing',
    'id title issuer client secret scopes groups_claim subject_claim admitted rules enabled sync',
  ),
  identity_accounts: each('elsewhere', 'provider subject person groups given'),
  granted: each('elsewhere', 'object rights'),
  sessions: each('elsewhere', 'digest person created expires provider subject sid tokens checked address passkey'),
  reports: each('nothing', 'id title category description filter columns order_by sort group_by totals created modified'),
  import_profiles: each('nothing', 'id title type columns encoding separator'),
  definitions: each('nothing', 'id part name definition removed'),
  past_definitions: each('nothing', 'id part name definition removed valid_from valid_to'),
  unique_values: each('removed', 'attribute text entry'),
  logins: each('removed', 'entry login'),
  counters: each('nothing', 'attribute format last'),
  livestatus: each('nothing', 'id title address port path connection active'),
  past_import_profiles: each('nothing', 'id title type columns encoding separator valid_from valid_to'),
  past_livestatus: each('nothing', 'id title address port path connection active valid_from valid_to'),
  past_reports: each(
    'nothing',
    'id title category description filter columns order_by sort group_by totals created modified valid_from valid_to',
  ),
  guesses: each('nothing', 'slot wrong since'),
  idempotency: each('removed', 'caller key method fingerprint result time'),
  api_keys: each('elsewhere', 'id digest title created expires revoked last_used rights addresses superseded_by'),
  audit: {
    ...each('nothing', 'number time event method key key_title user address subject_key subject_object details'),
    ...each('emptied', 'user_title subject_title'),
  },
  webhooks: {
    ...each('elsewhere', 'id title url key filter conditions secret former_secret former_until place enabled'),
    ...each('elsewhere', 'created delivered problem problem_time'),
  },
  webhook_deliveries: each('nothing', 'id webhook number first last objects state attempts created due attempted outcome'),
  leases: each('nothing', 'name holder beat'),
  settings: each('nothing', 'name value'),
};
