/** Parts of a distinguished name: escaped bytes, an escaped character, or text. */
const parts = /(?:\\[0-9a-f]{2})+|\\.|[^\\]+/gis;

/** A distinguished name (RFC 4514) as people read it: only what separates its parts is escaped, and by a backslash. */
export function readableDn(dn: string): string {
  return dn.replace(parts, part => {
    if (!part.startsWith('\\')) return part.replace(/\s*([,+])\s*/g, '$1');
    const text = part.length > 2 ? Buffer.from(part.replaceAll('\\', ''), 'hex').toString() : part.slice(1);
    return text.replace(/[,+\\]/g, '\\$&');
  });
}

/** One spelling of a distinguished name: directories ignore case, and Unicode has two spellings of an umlaut. */
export function comparableDn(dn: string): string {
  return readableDn(dn).normalize('NFC').toLowerCase();
}
