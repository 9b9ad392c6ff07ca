import type { DefinitionChanged, DefinitionCreated, Id } from '../../generated/types.js';
import type { ChangedDefinition, Meant } from '../domain/schema/single-definitions.js';
import { keyOfTitle } from '../mappings/names-of-titles.js';
import type { Text } from '../messages/text.js';
import type { CallContext } from './context.js';
import { presentDone } from './present.js';

/** How a call names a definition. */
export interface NamedDefinition {
  readonly id?: Id;
  readonly constant?: string;
}

/** The place of what is added without one, which is behind all others. */
export const lastPlace = 65_535;

/** The definition that a call names: the contract demands one of both names. */
export function meantBy({ id, constant = '' }: NamedDefinition): Meant {
  return id === undefined ? { constant } : { id: Number(id) };
}

/** The constant of a new definition, or how one begins that is made from its title. */
export function constantFor(prefix: string, { title, constant }: { title: string; constant?: string }) {
  return { constant, beginning: `${prefix}${keyOfTitle(title).toUpperCase() || 'NEW'}` };
}

/** Success of an addition. */
export function presentCreated(context: CallContext, { id }: ChangedDefinition, message: Text): DefinitionCreated {
  const { success, message: shown } = presentDone(context, message);
  return { success, id, message: shown };
}

/** Success of a change; with the constant where the call named the definition by that. */
export function presentChanged(context: CallContext, changed: ChangedDefinition, meant: Meant, message: Text): DefinitionChanged {
  const { success, message: shown } = presentDone(context, message);
  return { success, id: changed.id, ...('constant' in meant && { constant: changed.constant }), message: shown };
}

/** Whether a list that is limited to some ids, constants or a visibility has a definition. */
export function isAsked(
  { id, constant, visible }: { id?: Id | readonly Id[]; constant?: string | readonly string[]; visible?: boolean },
  definition: { readonly id: number; readonly const: string; readonly visible?: boolean },
): boolean {
  const ids = id === undefined ? undefined : [id].flat().map(String);
  const constants = constant === undefined ? undefined : [constant].flat();
  return (
    (ids?.includes(String(definition.id)) ?? true) &&
    (constants?.includes(definition.const) ?? true) &&
    (visible === undefined || (definition.visible ?? true) === visible)
  );
}

/** The title as existing clients know it where it is none of the site: a constant of their texts. */
export function rawTitleOf({ const: constant, title }: { const: string; title: { en: string } }, isOwn: boolean): string {
  return isOwn ? title.en : titleConstantOf(constant);
}

/** The constant of a title in the texts of existing clients. */
export function titleConstantOf(constant: string): string {
  return constant.replace(/^C__/, 'LC__CMDB__');
}
