import { isQuantity } from '../../attributes/numbers.js';
import type { Upload } from '../../attributes/types/upload.js';
import type { ValuesOf } from '../../domain/behaviours/category-values.js';
import type { FactSource } from '../../domain/behaviours/facts.js';

type Disks = readonly Pick<FactSource<ValuesOf<'C__CATG__STORAGE_DEVICE'>>, 'values'>[];

/** Usable capacity of disks of one size, by RAID level. */
const usable: Readonly<Record<string, (count: number, smallest: number) => number>> = {
  C__STOR_RAID_LEVEL__0: (count, smallest) => count * smallest,
  C__STOR_RAID_LEVEL__1: (_, smallest) => smallest,
  C__STOR_RAID_LEVEL__5: (count, smallest) => (count - 1) * smallest,
  C__STOR_RAID_LEVEL__6: (count, smallest) => (count - 2) * smallest,
  C__STOR_RAID_LEVEL__10: (count, smallest) => Math.floor(count / 2) * smallest,
};

/** Bytes of all disks together. */
export function sizeOf(disks: Disks): string {
  const sizes = bytesOf(disks);
  return sizes.length === 0 ? '' : String(sizes.reduce((sum, size) => sum + size, 0));
}

/** Bytes that are left for use; spare disks hold none. */
export function raidCapacity(level: string | null | undefined, disks: Disks): string {
  const used = disks.filter(({ values }) => values.hotspare !== true);
  if (level === 'C__STOR_RAID_LEVEL__JBOD') return sizeOf(used);
  const sizes = bytesOf(used);
  const left = usable[level ?? ''];
  return left && sizes.length > 0 ? String(Math.max(left(sizes.length, Math.min(...sizes)), 0)) : '';
}

/** The MD5 checksum of an uploaded file. */
export function md5Of(upload: Upload | undefined): string {
  return upload?.md5 ?? '';
}

function bytesOf(disks: Disks): readonly number[] {
  return disks.flatMap(({ values: { capacity } }) => (isQuantity(capacity) ? [capacity.base] : []));
}
