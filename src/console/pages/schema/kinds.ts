import type { AttributeType, TextFormat, UniqueWithin } from '../../../../generated/types.js';
import type { Text } from '../../texts/language.js';

/** Kinds of attributes that a site may add. */
export const attributeTypeWords: Readonly<Partial<Record<AttributeType, Text>>> = {
  text: { en: 'Text', de: 'Text' },
  textarea: { en: 'Text of several lines', de: 'Text aus mehreren Zeilen' },
  integer: { en: 'Whole number', de: 'Ganze Zahl' },
  number: { en: 'Decimal number', de: 'Dezimalzahl' },
  money: { en: 'Amount of money', de: 'Geldbetrag' },
  boolean: { en: 'Yes or no', de: 'Ja oder nein' },
  date: { en: 'Date', de: 'Datum' },
  datetime: { en: 'Date and time', de: 'Datum und Uhrzeit' },
  time: { en: 'Time of day', de: 'Uhrzeit' },
  timespan: { en: 'Duration', de: 'Dauer' },
  dialog: { en: 'Choice from a list', de: 'Auswahl aus einer Liste' },
  dialog_plus: { en: 'Choice from a list that users extend', de: 'Auswahl aus einer Liste, die Benutzer erweitern' },
  multiselect: { en: 'Several choices from a list', de: 'Mehrere aus einer Liste' },
  object: { en: 'Link to an object', de: 'Verknüpfung mit einem Objekt' },
  objects: { en: 'Links to objects', de: 'Verknüpfungen mit Objekten' },
  entry: { en: 'Link to an entry', de: 'Verknüpfung mit einem Eintrag' },
  entries: { en: 'Links to entries', de: 'Verknüpfungen mit Einträgen' },
  link: { en: 'Web address', de: 'Webadresse' },
  password: { en: 'Password', de: 'Passwort' },
  file: { en: 'Link to a file', de: 'Verknüpfung mit einer Datei' },
  upload: { en: 'Uploaded file', de: 'Hochgeladene Datei' },
  rows: { en: 'Rows of fields', de: 'Zeilen aus Feldern' },
  computed: { en: 'Computed from others', de: 'Aus anderen ermittelt' },
};

/** Types of computed values. */
export const valueTypeWords: Readonly<Partial<Record<AttributeType, Text>>> = Object.fromEntries(
  (['text', 'integer', 'number', 'money', 'date'] as const).map(type => [type, attributeTypeWords[type]]),
);

/** Forms of texts that a site may ask for. */
export const formatWords: Readonly<Partial<Record<TextFormat, Text>>> = {
  hostname: { en: 'Host name', de: 'Hostname' },
  email: { en: 'E-mail address', de: 'E-Mail-Adresse' },
  url: { en: 'Web address', de: 'Webadresse' },
  ip: { en: 'IP address', de: 'IP-Adresse' },
  ipv4: { en: 'IPv4 address', de: 'IPv4-Adresse' },
  ipv6: { en: 'IPv6 address', de: 'IPv6-Adresse' },
  mac: { en: 'MAC address', de: 'MAC-Adresse' },
  wwn: { en: 'World Wide Name', de: 'World Wide Name' },
  guid: { en: 'GUID', de: 'GUID' },
  imei: { en: 'IMEI', de: 'IMEI' },
  latitude: { en: 'Latitude', de: 'Breitengrad' },
  longitude: { en: 'Longitude', de: 'Längengrad' },
};

/** Within what no two entries have the same value. */
export const uniqueWords = {
  object: { en: 'in an object', de: 'in einem Objekt' },
  objectType: { en: 'in all objects of a type', de: 'in allen Objekten eines Typs' },
  everywhere: { en: 'in all objects', de: 'in allen Objekten' },
} as const satisfies Readonly<Record<UniqueWithin, Text>>;

/** Quantities that a number may measure. */
export const measureWords = {
  length: { en: 'Length', de: 'Länge' },
  weight: { en: 'Weight', de: 'Gewicht' },
  volume: { en: 'Volume', de: 'Volumen' },
  temperature: { en: 'Temperature', de: 'Temperatur' },
  power: { en: 'Power', de: 'Leistung' },
  time: { en: 'Time', de: 'Zeit' },
  memory: { en: 'Memory', de: 'Speicher' },
  frequency: { en: 'Frequency', de: 'Frequenz' },
  speed: { en: 'Speed of a port', de: 'Geschwindigkeit eines Ports' },
  wan_speed: { en: 'Bandwidth', de: 'Bandbreite' },
} as const satisfies Readonly<Record<string, Text>>;

/** Conditions under which an object fails with those that it depends on. */
export const failureWords = {
  any: { en: 'When any of them fails', de: 'Sobald eines davon ausfällt' },
  all: { en: 'When all of them fail', de: 'Wenn alle davon ausfallen' },
  none: { en: 'Never', de: 'Nie' },
} as const satisfies Readonly<Record<string, Text>>;
