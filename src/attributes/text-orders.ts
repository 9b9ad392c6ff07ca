import { bitsOf, numberOf } from './addresses.js';

/** How texts of a format stand in an order other than that of their letters. */
export type TextOrder = 'address' | 'digits';

/** Digits up to which numbers in texts are ordered by their size; more are no number of anything. */
export const maxOrderedDigits = 20;

/** Texts that sort as the things do which the texts stand for; `undefined` for a text that is none of them. Each engine makes the same of a column. */
const orderingForms: Readonly<Record<TextOrder, (text: string) => string | undefined>> = {
  address: text => {
    const [bits, number] = [bitsOf(text), numberOf(text)];
    if (bits === undefined || number === undefined) return undefined;
    const zone = text.includes('%') ? text.slice(text.indexOf('%')) : '';
    return `${bits === 32 ? 4 : 6} ${number.toString(16).padStart(bits / 4, '0')}${zone}`;
  },
  digits: text => (text.length <= maxOrderedDigits && /^[0-9]+$/.test(text) ? text.padStart(maxOrderedDigits, '0') : undefined),
};

/** The text by which another one is sorted: addresses by their bits, IPv4 before IPv6, and numbers by their size. Other texts follow their letters, whose case does not count from A to Z. */
export function orderingForm(order: TextOrder, text: string): string {
  return orderingForms[order](text) ?? text.replace(/[A-Z]/g, letter => letter.toLowerCase());
}
