import type { Titles } from '../../generated/types.js';

/** Reasons why rows and values are left out, for reports of the commands and of the console. */
export const reasons = {
  hasNoModelPkAndFields: { en: 'has no model, pk and fields', de: 'hat kein model, pk und fields' },
  standsInFileTwice: { en: 'stands in the file twice', de: 'steht zweimal in der Datei' },
  hasNoName: { en: 'has no name', de: 'hat keinen Namen' },
  belongsToWhatIsNotImported: { en: 'belongs to what is not imported', de: 'gehört zu etwas, das nicht importiert wird' },
  expectedAddressWithLength: {
    en: 'expected an address with the length of its net, such as 10.0.0.1/24',
    de: 'erwartet wird eine Adresse mit der Länge ihres Netzes, etwa 10.0.0.1/24',
  },
  saysNothingWithCounterpart: {
    en: 'says nothing that has a counterpart',
    de: 'enthält nichts, wofür es hier eine Entsprechung gibt',
  },
  hasNoCounterpart: { en: 'has no counterpart', de: 'hat hier keine Entsprechung' },
  expectedTextNumberOrBoolean: {
    en: 'expected a text, a number or a boolean',
    de: 'erwartet wird ein Text, eine Zahl oder ein Wahrheitswert',
  },
  expectedANumber: { en: 'expected a number', de: 'erwartet wird eine Zahl' },
  noKnownVersionHasField: { en: 'no known version has this field', de: 'keine bekannte Version hat dieses Feld' },
  doesNotFitHere: {
    en: 'does not fit what its row becomes here',
    de: 'passt nicht zu dem, was hier aus der Zeile wird',
  },
  isNotInDump: { en: 'leads to a row that the dump lacks', de: 'führt zu einer Zeile, die im Dump fehlt' },
  nothingLeadsHere: {
    en: 'nothing that is imported leads here',
    de: 'nichts, was importiert wird, führt hierher',
  },
  contentTypeIsNotInDump: {
    en: 'the dump has no row of contenttypes.contenttype with this key, so that it is unknown what this leads to: dump contenttypes too, or with --natural-foreign',
    de: 'der Dump hat keine Zeile von contenttypes.contenttype mit diesem Schlüssel, darum ist unbekannt, wohin das führt: Nehmen Sie contenttypes in den Dump auf, oder schreiben Sie ihn mit --natural-foreign',
  },
  takesOneOfSeveral: {
    en: 'has several values, of which one has a place here',
    de: 'hat mehrere Werte, von denen einer hier Platz hat',
  },
  isAboutDisplay: { en: 'is about how the source shows it', de: 'betrifft die Anzeige in der Quelle' },
  isRuleForInput: { en: 'is a rule of the source for what may be entered', de: 'ist eine Regel der Quelle für Eingaben' },
  isSettingForAutomation: {
    en: 'is a setting for automation by the source',
    de: 'ist eine Einstellung der Quelle für Automatisierung',
  },
  hasNoAttributeHere: { en: 'has no attribute here that it could go to', de: 'hat hier kein Attribut' },
  endsConnectedInOrder: {
    en: 'several ends on both sides of a cable are connected in their order, as the dump does not tell which of them meet',
    de: 'mehrere Enden auf beiden Seiten eines Kabels sind der Reihe nach verbunden, da der Dump nicht sagt, welche zusammengehören',
  },
  fibresTakenAsFarAsEndsTell: {
    en: 'which fibre of a cable or port leads where is taken over as far as its ends tell',
    de: 'welche Faser eines Kabels oder Ports wohin führt, wird so weit übernommen, wie ihre Enden es sagen',
  },
  userGroupsAreNotTaken: {
    en: 'groups of users of the source are not taken over',
    de: 'Benutzergruppen der Quelle werden nicht übernommen',
  },
  gbOrMbIsUnknown: {
    en: 'the dump does not tell whether it is in GB (to version 4.0) or in MB (from 4.1 on): name the version of NetBox',
    de: 'der Dump sagt nicht, ob das GB (bis Version 4.0) oder MB (ab 4.1) sind: Nennen Sie die Version von NetBox',
  },
  isSecret: { en: 'is a secret, which is not taken over', de: 'ist ein Geheimnis, das nicht übernommen wird' },
  noKnownVersionHasThese: {
    en: 'no known version has these, so that values may be missing',
    de: 'Keine bekannte Version hat das, darum fehlen vielleicht Werte',
  },
} as const satisfies Readonly<Record<string, Titles>>;

/** A reason about an attribute or a field. */
export function about(name: string, { en, de }: Titles): Titles {
  return { en: `${name}: ${en}`, de: `${name}: ${de}` };
}

/** A text that is the same in each language, or in that of the reader already. */
export function inEachLanguage(text: string): Titles {
  return { en: text, de: text };
}

/** A link to a row that became nothing. */
export function leadsNowhere(path: string): Titles {
  return { en: `${path} leads to what is not imported`, de: `${path} führt zu etwas, das nicht importiert wird` };
}

/** A value that the dump has no more. */
export function isNoLongerSet(attribute: string): Titles {
  return { en: `${attribute} is no longer set`, de: `${attribute} ist nicht mehr gesetzt` };
}
