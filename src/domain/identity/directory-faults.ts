import type { TextId } from '../../../generated/texts.js';

/** Faults for which a directory was not brought in, and the texts that say so; `{detail}` is a code, a name or an address, and never a secret. */
export const directoryFaults = {
  unreachable: 'DirectoryUnreachable',
  certificate: 'DirectoryCertificate',
  encryption: 'DirectoryEncryption',
  account: 'DirectoryAccount',
  base: 'DirectoryBase',
  filter: 'DirectoryFilter',
  nobody: 'DirectoryNobody',
  secret: 'DirectorySecret',
  ids: 'DirectoryIds',
  other: 'DirectoryAnswer',
  storage: 'DirectoryStorage',
  ended: 'DirectoryEnded',
} as const satisfies Readonly<Record<string, TextId>>;

export type DirectoryFault = keyof typeof directoryFaults;

/** A fault, and the code, name or address that it is about. */
export interface FaultOfDirectory {
  readonly fault: DirectoryFault;
  readonly detail: string;
}
