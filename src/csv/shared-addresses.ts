import { comparableText } from '../attributes/formats.js';
import type { CsvAttribute } from './catalogue.js';
import type { CsvRow } from './csv-rows.js';
import type { CsvMatch } from './row-groups.js';
import { type DescribedEntry, entriesOf } from './row-operations.js';

const roleName = 'C__CATG__IP-shared_as';
const addressNames: ReadonlySet<string> = new Set(['C__CATG__IP-ipv4_address', 'C__CATG__IP-ipv6_address']);
const virtual = 'C__IP_SHARED_ROLE__VIP';

/** Words of other programs for the role of an address; nothing for those of addresses that one device has. */
const rolesByWord: Readonly<Record<string, string>> = {
  ...{ virtual, shared: virtual, vip: virtual, 'virtual ip': virtual },
  ...{ regular: '', router: '', point2point: '', loopback: '', secondary: '', none: '' },
};

/** Roles of addresses that devices share: what one row of a file says of an address holds for all rows that have it. */
export class SharedAddresses {
  private readonly role: CsvAttribute | undefined;
  private readonly rolesByAddress = new Map<string, string>();

  constructor(rows: Iterable<CsvRow>, match: CsvMatch, attributes: readonly CsvAttribute[]) {
    this.role = attributes.find(({ name }) => name === roleName);
    const entries = this.role ? Array.from(rows, row => entriesOf(row, match, attributes)).flat() : [];
    for (const { cells } of entries) {
      const role = this.roleIn(cells);
      for (const address of addressesIn(cells)) if (role !== '') this.rolesByAddress.set(address, role);
    }
  }

  /** An entry with the role of its address in place of a word for it. */
  withRole(entry: DescribedEntry): DescribedEntry {
    const { role } = this;
    const [address] = role ? addressesIn(entry.cells) : [];
    if (!role || address === undefined) return entry;
    const shared = this.roleIn(entry.cells) || this.rolesByAddress.get(address);
    const others = [...entry.cells].filter(([attribute]) => attribute !== role);
    return { ...entry, cells: new Map(shared ? [...others, [role, shared]] : others) };
  }

  private roleIn(cells: DescribedEntry['cells']): string {
    const word = (this.role && cells.get(this.role)) ?? '';
    return rolesByWord[word.toLowerCase()] ?? word;
  }
}

/** Addresses of an entry, in the form in which they are compared. */
function addressesIn(cells: DescribedEntry['cells']): readonly string[] {
  return [...cells].flatMap(([{ name, info }, cell]) => (addressNames.has(name) ? [comparableText(cell, info.format)] : []));
}
