import type { Text } from '../../texts/language.js';

/** Texts about nets. */
export const netWords = {
  address: { en: 'Address', de: 'Adresse' },
  range: { en: 'Range', de: 'Bereich' },
  usage: { en: 'Used', de: 'Belegt' },
  used: {
    en: '{used} of {all} addresses are used, {reserved} are reserved.',
    de: '{used} von {all} Adressen sind belegt, {reserved} sind reserviert.',
  },
  next: { en: 'Next free address: {address}', de: 'Nächste freie Adresse: {address}' },
  full: { en: 'No address is free.', de: 'Keine Adresse ist frei.' },
  addresses: { en: 'Addresses', de: 'Adressen' },
  who: { en: 'Who has it', de: 'Wer sie hat' },
  assignment: { en: 'Assignment', de: 'Vergabe' },
  reservedRanges: { en: 'Ranges given out by DHCP', de: 'Von DHCP vergebene Bereiche' },
  layer2: { en: 'Layer 2', de: 'Layer 2' },
  map: { en: 'Map of the addresses', de: 'Karte der Adressen' },
  mapHint: {
    en: 'A free square takes its address, a used one leads to its object, a block opens its addresses. Arrow keys go from square to square.',
    de: 'Ein freies Feld vergibt seine Adresse, ein belegtes führt zum Objekt, ein Block öffnet seine Adressen. Pfeiltasten führen von Feld zu Feld.',
  },
  object: { en: 'Object', de: 'Objekt' },
  free: { en: 'free', de: 'frei' },
  reserved: { en: 'reserved', de: 'reserviert' },
  nextOne: { en: 'next free', de: 'nächste freie' },
  state: { en: '{address}: {state}', de: '{address}: {state}' },
  blockState: { en: '{from} to {to}: {used} used', de: '{from} bis {to}: {used} belegt' },
  eachBlock: { en: 'Each square is a block of {size} addresses.', de: 'Jedes Feld ist ein Block von {size} Adressen.' },
  wholeNet: { en: 'Whole net', de: 'Ganzes Netz' },
  take: { en: 'Take it', de: 'Vergeben' },
  takeTitle: { en: 'Take an address of {net}', de: 'Adresse aus {net} vergeben' },
  forObject: { en: 'For the object', de: 'Für das Objekt' },
  hostname: { en: 'Host name', de: 'Hostname' },
  show: { en: 'Show what changes', de: 'Zeigen, was sich ändert' },
  taken: { en: '{title} has {address} now.', de: '{title} hat jetzt {address}.' },
  listed: { en: 'The first {number} of {all} are listed.', de: 'Die ersten {number} von {all} sind aufgeführt.' },
} as const satisfies Readonly<Record<string, Text>>;
