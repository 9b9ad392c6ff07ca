import type { Registry } from '../../catalog/registry.js';
import { type ChangeAction, stepsTo } from '../storage/change-sets.js';
import { recordStatuses } from '../storage/objects.js';
import type { Restoration } from '../storage/reverts.js';
import { type RecordField, stateWith } from './record-fields.js';
import { stateOfGone, withKeysOf } from './restored-definitions.js';
import { isIdentical, type RecordMerge } from './three-way-merge.js';

/** The change of a record that undoes it; `undefined` where it stays as it is. */
export function restorationOf(registry: Registry, merge: RecordMerge): Restoration | undefined {
  const { subject, present, now, fields, like } = merge;
  if (!fields && !now) return undefined;
  const changed = listChangedParts(merge);
  if (fields && now && changed.length === 0) return undefined;
  const target = fields
    ? withKeysOf(subject, stateWith(registry, subject, fields, like, present), present)
    : stateOfGone(subject, present);
  const isRetitled = present !== null && target !== null && present.own.title !== target.own.title;
  return {
    ...subject,
    present,
    target,
    isRetitled,
    isEdited: changed.some(name => !isStatus(fields?.get(name) ?? now?.get(name))),
    action: actionOf(present?.own.status, target?.own.status, { present, target }),
    secrets: [],
  };
}

function isStatus(field: RecordField | undefined): boolean {
  return field?.of === 'column' && field.key === 'status';
}

/** An edit of a record that is there and stays, whatever it changes. */
export function editOf({ subject, present, fields }: RecordMerge): Restoration | undefined {
  if (!present || !fields) return undefined;
  return { ...subject, present, target: present, action: 'edited', isRetitled: false, isEdited: true, secrets: [] };
}

function listChangedParts({ now = new Map(), fields = new Map() }: RecordMerge): readonly string[] {
  return [...new Set([...now.keys(), ...fields.keys()])].filter(name => !isIdentical(now.get(name), fields.get(name)));
}

type Status = string | number | null | undefined;

function actionOf(from: Status, to: Status, { present, target }: Pick<Restoration, 'present' | 'target'>): ChangeAction {
  if (!target) return 'purged';
  if (!present) return 'created';
  const status = from === to ? undefined : recordStatuses.find(each => each === to);
  return status ? stepsTo[status] : 'edited';
}
