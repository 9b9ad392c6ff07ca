import { type Content, html, joinMarkup, type Markup } from '../markup/html.js';
import { titleMarkup } from '../markup/titles.js';

/** Texts of forms, in both languages. */
const german = {
  'Add a row': 'Zeile hinzufügen',
  Response: 'Antwort',
  'API key': 'API-Schlüssel',
  'Clear values': 'Werte leeren',
  'Each that is marked is sent as null and is empty afterwards.': 'Was markiert ist, wird als null gesendet und ist danach leer.',
  Expected: 'Erwartet',
  'Fields of this category': 'Felder dieser Kategorie',
  'Kept in this tab of the browser only. It is sent in the body of a call, never in an address; examples that are copied bring it.':
    'Bleibt nur in diesem Tab. Er wird im Rumpf eines Aufrufs gesendet, nie in einer Adresse; kopierte Beispiele bringen ihn mit.',
  'Language of the answer': 'Sprache der Antwort',
  'Forms need a script, which is switched off here. The examples show every call as it is sent.':
    'Formulare brauchen ein Skript, das hier abgeschaltet ist. Die Beispiele zeigen jeden Aufruf, wie er gesendet wird.',
  'Nothing can be tried here: the category holds no attributes.':
    'Hier gibt es nichts zu versuchen: Die Kategorie hat keine Attribute.',
  'One per line.': 'Eines je Zeile.',
  Options: 'Optionen',
  Remove: 'Entfernen',
  Request: 'Anfrage',
  Reset: 'Zurücksetzen',
  Send: 'Senden',
  'Service address': 'Adresse des Dienstes',
  'The id of an entry': 'Die Nummer eines Eintrags',
  'The id of an object': 'Die Nummer eines Objekts',
  'Several are divided by commas or blanks.': 'Mehrere werden durch Kommas oder Leerzeichen getrennt.',
  'Try it': 'Ausprobieren',
  'Where calls are sent. A browser permits it for the service that these pages come from.':
    'Wohin Aufrufe gehen. Ein Browser erlaubt es für den Dienst, von dem diese Seiten kommen.',
  'as this page': 'wie diese Seite',
  'In the unit of': 'In der Einheit von',
  'Belongs to the value of': 'Gehört zum Wert von',
  'Another name of': 'Ein anderer Name von',
  'A list makes one entry per element.': 'Eine Liste ergibt je Element einen Eintrag.',
  'A title that is unknown there makes a new entry.': 'Ein dort unbekannter Titel ergibt einen neuen Eintrag.',
  'Written as JSON.': 'Als JSON geschrieben.',
  required: 'erforderlich',
} as const satisfies Readonly<Record<string, string>>;

/** A text of the forms in both languages. */
export function say(en: keyof typeof german): Markup {
  return titleMarkup({ en, de: german[en] });
}

/** Stands beside the name of what must be filled in. */
export function requiredMark(): Markup {
  return html` <span class="mark required">${say('required')}</span>`;
}

/** Sentences one after another; absent ones leave nothing. */
export function sentences(...all: readonly (Markup | false | undefined)[]): Markup {
  const there: readonly Content[] = all.filter(each => each !== false && each !== undefined && each.text !== '');
  return joinMarkup(there, ' ');
}
