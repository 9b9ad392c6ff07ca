import { mediaTypeOf } from '../src/attributes/media-types.js';
import test from './helpers/suite.js';

const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>';
const bom = '\uFEFF';
const doctype = '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd"';
const utf16 = (text: string) => Buffer.from(bom + text, 'utf16le');

const vectors = [
  svg,
  `${bom}${svg}`,
  `\n\n${svg}`,
  `${bom} \r\n\t<?xml version="1.0" encoding="UTF-8"?>\n<!-- Made by <hand> -->\n${doctype}>\n${svg}`,
  `${doctype} [ <!ENTITY ns "http://www.w3.org/2000/svg"> ]>${svg}`,
  `<!-- ${'-'.repeat(5000)} -->${svg}`,
  '<svg:svg xmlns:svg="http://www.w3.org/2000/svg"/>',
  '<svg>',
];

const others: readonly (readonly [type: string, bytes: string | Buffer])[] = [
  ['image/webp', Buffer.from('524946461a00000057454250565038', 'hex')],
  ['image/avif', Buffer.from('0000001c66747970617669660000000061766966', 'hex')],
  ['image/avif', Buffer.from('0000001c667479706d696631000000006d69663161766966', 'hex')],
  ['image/heic', Buffer.from('0000001866747970686569630000000068656963', 'hex')],
  ['image/x-icon', Buffer.from('0000010001001010', 'hex')],
  ['application/octet-stream', Buffer.from('5249464624080000574156', 'hex')],
  ['application/octet-stream', Buffer.from('00000018667479706d70343200000000', 'hex')],
  ['application/xml', '<?xml version="1.0"?><plist version="1.0"><svg/></plist>'],
  ['application/octet-stream', '<svgs>'],
  ['application/octet-stream', '<html><svg/></html>'],
  ['application/octet-stream', ''],
  ['application/octet-stream', '<!--'.repeat(20_000)],
  ['application/octet-stream', '<!D[>'.repeat(10_000)],
];

test('an SVG file is one behind a byte order mark, blank lines, declarations and comments', t => {
  for (const each of vectors) t.is(mediaTypeOf(Buffer.from(each)), 'image/svg+xml', each.slice(0, 60));
  t.is(mediaTypeOf(utf16(svg)), 'image/svg+xml');
  t.is(mediaTypeOf(utf16(svg).swap16()), 'image/svg+xml');
});

test('files are told apart by what they are, not by how they begin', t => {
  for (const [type, bytes] of others) t.is(mediaTypeOf(Buffer.from(bytes)), type, bytes.toString('latin1').slice(0, 60));
});
