import type { KeptValues, Showing } from '../domain/attributes/attribute-type.js';

type Shown = Record<string, unknown>;

/** An entry whose form is changed, with what it is made of. */
export interface FormSource {
  readonly values: Readonly<KeptValues>;
  readonly showing: Showing;
  readonly entry: number;
  readonly object: number;
}

/** By category: how an entry that is shown plainly is shown in a dialect. */
export type EntryForms = Readonly<Record<string, (shown: Shown, source: FormSource) => Shown>>;

/** Every attribute is shown plainly, as its type says. */
export const plainForms: EntryForms = {};

/** The forms of existing clients: addresses, rack position and GPS, contacts, salutation, the record status in Global. */
export const idoitForms: EntryForms = {
  C__CATG__GLOBAL: (shown, { values }) => ({
    ...shown,
    status: { ...(shown.status as object), ...statusForms[String(values.status)] },
  }),
  C__CATG__IP: hostAddress,
  C__CATG__LOCATION: location,
  C__CATG__CONTACT: contact,
  C__CATS__PERSON_MASTER: (shown, { values }) => ({ ...shown, salutation: values.salutation ?? null }),
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

function hostAddress(shown: Shown, { values, showing, entry }: FormSource): Shown {
  const { ipv6_address, ...others } = shown;
  const address = values.ipv4_address ?? values.ipv6_address;
  const net = typeof values.net === 'number' ? showing.found.object(values.net) : undefined;
  const inNet = address
    ? {
        id: net ? String(net.id) : null,
        type: net?.type ?? null,
        title: net?.title ?? null,
        sysid: net?.sysid ?? null,
        ref_id: String(entry),
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

function location(shown: Shown, { values, object }: FormSource): Shown {
  const { latitude = null, longitude = null, pos } = values;
  const position =
    typeof pos === 'number' ? { title: String(pos), obj_id: String(object), visually_from: pos, visually_to: pos } : null;
  return { ...shown, pos: position, gps: { 0: latitude, 1: longitude, latitude, longitude } };
}

function contact(shown: Shown, { entry }: FormSource): Shown {
  const linked = (shown.contact_object ?? shown.contact) as object | null;
  const connected = linked && { ...linked, connection_id: String(entry) };
  return { ...shown, contact: linked, contact_object: connected };
}
