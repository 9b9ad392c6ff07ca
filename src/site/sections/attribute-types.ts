import type { AttributeType, Titles } from '../../../generated/types.js';

/** How values of a type are written and read, in words. */
export interface TypeWords {
  readonly name: Titles;
  readonly written: Titles;
  readonly read: Titles;
}

const choice: Titles = {
  en: 'an object with `id`, `title`, `const` and `title_lang`; `null` while unset',
  de: 'JSON-Objekt mit `id`, `title`, `const` und `title_lang`; `null`, solange nichts gesetzt ist',
};
const reference: Titles = {
  en: 'an object with `id`, `title`, `sysid`, `type` and `type_title`; `null` while unset',
  de: 'JSON-Objekt mit `id`, `title`, `sysid`, `type` und `type_title`; `null`, solange nichts gesetzt ist',
};
const entry: Titles = {
  en: 'an object with `id`, `title` and `type`; `null` while unset',
  de: 'JSON-Objekt mit `id`, `title` und `type`; `null`, solange nichts gesetzt ist',
};
const text: Titles = { en: 'a text', de: 'Text' };
const asSent: Titles = { en: 'the text as it was sent', de: 'der Text, wie er gesendet wurde' };
const numeric: Titles = { en: 'a numeric text', de: 'Text aus Ziffern' };

/** The types of attributes as readers need them. */
export const attributeTypeWords: Readonly<Record<AttributeType, TypeWords>> = {
  text: { name: { en: 'text', de: 'Text' }, written: text, read: asSent },
  textarea: {
    name: { en: 'long text', de: 'langer Text' },
    written: {
      en: 'a text of up to 65,535 bytes of UTF-8, several lines',
      de: 'Text von höchstens 65.535 Bytes in UTF-8, mehrere Zeilen',
    },
    read: asSent,
  },
  link: {
    name: { en: 'web address', de: 'Webadresse' },
    written: { en: 'a text that holds a URL', de: 'Text mit einer URL' },
    read: asSent,
  },
  password: { name: { en: 'password', de: 'Passwort' }, written: text, read: asSent },
  integer: {
    name: { en: 'integer', de: 'ganze Zahl' },
    written: { en: 'an integer, or the same as a text', de: 'ganze Zahl, oder dasselbe als Text' },
    read: numeric,
  },
  number: {
    name: { en: 'number', de: 'Zahl' },
    written: { en: 'a number, or the same as a text', de: 'Zahl, oder dasselbe als Text' },
    read: numeric,
  },
  money: {
    name: { en: 'money', de: 'Geldbetrag' },
    written: {
      en: 'a number with at most two decimals, or the same as a text',
      de: 'Zahl mit höchstens zwei Nachkommastellen, oder dasselbe als Text',
    },
    read: { en: 'a decimal text with two digits', de: 'Text mit zwei Nachkommastellen' },
  },
  date: {
    name: { en: 'date', de: 'Datum' },
    written: { en: '`Y-m-d`; `d.m.Y` is understood, too', de: '`Y-m-d`; auch `d.m.Y` wird verstanden' },
    read: { en: '`Y-m-d`', de: '`Y-m-d`' },
  },
  datetime: same({ en: 'date and time', de: 'Datum und Uhrzeit' }, '`Y-m-d H:i:s`'),
  time: same({ en: 'time', de: 'Uhrzeit' }, '`HH:MM`'),
  timespan: same({ en: 'time span', de: 'Zeitspanne' }, '`HH:MM-HH:MM`'),
  boolean: {
    name: { en: 'yes or no', de: 'Ja oder Nein' },
    written: {
      en: '`true`, `false`, `1`, `0`, or the texts `yes`, `no`, `ja`, `nein`',
      de: '`true`, `false`, `1`, `0`, oder die Texte `yes`, `no`, `ja`, `nein`',
    },
    read: {
      en: 'an object with `value` (`"0"` or `"1"`) and `title`',
      de: 'JSON-Objekt mit `value` (`"0"` oder `"1"`) und `title`',
    },
  },
  dialog: {
    name: { en: 'choice', de: 'Auswahl' },
    written: {
      en: 'the id of a choice as a number, or its constant or title as a text',
      de: 'Nummer einer Auswahl als Zahl, oder ihre Konstante oder ihr Titel als Text',
    },
    read: choice,
  },
  dialog_plus: {
    name: { en: 'choice that can be extended', de: 'erweiterbare Auswahl' },
    written: {
      en: 'the id of a choice as a number, or its title as a text; an unknown title becomes a new choice',
      de: 'Nummer einer Auswahl als Zahl, oder ihr Titel als Text; ein unbekannter Titel wird eine neue Auswahl',
    },
    read: choice,
  },
  multiselect: {
    name: { en: 'several choices', de: 'mehrere aus einer Auswahl' },
    written: { en: 'a list of ids (numbers) and titles (texts)', de: 'Liste von Nummern (Zahlen) und Titeln (Texten)' },
    read: { en: 'a list of choices; empty while unset', de: 'Liste der Auswahl; leer, solange nichts gesetzt ist' },
  },
  object: {
    name: { en: 'link to an object', de: 'Verweis auf ein Objekt' },
    written: { en: 'the id of an object', de: 'Nummer eines Objekts' },
    read: reference,
  },
  objects: {
    name: { en: 'links to objects', de: 'Verweise auf Objekte' },
    written: { en: 'a list of ids of objects', de: 'Liste von Nummern von Objekten' },
    read: { en: 'a list of objects; empty while unset', de: 'Liste von Objekten; leer, solange nichts gesetzt ist' },
  },
  entry: {
    name: { en: 'link to an entry', de: 'Verweis auf einen Eintrag' },
    written: { en: 'the id of an entry', de: 'Nummer eines Eintrags' },
    read: entry,
  },
  entries: {
    name: { en: 'links to entries', de: 'Verweise auf Einträge' },
    written: { en: 'a list of ids of entries', de: 'Liste von Nummern von Einträgen' },
    read: { en: 'a list of entries; empty while unset', de: 'Liste von Einträgen; leer, solange nichts gesetzt ist' },
  },
  upload: {
    name: { en: 'upload', de: 'Datei' },
    written: { en: 'the content of a file in base64', de: 'Inhalt einer Datei in Base64' },
    read: {
      en: 'an object with `name`, `size` and `type`; `null` while unset',
      de: 'JSON-Objekt mit `name`, `size` und `type`; `null`, solange nichts gesetzt ist',
    },
  },
  file: {
    name: { en: 'link to a file', de: 'Verweis auf eine Datei' },
    written: { en: 'the id of an object of type `C__OBJTYPE__FILE`', de: 'Nummer eines Objekts vom Typ `C__OBJTYPE__FILE`' },
    read: reference,
  },
  rows: {
    name: { en: 'rows', de: 'Zeilen' },
    written: { en: 'a list of records', de: 'Liste von Zeilen' },
    read: { en: 'a list of records; empty while unset', de: 'Liste von Zeilen; leer, solange nichts gesetzt ist' },
  },
  computed: {
    name: { en: 'computed', de: 'ermittelt' },
    written: { en: '', de: '' },
    read: { en: 'worked out on reading', de: 'beim Lesen ermittelt' },
  },
};

function same(name: Titles, form: string): TypeWords {
  return { name, written: { en: form, de: form }, read: { en: form, de: form } };
}
