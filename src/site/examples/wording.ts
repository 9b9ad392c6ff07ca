import type { ChoiceDefinition } from '../../../generated/types.js';
import type { Attribute } from '../../attributes/attribute-type.js';
import { typeOf } from '../../attributes/attribute-types.js';
import type { SampleTexts } from '../../attributes/definition.js';
import { choiceTexts } from '../../discovery/choices.js';

/** Texts of samples; everything else follows from the catalogue. */
export interface Wording extends SampleTexts {
  /** Titles of choices of the user's own, as many as are asked for. */
  choices(attribute: Attribute, count: number): readonly string[];
  /** The title of an object that the attribute leads to. */
  target(attribute: Attribute): string;
  /** Which of the shipped choices is taken. */
  choose(attribute: Attribute, choices: readonly ChoiceDefinition[]): ChoiceDefinition | undefined;
  /** How a shipped choice is written. */
  chosen(choice: ChoiceDefinition, choices: readonly ChoiceDefinition[]): unknown;
}

/** Texts by key of the attribute. Others contain their own title, so that a reader finds them again in the result. */
const usual: Readonly<Record<string, string>> = {
  title: 'Example',
  name: 'Example',
  hostname: 'web1',
  domain: 'example.org',
  ipv4_address: '192.0.2.17',
  ipv6_address: '2001:db8::17',
  serial: 'J300X12',
  serial_number: 'J300X12',
  sysid: 'SRV-0001',
  description: 'Checked in spring.',
  email: 'ada@example.org',
  mail: 'ada@example.org',
  first_name: 'Ada',
  last_name: 'Example',
  city: 'Leipzig',
  manufacturer: 'Lenovo',
  street: 'Ringstraße',
  house_no: '7',
  latitude: '51.3397',
  longitude: '12.3731',
};

/** Texts of one net, by key; an attribute of several lines with such a key is a postal address. */
const ofNets: Readonly<Record<string, string>> = {
  address: '192.0.2.0',
  netmask: '255.255.255.0',
  range_from: '192.0.2.1',
  range_to: '192.0.2.254',
};

/** Texts that read well in examples; choices by what tells them best. */
export const exampleWording: Wording = {
  text: attribute => ofNets[attribute.key] ?? textFor(attribute),
  lines: textFor,
  link: ({ key }) => `https://example.org/${key}`,
  secret: () => 'correct horse battery staple',
  choices: (attribute, count) =>
    count === 1 ? [textFor(attribute)] : Array.from({ length: count }, (_, at) => `${titleOf(attribute)} ${at + 1}`),
  target: titleOf,
  choose: (attribute, choices) =>
    typeOf(attribute).holds.choice === 'extendable' && attribute.key in usual
      ? undefined
      : (choices.find(({ const: constant }) => constant === attribute.default) ?? choices[0]),
  chosen: (choice, choices) => choiceTexts(choices)[choices.indexOf(choice)] ?? choice.id,
};

function textFor(attribute: Attribute): string {
  return usual[attribute.key] ?? titleOf(attribute);
}

function titleOf({ key, title }: Attribute): string {
  return title?.en ?? key;
}
