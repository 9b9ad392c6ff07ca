import { comparableDn, readableDn } from '../../domain/identity/distinguished-names.js';
import { TimeSlices } from '../../rpc/time-slices.js';
import { maxGroups } from './provider-client.js';

/** Groups of a directory by their members; a name is a number within it, so that half a million memberships take little memory. */
export class MembershipGraph {
  private readonly numbers = new Map<string, number>();
  private readonly groupsByMember = new Map<number, number[]>();
  private readonly names = new Map<number, string>();
  private readonly slices = new TimeSlices();

  /** Adds members to a group; some directories name all of them at once. */
  async add(group: string, members: readonly (string | Buffer)[]): Promise<void> {
    const number = this.numberOf(group);
    this.names.set(number, readableDn(group));
    for (const member of members) {
      if (this.slices.isOver) await this.slices.next();
      const key = this.numberOf(String(member));
      const groups = this.groupsByMember.get(key);
      if (groups) groups.push(number);
      else this.groupsByMember.set(key, [number]);
    }
  }

  /** The groups that a member is in, also by other groups; groups may contain each other. */
  groupsOf(member: string): readonly string[] {
    const known = this.numbers.get(comparableDn(member));
    const found = new Set<number>(known === undefined ? [] : this.groupsByMember.get(known));
    for (const group of found) {
      if (found.size >= maxGroups) break;
      for (const next of this.groupsByMember.get(group) ?? []) found.add(next);
    }
    // Sorted, as it is compared with the groups that a sign-in found.
    return [...found].map(number => this.names.get(number) ?? '').sort();
  }

  private numberOf(name: string): number {
    const key = comparableDn(name);
    const number = this.numbers.get(key) ?? this.numbers.size;
    this.numbers.set(key, number);
    return number;
  }
}
