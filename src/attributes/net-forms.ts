import { type Form, formats } from './formats.js';

/** Octets of a mask that are not all set. */
const part = '(?:254|252|248|240|224|192|128|0)';
const mask4 = `(?:${part}\\.0\\.0\\.0|255\\.(?:${part}\\.0\\.0|255\\.(?:${part}\\.0|255\\.(?:255|${part}))))`;
/** A group of a mask that is not all set. */
const group = '(?:[fF]{3}[eEcC8]|[fF]{2}[fFeEcC8]0|[fF][fFeEcC8]00|[fFeEcC8]000)';
const mask6 = `(?:::|(?:[fF]{4}:){1,7}:|(?:[fF]{4}:){0,6}${group}::|(?:[fF]{4}:){7}(?:[fF]{4}|${group}|0{1,4}))`;
/** Numbers of nets of IPX (hexadecimal) and of AppleTalk (a range), about which nothing else is known. */
const otherNets = '(?:[0-9A-Fa-f]{8}|[0-9]{1,5}(?:-[0-9]{1,5})?)';
const expected = formats.ip.expected;

/** The forms of a net's addresses and mask by their keys. The rule of nets checks them, by the type of the net. */
export const netForms: Readonly<Record<string, Form>> = {
  address: {
    pattern: `(?:${formats.ipv4.pattern}(?:/(?:[0-9]|[12][0-9]|3[0-2]|${mask4}))?|${formats.ipv6.pattern}(?:/(?:[0-9]{1,2}|1[01][0-9]|12[0-8]))?|${otherNets})`,
    expected: {
      en: 'the address of a net, such as "10.0.0.0", "10.0.0.0/24" or "2001:db8::"',
      de: 'die Adresse eines Netzes, etwa "10.0.0.0", "10.0.0.0/24" oder "2001:db8::"',
    },
  },
  netmask: {
    pattern: `(?:${mask4}|${mask6})`,
    expected: {
      en: 'a netmask, such as "255.255.255.0" or "ffff:ffff:ffff:ffff::"',
      de: 'eine Netzmaske, etwa "255.255.255.0" oder "ffff:ffff:ffff:ffff::"',
    },
  },
  range_from: { pattern: `(?:${formats.ip.pattern}|${otherNets})`, expected },
  range_to: { pattern: `(?:${formats.ip.pattern}|${otherNets})`, expected },
};

/** The ranges of its numbers. */
export const netRanges: Readonly<Record<string, { readonly minimum: number; readonly maximum: number }>> = {
  cidr_suffix: { minimum: 0, maximum: 128 },
};
