import type { KeptValues } from '../attributes/attribute-type.js';
import { idsIn } from '../attributes/links.js';
import type { Seen } from '../domain/computed/computation.js';
import type { BesideAsked, Facts } from '../domain/computed/facts.js';
import { connectorForm } from './connector-form.js';

const enclosure = 'C__CATS__ENCLOSURE';
const formFactor = 'C__CATG__FORMFACTOR';
const personMaster = 'C__CATS__PERSON_MASTER';

type Shown = Record<string, unknown>;

/** An entry whose form is changed, with what it is made of. */
export interface FormSource {
  readonly id: number;
  readonly object: number;
  readonly values: Readonly<KeptValues>;
  readonly showing: Seen;
  readonly facts: Facts;
}

/** How an entry that is shown plainly is shown in a dialect. */
export interface EntryForm {
  show(shown: Shown, source: FormSource): Shown;
  /** Entries of other categories or objects that the form tells of. */
  readonly beside?: BesideAsked;
}

/** Forms by category. */
export type EntryForms = Readonly<Record<string, EntryForm>>;

/** Every attribute is shown plainly, as its type says. */
export const plainForms: EntryForms = {};

/** The forms of existing clients: addresses, connectors, rack position and GPS, contacts, salutation, the record status in Global. */
export const idoitForms: EntryForms = {
  C__CATG__GLOBAL: {
    show: (shown, { values }) => ({ ...shown, status: { ...(shown.status as object), ...statusForms[String(values.status)] } }),
  },
  C__CATG__CONNECTOR: connectorForm,
  C__CATG__CONTROLLER_FC_PORT: connectorForm,
  C__CATG__IP: { show: hostAddress },
  C__CATG__LOCATION: {
    show: location,
    beside: { categories: [enclosure, formFactor], objects: ({ object, values }) => [object, ...idsIn(values.parent)] },
  },
  C__CATG__CONTACT: {
    show: contact,
    beside: { categories: [personMaster], objects: ({ values }) => idsIn(values.contact_object) },
  },
  C__CATG__NETWORK_PORT: connectorForm,
  C__CATG__POWER_CONSUMER: connectorForm,
  C__CATG__POWER_SUPPLIER: connectorForm,
  C__CATG__UNIVERSAL_INTERFACE: connectorForm,
  C__CATS__PERSON_MASTER: { show: (shown, { values }) => ({ ...shown, salutation: values.salutation ?? null }) },
};

/** What existing clients get in place of the constant and the English title of a record status, by its number. */
const statusForms: Readonly<Record<string, Shown>> = {
  1: { const: '', title_lang: 'LC__CMDB__RECORD_STATUS__BIRTH' },
  2: { const: '', title_lang: 'LC__CMDB__RECORD_STATUS__NORMAL' },
  3: { const: '', title_lang: 'LC__CMDB__RECORD_STATUS__ARCHIVED' },
  4: { const: '', title_lang: 'LC__CMDB__RECORD_STATUS__DELETED' },
  6: { const: '', title_lang: 'LC__CMDB_STATUS__IDOIT_STATUS_TEMPLATE' },
  7: { const: '', title_lang: 'LC__MASS_CHANGE__CHANGE_TEMPLATE' },
};

function hostAddress(shown: Shown, { values, showing, id }: FormSource): Shown {
  const { ipv6_address, ...others } = shown;
  const address = values.ipv4_address ?? values.ipv6_address;
  const net = typeof values.net === 'number' ? showing.found.object(values.net) : undefined;
  const inNet = address
    ? {
        id: net ? String(net.id) : null,
        type: net?.type ?? null,
        title: net?.title ?? null,
        sysid: net?.sysid ?? null,
        ref_id: String(id),
        ref_title: address,
        ref_type: 'C__CATS__NET_IP_ADDRESSES',
      }
    : null;
  return {
    ...others,
    ipv4_address: values.ipv4_address ? inNet : null,
    ...(values.ipv6_address ? { ipv6_address: inNet } : {}),
    hostaddress: inNet,
    hostname: shown.hostname || null,
    use_standard_gateway: { ...(shown.use_standard_gateway as object), value: values.use_standard_gateway === true ? 1 : 0 },
  };
}

function location(shown: Shown, { values, object, facts }: FormSource): Shown {
  const { latitude = null, longitude = null, pos, parent } = values;
  const units = Number(facts.first(object, formFactor).rackunits ?? 1);
  const rack = typeof parent === 'number' ? parent : 0;
  const position = typeof pos === 'number' ? { pos, last: pos + Math.max(units, 1) - 1 } : undefined;
  const title = position && internalUnit(position, rack, facts);
  return {
    ...shown,
    pos: position ? { title, obj_id: String(object), visually_from: position.pos, visually_to: position.last } : null,
    gps: { 0: latitude, 1: longitude, latitude, longitude },
  };
}

/** Racks that count downwards keep positions counted from the other end. */
function internalUnit({ pos, last }: { pos: number; last: number }, rack: number, facts: Facts): string {
  const height = facts.first(rack, formFactor).rackunits;
  const isDescending = facts.first(rack, enclosure).slot_sorting === 'desc';
  return String(isDescending && typeof height === 'number' ? height - last + 1 : pos);
}

function contact(shown: Shown, { id, values, facts }: FormSource): Shown {
  const linked = shown.contact_object as object | null;
  const [person = 0] = idsIn(values.contact_object);
  const { first_name = '', last_name = '', phone_company = '', mail = '', department = '' } = facts.first(person, personMaster);
  return {
    ...shown,
    contact: linked && { ...linked, first_name, last_name, phone_company, mail, department },
    contact_object: linked && { ...linked, connection_id: String(id) },
  };
}
