// Generated from src/catalog/packages by scripts/generate.ts. Do not edit: run `npm run generate`.

import type { SchemaDocument, Titles } from './types.js';

/** A part of a schema that ships, to be applied by its name. */
export interface SchemaPackage {
  readonly name: string;
  readonly version: number;
  readonly title: Titles;
  readonly description: Titles;
  readonly schema: SchemaDocument;
}

/** Every package, by name. */
export const packages: Readonly<Record<string, SchemaPackage>> = {
  contracts: {
    name: 'contracts',
    version: 1,
    title: { en: 'Contracts and licences of a small firm', de: 'Verträge und Lizenzen einer kleinen Firma' },
    description: {
      en: 'Subscriptions with notice and renewal, licences with seats, and who answers for them.',
      de: 'Abonnements mit Kündigung und Verlängerung, Lizenzen mit Plätzen, und wer dafür zuständig ist.',
    },
    schema: {
      object_type_groups: [
        {
          const: 'C__OBJTYPE_GROUP__CONTRACTS',
          title: { en: 'Contracts and licences', de: 'Verträge und Lizenzen' },
          sort: 800,
          origin: { package: 'contracts', version: 1 },
        },
      ],
      dialogs: [
        {
          name: 'contracts_billing_period',
          choices: [
            { id: 1, const: 'C__CONTRACTS_BILLING_PERIOD__MONTH', title: { en: 'Monthly', de: 'Monatlich' } },
            { id: 2, const: 'C__CONTRACTS_BILLING_PERIOD__QUARTER', title: { en: 'Quarterly', de: 'Vierteljährlich' } },
            { id: 3, const: 'C__CONTRACTS_BILLING_PERIOD__YEAR', title: { en: 'Yearly', de: 'Jährlich' } },
            { id: 4, const: 'C__CONTRACTS_BILLING_PERIOD__ONCE', title: { en: 'Once', de: 'Einmalig' } },
          ],
          origin: { package: 'contracts', version: 1 },
        },
        {
          name: 'contracts_license_metric',
          choices: [
            { id: 1, const: 'C__CONTRACTS_LICENSE_METRIC__USER', title: { en: 'Named user', de: 'Benannter Benutzer' } },
            { id: 2, const: 'C__CONTRACTS_LICENSE_METRIC__DEVICE', title: { en: 'Device', de: 'Gerät' } },
            {
              id: 3,
              const: 'C__CONTRACTS_LICENSE_METRIC__CONCURRENT',
              title: { en: 'Concurrent user', de: 'Gleichzeitiger Benutzer' },
            },
            { id: 4, const: 'C__CONTRACTS_LICENSE_METRIC__CORE', title: { en: 'Processor core', de: 'Prozessorkern' } },
          ],
          origin: { package: 'contracts', version: 1 },
        },
      ],
      categories: [
        {
          const: 'C__CATG__CUSTOM_CONTRACT_TERMS',
          title: { en: 'Contract terms', de: 'Vertragsbedingungen' },
          description: {
            en: 'How long a contract runs, what it costs, and by when notice is given.',
            de: 'Wie lange ein Vertrag läuft, was er kostet und bis wann zu kündigen ist.',
          },
          attributes: [
            {
              key: 'number',
              type: 'text',
              title: { en: 'Contract number', de: 'Vertragsnummer' },
              description: {
                en: 'Number by which the partner knows the contract.',
                de: 'Nummer, unter der der Vertragspartner den Vertrag kennt.',
              },
              maxLength: 255,
            },
            {
              key: 'partner',
              type: 'object',
              title: { en: 'Partner', de: 'Vertragspartner' },
              description: {
                en: 'The firm that the contract is made with.',
                de: 'Die Firma, mit der der Vertrag geschlossen ist.',
              },
              target: { objectTypes: ['C__OBJTYPE__ORGANIZATION'] },
            },
            {
              key: 'responsible',
              type: 'object',
              title: { en: 'Responsible', de: 'Zuständig' },
              description: {
                en: 'The person who decides on renewal or notice.',
                de: 'Die Person, die über Verlängerung oder Kündigung entscheidet.',
              },
              target: { objectTypes: ['C__OBJTYPE__PERSON'] },
            },
            {
              key: 'start',
              type: 'date',
              title: { en: 'Start', de: 'Beginn' },
              description: { en: 'First day of the contract.', de: 'Erster Tag des Vertrags.' },
            },
            {
              key: 'end',
              type: 'date',
              title: { en: 'End', de: 'Ende' },
              description: {
                en: 'Last day, if nobody renews it; empty where it runs on.',
                de: 'Letzter Tag, wenn niemand verlängert; leer bei unbefristeten Verträgen.',
              },
              notBefore: 'start',
            },
            {
              key: 'notice_by',
              type: 'date',
              title: { en: 'Notice by', de: 'Kündigung bis' },
              description: { en: 'Last day on which notice may be given.', de: 'Letzter Tag, an dem gekündigt werden kann.' },
            },
            {
              key: 'renews',
              type: 'boolean',
              title: { en: 'Renews by itself', de: 'Verlängert sich' },
              description: {
                en: 'Whether it goes on where nobody gives notice.',
                de: 'Ob er weiterläuft, wenn niemand kündigt.',
              },
            },
            {
              key: 'price',
              type: 'money',
              title: { en: 'Price', de: 'Preis' },
              description: {
                en: 'Price of one billing period, without taxes.',
                de: 'Preis je Abrechnungszeitraum, ohne Steuern.',
              },
            },
            {
              key: 'billing_period',
              type: 'dialog',
              title: { en: 'Billing period', de: 'Abrechnungszeitraum' },
              description: { en: 'How often the price is due.', de: 'Wie oft der Preis fällig wird.' },
              dialog: 'contracts_billing_period',
            },
            {
              key: 'covers',
              type: 'objects',
              title: { en: 'Covers', de: 'Umfasst' },
              description: {
                en: 'Objects that the contract is about, such as printers or lines.',
                de: 'Objekte, um die es im Vertrag geht, etwa Drucker oder Leitungen.',
              },
            },
          ],
          origin: { package: 'contracts', version: 1 },
        },
        {
          const: 'C__CATG__CUSTOM_LICENSE_SEATS',
          title: { en: 'License seats', de: 'Lizenzplätze' },
          multiValue: true,
          description: {
            en: 'Seats of a license that were bought together, and who uses them.',
            de: 'Zusammen gekaufte Plätze einer Lizenz, und wer sie benutzt.',
          },
          attributes: [
            {
              key: 'order_number',
              type: 'text',
              title: { en: 'Order number', de: 'Bestellnummer' },
              description: {
                en: 'Number of the order or invoice of these seats.',
                de: 'Nummer der Bestellung oder Rechnung dieser Plätze.',
              },
              maxLength: 255,
            },
            {
              key: 'seats',
              type: 'integer',
              title: { en: 'Seats', de: 'Plätze' },
              description: { en: 'How many seats were bought.', de: 'Wie viele Plätze gekauft wurden.' },
              required: true,
              minimum: 1,
            },
            {
              key: 'metric',
              type: 'dialog',
              title: { en: 'Metric', de: 'Zählweise' },
              description: {
                en: 'The unit in which the vendor counts seats.',
                de: 'Die Einheit, in der der Hersteller Plätze zählt.',
              },
              dialog: 'contracts_license_metric',
            },
            {
              key: 'expires',
              type: 'date',
              title: { en: 'Expires', de: 'Läuft ab' },
              description: {
                en: 'Last day of use; empty for seats without an end.',
                de: 'Letzter Tag der Nutzung; leer bei unbefristeten Plätzen.',
              },
            },
            {
              key: 'users',
              type: 'objects',
              title: { en: 'Used by', de: 'Benutzt von' },
              description: { en: 'Persons or devices that have a seat.', de: 'Personen oder Geräte, die einen Platz haben.' },
            },
          ],
          origin: { package: 'contracts', version: 1 },
        },
      ],
      object_types: [
        {
          const: 'C__OBJTYPE__SUBSCRIPTION',
          title: { en: 'Subscription', de: 'Abonnement' },
          group: 'C__OBJTYPE_GROUP__CONTRACTS',
          icon: 'file-earmark-text',
          color: 'F2D6A2',
          sort: 10,
          categories: [
            'C__CATG__GLOBAL',
            'C__CATG__CUSTOM_CONTRACT_TERMS',
            'C__CATG__CUSTOM_LICENSE_SEATS',
            'C__CATG__CONTACT',
            'C__CATG__RELATION',
            'C__CATG__VIRTUAL_AUTH',
            'C__CATG__LOGBOOK',
          ],
          origin: { package: 'contracts', version: 1 },
        },
        {
          const: 'C__OBJTYPE__SERVICE_AGREEMENT',
          title: { en: 'Service agreement', de: 'Servicevertrag' },
          group: 'C__OBJTYPE_GROUP__CONTRACTS',
          icon: 'file-earmark-check',
          color: 'CFE3B4',
          sort: 20,
          categories: [
            'C__CATG__GLOBAL',
            'C__CATG__CUSTOM_CONTRACT_TERMS',
            'C__CATG__CONTACT',
            'C__CATG__RELATION',
            'C__CATG__VIRTUAL_AUTH',
            'C__CATG__LOGBOOK',
          ],
          origin: { package: 'contracts', version: 1 },
        },
      ],
    },
  },
  power: {
    name: 'power',
    version: 1,
    title: { en: 'Power of a data centre', de: 'Stromversorgung eines Rechenzentrums' },
    description: {
      en: 'Feeds, panels and circuits with their phases, and what each may carry.',
      de: 'Einspeisungen, Verteiler und Stromkreise mit ihren Phasen, und wie viel sie tragen.',
    },
    schema: {
      object_type_groups: [
        {
          const: 'C__OBJTYPE_GROUP__POWER',
          title: { en: 'Power', de: 'Stromversorgung' },
          sort: 810,
          origin: { package: 'power', version: 1 },
        },
      ],
      dialogs: [
        {
          name: 'power_phase',
          choices: [
            { id: 1, const: 'C__POWER_PHASE__L1', title: { en: 'L1', de: 'L1' } },
            { id: 2, const: 'C__POWER_PHASE__L2', title: { en: 'L2', de: 'L2' } },
            { id: 3, const: 'C__POWER_PHASE__L3', title: { en: 'L3', de: 'L3' } },
          ],
          origin: { package: 'power', version: 1 },
        },
        {
          name: 'power_path',
          choices: [
            { id: 1, const: 'C__POWER_PATH__A', title: { en: 'Path A', de: 'Pfad A' } },
            { id: 2, const: 'C__POWER_PATH__B', title: { en: 'Path B', de: 'Pfad B' } },
          ],
          origin: { package: 'power', version: 1 },
        },
        {
          name: 'power_source',
          choices: [
            { id: 1, const: 'C__POWER_SOURCE__GRID', title: { en: 'Grid', de: 'Netz' } },
            { id: 2, const: 'C__POWER_SOURCE__UPS', title: { en: 'UPS', de: 'USV' } },
            { id: 3, const: 'C__POWER_SOURCE__GENERATOR', title: { en: 'Generator', de: 'Generator' } },
            { id: 4, const: 'C__POWER_SOURCE__SOLAR', title: { en: 'Solar', de: 'Photovoltaik' } },
          ],
          origin: { package: 'power', version: 1 },
        },
      ],
      categories: [
        {
          const: 'C__CATG__CUSTOM_POWER_FEED',
          title: { en: 'Feed', de: 'Einspeisung' },
          description: {
            en: 'Where power comes from, on which path, and how much of it there is.',
            de: 'Woher der Strom kommt, auf welchem Pfad, und wie viel es gibt.',
          },
          attributes: [
            {
              key: 'source',
              type: 'dialog',
              title: { en: 'Source', de: 'Quelle' },
              description: {
                en: 'What feeds it, such as the grid or a UPS.',
                de: 'Woraus sie gespeist wird, etwa Netz oder USV.',
              },
              dialog: 'power_source',
            },
            {
              key: 'path',
              type: 'dialog',
              title: { en: 'Path', de: 'Pfad' },
              description: { en: 'The redundant path that it belongs to.', de: 'Der redundante Pfad, zu dem sie gehört.' },
              dialog: 'power_path',
            },
            {
              key: 'phases',
              type: 'multiselect',
              title: { en: 'Phases', de: 'Phasen' },
              description: { en: 'Phases that are connected.', de: 'Angeschlossene Phasen.' },
              dialog: 'power_phase',
            },
            {
              key: 'voltage_v',
              type: 'integer',
              title: { en: 'Voltage in V', de: 'Spannung in V' },
              description: {
                en: 'Voltage between a phase and neutral, such as 230.',
                de: 'Spannung zwischen Phase und Neutralleiter, etwa 230.',
              },
              minimum: 1,
            },
            {
              key: 'rated_current_a',
              type: 'number',
              title: { en: 'Rated current in A', de: 'Nennstrom in A' },
              description: { en: 'Current that each phase may carry.', de: 'Strom, den jede Phase tragen darf.' },
              minimum: 0,
            },
            {
              key: 'meter',
              type: 'text',
              title: { en: 'Meter number', de: 'Zählernummer' },
              description: { en: 'Number on the meter of the supplier.', de: 'Nummer auf dem Zähler des Versorgers.' },
              maxLength: 255,
            },
          ],
          origin: { package: 'power', version: 1 },
        },
        {
          const: 'C__CATG__CUSTOM_POWER_PANEL',
          title: { en: 'Panel', de: 'Verteiler' },
          description: {
            en: 'The feed that a panel hangs on, and the room for circuits in it.',
            de: 'Die Einspeisung, an der ein Verteiler hängt, und der Platz für Stromkreise darin.',
          },
          attributes: [
            {
              key: 'feed',
              type: 'object',
              title: { en: 'Feed', de: 'Einspeisung' },
              description: {
                en: 'The feed, or the panel above, that supplies it.',
                de: 'Die Einspeisung oder der Verteiler darüber, woraus er versorgt wird.',
              },
              target: { objectTypes: ['C__OBJTYPE__POWER_FEED', 'C__OBJTYPE__POWER_PANEL'] },
            },
            {
              key: 'main_breaker_a',
              type: 'number',
              title: { en: 'Main breaker in A', de: 'Hauptsicherung in A' },
              description: { en: 'Rated current of its main breaker.', de: 'Nennstrom der Hauptsicherung.' },
              minimum: 0,
            },
            {
              key: 'positions',
              type: 'integer',
              title: { en: 'Positions', de: 'Plätze' },
              description: { en: 'How many single-pole breakers fit in.', de: 'Wie viele einpolige Sicherungen hineinpassen.' },
              minimum: 1,
            },
          ],
          origin: { package: 'power', version: 1 },
        },
        {
          const: 'C__CATG__CUSTOM_POWER_CIRCUIT',
          title: { en: 'Circuits', de: 'Stromkreise' },
          multiValue: true,
          description: {
            en: 'Circuits of a panel, each with its breaker, its phases and what it supplies.',
            de: 'Stromkreise eines Verteilers mit Sicherung, Phasen und dem, was sie versorgen.',
          },
          attributes: [
            {
              key: 'label',
              type: 'text',
              title: { en: 'Label', de: 'Beschriftung' },
              description: { en: 'Text beside the breaker, such as F12.', de: 'Text neben der Sicherung, etwa F12.' },
              required: true,
              maxLength: 255,
            },
            {
              key: 'phases',
              type: 'multiselect',
              title: { en: 'Phases', de: 'Phasen' },
              description: { en: 'One phase, or three for three-phase current.', de: 'Eine Phase, oder drei bei Drehstrom.' },
              dialog: 'power_phase',
            },
            {
              key: 'breaker_a',
              type: 'number',
              title: { en: 'Breaker in A', de: 'Sicherung in A' },
              description: { en: 'Rated current of the breaker, such as 16.', de: 'Nennstrom der Sicherung, etwa 16.' },
              minimum: 0,
            },
            {
              key: 'measured_a',
              type: 'number',
              title: { en: 'Measured in A', de: 'Gemessen in A' },
              description: {
                en: 'Current at the last measurement, of the phase with the highest.',
                de: 'Strom bei der letzten Messung, auf der stärksten Phase.',
              },
              minimum: 0,
            },
            {
              key: 'measured_on',
              type: 'date',
              title: { en: 'Measured on', de: 'Gemessen am' },
              description: { en: 'Day of that measurement.', de: 'Tag dieser Messung.' },
            },
            {
              key: 'supplies',
              type: 'objects',
              title: { en: 'Supplies', de: 'Versorgt' },
              description: {
                en: 'Racks, power strips or devices behind it.',
                de: 'Racks, Steckdosenleisten oder Geräte dahinter.',
              },
            },
          ],
          origin: { package: 'power', version: 1 },
        },
      ],
      object_types: [
        {
          const: 'C__OBJTYPE__POWER_FEED',
          title: { en: 'Power feed', de: 'Einspeisung' },
          group: 'C__OBJTYPE_GROUP__POWER',
          icon: 'lightning-charge',
          color: 'F6C445',
          sort: 10,
          categories: [
            'C__CATG__GLOBAL',
            'C__CATG__CUSTOM_POWER_FEED',
            'C__CATG__LOCATION',
            'C__CATG__CONTACT',
            'C__CATG__RELATION',
            'C__CATG__VIRTUAL_AUTH',
            'C__CATG__LOGBOOK',
          ],
          origin: { package: 'power', version: 1 },
        },
        {
          const: 'C__OBJTYPE__POWER_PANEL',
          title: { en: 'Power panel', de: 'Stromverteiler' },
          group: 'C__OBJTYPE_GROUP__POWER',
          icon: 'grid-3x3',
          color: 'E8A13D',
          sort: 20,
          categories: [
            'C__CATG__GLOBAL',
            'C__CATG__CUSTOM_POWER_PANEL',
            'C__CATG__CUSTOM_POWER_CIRCUIT',
            'C__CATG__LOCATION',
            'C__CATG__CONTACT',
            'C__CATG__RELATION',
            'C__CATG__VIRTUAL_AUTH',
            'C__CATG__LOGBOOK',
          ],
          origin: { package: 'power', version: 1 },
        },
      ],
    },
  },
};
