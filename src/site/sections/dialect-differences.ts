import { allParameters } from '../../../scripts/generate/document/descriptors.js';
import type { Schema } from '../../../scripts/generate/document/document.js';
import { dialects } from '../../http/envelope/dialects.js';
import type { Docs } from '../examples/docs.js';
import { type Content, html, joinMarkup, type Markup } from '../markup/html.js';
import { type Link, paths } from '../markup/page.js';
import { phrase } from '../markup/titles.js';
import { translate } from '../markup/translations.js';
import { categoryLink } from './links.js';

/** Differences of the dialect of existing clients: those of its row, and those that marks of the document and the catalogue state. */
export function dialectDifferences({ document, registry }: Docs, link: Link): Markup {
  const linked = (mark: 'withoutDataIn' | 'emptyIn'): Markup =>
    joinMarkup(
      registry.categories.filter(category => category[mark]?.includes('idoit')).map(each => categoryLink(each, link)),
      ', ',
    );
  return html`<ul>${[...envelopeDifferences(), ...methodDifferences(document, link)].map(each => html`<li>${each}</li>\n`)}
<li>${phrase(
    html`Steps with the condition “in the dialect of existing clients only” on the page of <a href="${link('lifecycles.html')}">lifecycles</a>.`,
    html`Schritte mit der Bedingung „nur im Dialekt vorhandener Clients“ auf der Seite <a href="${link('lifecycles.html')}">Lebenszyklen</a>.`,
  )}</li>
<li>${phrase('Categories without attributes there:', 'Kategorien, die dort keine Attribute haben:')} ${linked('withoutDataIn')}.</li>
<li>${phrase('Categories without attributes that read as an empty list there:', 'Kategorien ohne Attribute, die dort eine leere Liste liefern:')} ${linked('emptyIn')}.</li></ul>`;
}

/** The rows of the dialects, where they differ. */
function envelopeDifferences(): Content[] {
  const { contract, idoit } = dialects;
  const { facts } = idoit;
  const differences: readonly (Content | false)[] = [
    phrase(
      `Ids in parameters may be as large as ${facts.largestId} instead of ${contract.facts.largestId}.`,
      `IDs in Parametern dürfen bis ${facts.largestId} gehen statt bis ${contract.facts.largestId}.`,
    ),
    idoit.ignoresUnknownParameters &&
      !contract.ignoresUnknownParameters &&
      phrase(
        'Unknown parameters are ignored instead of returning an error.',
        'Unbekannte Parameter werden übergangen; sie ergeben keinen Fehler.',
      ),
    idoit.readsEmptyListAsObject &&
      !contract.readsEmptyListAsObject &&
      phrase(
        'An empty list stands for an empty object where one is expected: `[]` for `{}`.',
        'Eine leere Liste gilt als leeres Objekt, wo eines erwartet wird: `[]` statt `{}`.',
      ),
    contract.namesErrors &&
      !idoit.namesErrors &&
      phrase(
        '`data` of an error does not contain its name, and is `null` where nothing else is in it.',
        '`data` eines Fehlers enthält seinen Namen nicht und ist `null`, wenn sonst nichts darin steht.',
      ),
    contract.nullIsId && !idoit.nullIsId && phrase('`null` is no id of a call.', '`null` ist keine ID eines Aufrufs.'),
    phrase(
      `A request of nothing but notifications has the HTTP status ${idoit.emptyStatus} instead of ${contract.emptyStatus}, and an empty body.`,
      `Auf eine Anfrage, die nur aus Benachrichtigungen besteht, folgt der HTTP-Status ${idoit.emptyStatus} statt ${contract.emptyStatus}, ohne Inhalt.`,
    ),
    facts.formerConstants &&
      phrase(
        'Constants that categories had in former times are understood.',
        'Frühere Konstanten von Kategorien werden verstanden.',
      ),
    facts.tellsTables &&
      phrase(
        'Lists of the catalogue are also returned as rows of columns (`raw`), and attributes in the words of such programs.',
        'Listen des Katalogs gibt es auch als Zeilen mit Spalten (`raw`), und Attribute in den Begriffen solcher Programme.',
      ),
    phrase(
      `The list of object types leaves out ${facts.unlistedTypes.join(' and ')}.`,
      `In der Liste der Objekttypen fehlen ${facts.unlistedTypes.join(' und ')}.`,
    ),
    facts.tellsFirstEntry &&
      phrase(
        '`cmdb.categories.read` returns the first entry of each category that has one.',
        '`cmdb.categories.read` liefert den ersten Eintrag jeder Kategorie, die einen hat.',
      ),
    phrase(
      `The returned version is ${facts.announcedVersion}, that of the servers such programs were written for.`,
      `Als Version wird ${facts.announcedVersion} angegeben: die der Server, für die solche Programme geschrieben wurden.`,
    ),
    facts.formerForms &&
      phrase(
        'Addresses, positions in racks, coordinates, salutations, contacts, connectors, and versions of installed programs are shown in the forms that such programs expect.',
        'Adressen, Positionen in Racks, Koordinaten, Anreden, Kontakte, Anschlüsse und Versionen installierter Programme haben die Form, die solche Programme erwarten.',
      ),
    facts.formerForms &&
      phrase(
        'Numbers and lists of choices read `null` while they are unset.',
        'Zahlen und Listen von Auswahlen sind `null`, solange sie nicht gesetzt sind.',
      ),
    idoit.readsNullAsAbsent &&
      phrase(
        'A parameter that is `null` is absent, unless the method gives `null` a meaning.',
        'Ein Parameter mit dem Wert `null` gilt als nicht angegeben, außer die Methode gibt `null` eine Bedeutung.',
      ),
    facts.splitsChoices &&
      phrase(
        'Several choices may be saved as one text, with commas between their titles.',
        'Mehrere Auswahlen dürfen als ein Text gespeichert werden, ihre Titel durch Kommas getrennt.',
      ),
    facts.formerForms &&
      phrase(
        '`title_lang` of object types, CMDB statuses and relation types is a language constant, such as `LC__CMDB__OBJTYPE__CLIENT`; links to relations are shown as both objects and the relation type, one after the other.',
        '`title_lang` von Objekttypen, CMDB-Status und Beziehungstypen ist eine Sprachkonstante wie `LC__CMDB__OBJTYPE__CLIENT`; Verweise auf Beziehungen erscheinen als beide Objekte und der Beziehungstyp, nacheinander.',
      ),
    facts.convertsValues &&
      phrase(
        'One element may stand for a list of one, and a number for the text of its digits.',
        'Ein einzelnes Element darf für eine Liste mit einem Element stehen und eine Zahl für den Text ihrer Ziffern.',
      ),
    facts.ignoresComputed &&
      phrase(
        'Attributes that are worked out on reading are ignored where they are saved, whatever their value.',
        'Attribute, die beim Lesen berechnet werden, werden beim Speichern übergangen, gleich mit welchem Wert.',
      ),
    facts.listsVirtualCategories &&
      phrase(
        'In lists of categories, one without data reads as a text that begins with `Virtual category`, and the list goes on.',
        'In Listen von Kategorien erscheint eine ohne Daten als Text, der mit `Virtual category` beginnt; danach geht die Liste weiter.',
      ),
    facts.omitsEmptyKinds &&
      phrase(
        '`cmdb.object_type_categories.read` leaves out kinds of categories that the object type has none of.',
        '`cmdb.object_type_categories.read` lässt Arten von Kategorien weg, von denen der Objekttyp keine hat.',
      ),
    facts.findsTypesByConstant &&
      phrase(
        '`cmdb.object_types.read` finds types by constants in the place of titles.',
        '`cmdb.object_types.read` findet Typen auch anhand der Konstante, die an der Stelle des Titels steht.',
      ),
    facts.findsByRelationStatus &&
      phrase(
        '`status` of `cmdb.objects_by_relation.read` is that of the relation: 2, 3 or 4, normal unless something else is asked for.',
        '`status` von `cmdb.objects_by_relation.read` ist der Status der Beziehung: 2, 3 oder 4; ohne Angabe normal.',
      ),
    facts.logsOutWithoutSession &&
      phrase(
        '`idoit.logout` with user name and password needs no open session.',
        '`idoit.logout` mit Benutzername und Passwort braucht keine offene Sitzung.',
      ),
  ];
  return differences.filter(each => each !== false);
}

/** Differences that marks of the document state for methods, parameters and schemas. */
function methodDifferences(document: Docs['document'], link: Link): Content[] {
  const { schemas = {} } = document.components;
  return [
    ...document.methods.flatMap(method => {
      const name = html`<a href="${link(paths.method(method.name))}"><code>${method.name}</code></a>`;
      const { emptyOn = [] } = method['x-dialect']?.idoit ?? {};
      const instead = emptyOn.join(', ');
      return [
        ...(emptyOn.length > 0
          ? [html`${name} ${phrase(`returns \`[]\` instead of ${instead}.`, `liefert \`[]\` statt ${instead}.`)}`]
          : []),
        ...allParameters(method, document).flatMap(({ name: parameter, 'x-dialect': marks }) =>
          marks?.idoit ? [html`${name}, <code>${parameter}</code>: ${parameterDifference(marks.idoit)}.`] : [],
        ),
      ];
    }),
    ...Object.entries(schemas).flatMap(([name, schema]) =>
      schemaDifferences(schema).map(difference => html`${name} (${meaningOf(schema)}): ${difference}.`),
    ),
  ];
}

function meaningOf({ description = '' }: Schema): Markup {
  const { en, de } = translate(description);
  return phrase(en.replace(/\.$/, ''), de.replace(/\.$/, ''));
}

function schemaDifferences({ 'x-dialect': marks, 'x-synonyms': synonyms }: Schema): Content[] {
  const others = Object.entries(synonyms?.idoit ?? {}).map(
    ([other, usual]) => html`<code>${JSON.stringify(other)}</code> ${phrase('for', 'für')} <code>${JSON.stringify(usual)}</code>`,
  );
  return [
    ...(marks?.idoit?.type === 'integer' ? [phrase('returned as an integer', 'kommt als ganze Zahl zurück')] : []),
    ...(others.length > 0
      ? [html`${phrase('may be given as', 'darf auch so angegeben werden:')} ${joinMarkup(others, ', ')}`]
      : []),
  ];
}

interface ParameterMarks {
  readonly required?: boolean;
  readonly aliases?: readonly string[];
}

function parameterDifference({ required, aliases = [] }: ParameterMarks): Markup {
  return joinMarkup(
    [
      ...(required === false ? [phrase('may be left out', 'darf fehlen')] : []),
      ...aliases.map(alias => html`${phrase('may be called', 'darf auch so heißen:')} <code>${alias}</code>`),
    ],
    '; ',
  );
}
