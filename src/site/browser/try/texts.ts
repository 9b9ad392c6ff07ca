import { shownKeys } from '../../markup/placeholders.js';
import { language } from '../page/language.js';
import type { Language } from '../page/languages.js';

/** Texts that forms show while they are used. */
const texts = {
  answered: { en: 'Answered', de: 'Beantwortet' },
  asking: { en: 'Sending …', de: 'Wird gesendet …' },
  cancel: { en: 'Do not send', de: 'Nicht senden' },
  elsewhere: {
    en: 'These pages do not come from that service, and it sends no CORS headers: a browser will not let them read its answers. Open the same page there, or copy the curl line:',
    de: 'Diese Seiten kommen nicht von jenem Dienst, und er sendet keine CORS-Kopfzeilen: Ein Browser lässt sie seine Antworten nicht lesen. Öffnen Sie dieselbe Seite dort oder kopieren Sie die curl-Zeile:',
  },
  irrevocable: {
    en: 'This call may remove something for good. Send it?',
    de: 'Dieser Aufruf entfernt womöglich etwas für immer. Senden?',
  },
  keyMissing: { en: 'Enter an API key first.', de: 'Zuerst einen API-Schlüssel eingeben.' },
  noAnswer: {
    en: 'No answer. Is the service running at this address, and do these pages come from it?',
    de: 'Keine Antwort. Läuft der Dienst unter dieser Adresse, und kommen diese Seiten von ihm?',
  },
  noJson: { en: 'This is no JSON:', de: 'Das ist kein JSON:' },
  noOwnCategories: {
    en: 'This service has no categories beside those that ship.',
    de: 'Dieser Dienst hat keine Kategorien neben den mitgelieferten.',
  },
  nothingEntered: {
    en: 'Nothing was sent: enter a value for at least one attribute first.',
    de: 'Es wurde nichts gesendet: Zuerst wenigstens ein Attribut ausfüllen.',
  },
  placeholder: shownKeys,
  refused: { en: 'Refused', de: 'Abgelehnt' },
  send: { en: 'Send', de: 'Senden' },
  toKey: { en: 'To the key', de: 'Zum Schlüssel' },
  use: { en: 'Use', de: 'Nehmen' },
} as const satisfies Readonly<Record<string, Readonly<Record<Language, string>>>>;

/** A text in the language of the page. */
export function say(name: keyof typeof texts): string {
  return texts[name][language()];
}

/** Calls back now and whenever the reader chooses the other language. */
export function onLanguage(work: () => void): void {
  work();
  document.addEventListener('languagechange', work);
}

/** Options show one text alone; they are given the one of the language. */
export function titleOptions(): void {
  for (const option of document.querySelectorAll<HTMLOptionElement>('option[data-en]')) {
    const title = option.dataset[language()] ?? '';
    if (option.hasAttribute('label')) option.label = title;
    else option.text = title;
  }
}
