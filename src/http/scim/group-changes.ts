import type { GroupState, MemberChanges } from '../../domain/identity/provisioned-groups.js';
import { text } from '../../messages/text.js';
import type { Operation } from './operations.js';
import { pathOf } from './paths.js';
import { ScimError } from './scim-error.js';
import { idFrom, isObject, listOf, memberOf, textFrom } from './values.js';

export const groupSchema = 'urn:ietf:params:scim:schemas:core:2.0:Group';

/** A group as a request changes it. */
export class GroupDraft {
  private readonly id: string | undefined;
  private name: unknown;
  private externalId: unknown;
  private readonly members = new Map<number, boolean>();
  /** All members are named, and those that are not leave. */
  private isWholeList = false;

  constructor(id: string | undefined, state?: GroupState) {
    this.id = id;
    this.name = state?.name;
    this.externalId = state?.externalId;
  }

  /**
   * Carries out the operations of a request. Attributes that are not kept are passed over.
   * @throws ScimError
   */
  apply(operations: readonly Operation[]): void {
    for (const { op, path, value } of operations) {
      if (path === undefined) this.assignAll(op, value);
      else this.change(op, path, value);
    }
  }

  /** Sets the attributes of a resource, or of the value of an operation without a path. */
  assignAll(op: Operation['op'], value: unknown): void {
    if (!isObject(value)) throw new ScimError(400, text('ScimBody'), 'invalidSyntax');
    for (const [path, each] of Object.entries(value)) this.change(op, path, each);
  }

  /** @throws ScimError where the group has no name */
  state(): GroupState {
    const name = textFrom(this.name, 'displayName');
    if (name === undefined) throw new ScimError(400, text('ScimRequired', { name: 'displayName' }), 'invalidValue');
    return { name, externalId: textFrom(this.externalId, 'externalId') };
  }

  /** The members that come and leave; `current` is asked where all of them are named. */
  async memberChanges(current: () => Promise<readonly number[]>): Promise<MemberChanges> {
    const named = (isMember: boolean) => [...this.members].flatMap(([id, is]) => (is === isMember ? [id] : []));
    if (!this.isWholeList) return { added: named(true), removed: named(false) };
    const before = new Set(await current());
    return {
      added: named(true).filter(id => !before.has(id)),
      removed: [...before].filter(id => this.members.get(id) !== true),
    };
  }

  private change(op: Operation['op'], path: string, value: unknown): void {
    const { attribute, filter } = pathOf(path, [groupSchema]);
    const after = op === 'remove' ? undefined : value;
    if (attribute === '') this.assignAll(op, value);
    else if (attribute === 'members') this.changeMembers(op, filter, value);
    else if (attribute === 'displayname') this.name = after;
    else if (attribute === 'externalid') this.externalId = after;
    else if (attribute === 'id' && this.id !== undefined && String(value) !== this.id)
      throw new ScimError(400, text('ScimReadOnly', { id: this.id }), 'mutability');
  }

  private changeMembers(op: Operation['op'], filter: string | undefined, value: unknown): void {
    const isMember = op !== 'remove';
    if (filter !== undefined) {
      const [, id] = /^value\s+eq\s+"([^"]*)"$/i.exec(filter) ?? [];
      this.members.set(memberId(id), isMember);
      return;
    }
    const named = listOf(value);
    if (op === 'replace' || (!isMember && named.length === 0)) {
      this.members.clear();
      this.isWholeList = true;
    }
    for (const member of named) this.members.set(memberId(isObject(member) ? memberOf(member, 'value') : member), isMember);
  }
}

function memberId(value: unknown): number {
  const id = idFrom(value);
  if (id === undefined) throw new ScimError(400, text('ScimMembers'), 'invalidValue');
  return id;
}
