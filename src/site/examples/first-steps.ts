import type { Titles } from '../../../generated/types.js';
import type { Params } from '../contract/methods.js';
import { type Caller, type Exchange, resultOf } from './execution.js';

/** A call of the first steps, with what it is for. Its parameters may use what earlier calls answered. */
interface FirstStep {
  readonly title: Titles;
  readonly about: Titles;
  readonly method: string;
  params(made: Readonly<Record<string, number>>): Params;
  /** Name under which later steps use the id in the result. */
  readonly makes?: string;
}

/** From nothing to a server with a model, a place and an address. */
const steps: readonly FirstStep[] = [
  {
    title: { en: 'Make a place', de: 'Einen Standort anlegen' },
    about: {
      en: 'Everything is an object of a type. A building is one that others can stand in. The answer holds its id, by which later calls name it.',
      de: 'Alles ist ein Objekt eines Typs. In einem Gebäude können andere Objekte stehen. Die Antwort enthält seine ID; spätere Aufrufe nennen es damit.',
    },
    method: 'cmdb.object.create',
    params: () => ({ type: 'C__OBJTYPE__BUILDING', title: 'Headquarters' }),
    makes: 'place',
  },
  {
    title: { en: 'Make a server', de: 'Einen Server anlegen' },
    about: {
      en: 'Another object, of another type. Types go by their constants; a misspelt one is answered with the nearest that exists.',
      de: 'Noch ein Objekt, von einem anderen Typ. Typen werden mit ihren Konstanten angegeben; bei einem Tippfehler nennt die Antwort die ähnlichste, die es gibt.',
    },
    method: 'cmdb.object.create',
    params: () => ({ type: 'C__OBJTYPE__SERVER', title: 'web1' }),
    makes: 'server',
  },
  {
    title: { en: 'Say what model it is', de: 'Das Modell angeben' },
    about: {
      en: 'What is known of an object stands in categories. `cmdb.category.save` writes an entry: `object` is the id that step 2 answered, and attributes that are not named keep their value. Manufacturers are choices that users add to, so an unknown one becomes a new choice.',
      de: 'Was über ein Objekt bekannt ist, steht in Kategorien. `cmdb.category.save` schreibt einen Eintrag: `object` ist die ID aus Schritt 2; Attribute, die nicht genannt sind, behalten ihren Wert. Hersteller stehen in einer Auswahlliste, die Benutzer erweitern dürfen; ein unbekannter wird also zu einer neuen Auswahl.',
    },
    method: 'cmdb.category.save',
    params: ({ server }) => ({
      object: server,
      category: 'C__CATG__MODEL',
      data: { manufacturer: 'Lenovo', title: 'ThinkSystem SR650', serial: 'J300X12' },
    }),
  },
  {
    title: { en: 'Say where it stands', de: 'Den Standort angeben' },
    about: {
      en: 'A link to another object is its id: `object` is the server of step 2, `parent` the place of step 1.',
      de: 'Eine Verknüpfung mit einem anderen Objekt ist dessen ID: `object` ist der Server aus Schritt 2, `parent` der Standort aus Schritt 1.',
    },
    method: 'cmdb.category.save',
    params: ({ server, place }) => ({ object: server, category: 'C__CATG__LOCATION', data: { parent: place } }),
  },
  {
    title: { en: 'Give it an address', de: 'Eine Adresse vergeben' },
    about: {
      en: 'Once more to the server of step 2, which may have several addresses: the category is multi-value. Without `entry` a new entry is made; with it, that one is changed.',
      de: 'Noch einmal der Server aus Schritt 2. Er darf mehrere Adressen haben: Die Kategorie ist mehrwertig. Ohne `entry` entsteht ein neuer Eintrag, mit `entry` wird dieser geändert.',
    },
    method: 'cmdb.category.save',
    params: ({ server }) => ({
      object: server,
      category: 'C__CATG__IP',
      data: { ipv4_address: '192.0.2.17', ipv4_assignment: 'C__CATP__IP__ASSIGN__STATIC', hostname: 'web1' },
    }),
  },
];

/** A step that was carried out. */
export interface Stepped {
  readonly title: Titles;
  readonly about: Titles;
  readonly exchange: Exchange;
}

/**
 * Carries the first steps out.
 * @throws Error if one of them is rejected
 */
export async function firstSteps(call: Caller): Promise<readonly Stepped[]> {
  const made: Record<string, number> = {};
  const done: Stepped[] = [];
  for (const { title, about, method, params: paramsOf, makes } of steps) {
    const params = paramsOf(made);
    const answer = await call(method, params);
    const { id } = await resultOf(Promise.resolve(answer));
    if (makes !== undefined) made[makes] = Number(id);
    done.push({ title, about, exchange: { method, params, answer } });
  }
  return done;
}
