/** The attribute that the CMDB status of an object is. */
const cmdbStatus = 'C__CATG__GLOBAL-cmdb_status';

/** Titles of columns that are about the object itself, by their targets; what only the service sets is not imported. */
export const objectTitles: readonly (readonly [target: string, titles: readonly string[]])[] = [
  ['title', ['title', 'titel', 'name', 'bezeichnung', 'object title', 'objekttitel', 'c__catg__global-title']],
  ['type', ['type', 'typ', 'object type', 'objekttyp', 'objekt-typ', 'c__catg__global-type']],
  ['id', ['id', 'object id', 'objekt-id', 'objektnummer']],
  ['sysid', ['sysid', 'sys-id', 'system id', 'system-id', 'c__catg__global-sysid']],
  [cmdbStatus, ['status', 'cmdb status', 'cmdb-status']],
  ['', ['created', 'erstellt', 'angelegt', 'updated', 'changed', 'last changed', 'geändert', 'zuletzt geändert']],
];

const serials = ['serial', 'serial number', 'serial no', 'serial no.', 's/n', 'sn', 'seriennummer', 'seriennr.', 'serien-nr.'];
const expiries = ['expiration date', 'expiry date', 'expires', 'ablaufdatum', 'läuft ab'];

/** Titles that the title of the object has in files of other programs; an attribute with one of them is meant before. */
export const otherObjectTitles: readonly string[] = ['item name', 'asset name', 'device name', 'gerätename'];

/** Titles that columns of an attribute have in files of other programs, beside its own. They say which attribute is meant, also where the objects have none and others have the same title. */
export const attributeTitles: Readonly<Record<string, readonly string[]>> = {
  'C__CATG__GLOBAL-description': [
    'notes',
    'note',
    'comment',
    'comments',
    'remarks',
    'notizen',
    'bemerkung',
    'bemerkungen',
    'kommentar',
  ],
  'C__CATG__MODEL-manufacturer': ['manufacturer', 'vendor', 'hersteller'],
  'C__CATG__MODEL-title': ['model', 'model name', 'modell', 'modellname', 'modellbezeichnung'],
  'C__CATG__MODEL-productid': [
    'model number',
    'model no',
    'model no.',
    'part number',
    'modellnummer',
    'modell-nr.',
    'artikelnummer',
  ],
  'C__CATG__MODEL-serial': serials,
  'C__CATG__ACCOUNTING-inventory_no': [
    ...['asset tag', 'asset number', 'asset no', 'asset no.', 'asset id', 'inventory no', 'inventory no.'],
    ...['inventarnr.', 'inventar-nr.', 'anlagennummer'],
  ],
  'C__CATG__ACCOUNTING-acquirementdate': ['purchase date', 'purchased', 'date of purchase', 'kaufdatum', 'anschaffungsdatum'],
  'C__CATG__ACCOUNTING-price': ['purchase cost', 'purchase price', 'kaufpreis', 'anschaffungspreis', 'anschaffungskosten'],
  'C__CATG__ACCOUNTING-order_no': ['order number', 'purchase order', 'bestellnummer'],
  'C__CATG__ACCOUNTING-guarantee_date': ['warranty expiration', 'warranty expires', 'warranty end', 'garantieende'],
  'C__CATG__IP-ipv4_address': ['ip', 'ip address', 'ip-adresse'],
  'C__CATG__IP-shared_as': ['allocation type', 'allocation', 'address type', 'address role', 'ip type', 'ip role'],
  'C__CATG__IP-hostname': ['hostname', 'host name', 'fqdn'],
  'C__CATG__CONTACT-contact_object': ['contact', 'contact person', 'kontakt', 'kontaktperson', 'ansprechpartner'],
  'C__CATG__NETWORK_PORT-mac': ['mac', 'mac address', 'mac-address', 'mac-adresse'],
  'C__CATS__LICENCE_LIST-serial': serials,
  'C__CATS__LICENCE_LIST-expire': expiries,
  'C__CATS__LICENCE_LIST-amount': ['seats', 'plätze'],
  'C__CATS__CONTRACT-end_date': expiries,
  'C__CATS__PERSON-first_name': ['given name', 'firstname'],
  'C__CATS__PERSON-last_name': ['surname', 'family name', 'lastname', 'familienname', 'zuname'],
  'C__CATS__PERSON-mail': ['email', 'e-mail', 'mail', 'email address', 'mailadresse'],
  'C__CATS__PERSON-phone_company': ['phone', 'phone number', 'telephone', 'telefon', 'telefonnummer'],
  'C__CATS__PERSON-function': ['job title', 'position'],
  'C__CATS__PERSON-personnel_number': ['employee number', 'employee no', 'employee id', 'personal-nr.'],
  'C__CATS__PERSON_LOGIN-title': ['username', 'login'],
};
