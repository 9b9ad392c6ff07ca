import type { ClientMethod, Parameter } from '../model.js';
import { plainName } from './text.js';
import { optionsName, pythonType } from './types.js';

/** One way to call a method. */
export interface Signature {
  readonly parameters: readonly TypedParameter[];
  readonly result: string;
  /** Types of a page of the result and of its items; absent where the result is no list that is read page by page. */
  readonly paged?: { readonly page: string; readonly item: string } | undefined;
  /** The name of the dictionary of its options; absent where it has none. */
  readonly options?: string | undefined;
}

interface TypedParameter {
  readonly name: string;
  readonly type: string;
  readonly required: boolean;
  /** May be given by its place instead of its name. */
  readonly isPlaced?: boolean;
}

/** The parameters as they stand between the parentheses. */
export function parameterList({ parameters, options }: Signature): string {
  const placed = parameters.filter(({ isPlaced }) => isPlaced).map(parameterText);
  const named = parameters.filter(({ isPlaced }) => !isPlaced).map(parameterText);
  const rest = options === undefined ? [] : [`**options: _Unpack[${options}]`];
  return ['self', ...placed, ...(named.length > 0 ? ['*', ...named] : []), ...rest].join(', ');
}

function parameterText({ name, type, required }: TypedParameter): string {
  return required ? `${plainName(name)}: ${type}` : `${plainName(name)}: _t.Optional[${type}] = None`;
}

/** The ways to call a method: one per choice between parameters, and one each without and with the parameter that selects members of the result. */
export function signaturesOf(method: ClientMethod): Signature[] {
  const { parameters, oneOf, result, paging, whole } = method;
  if (whole) {
    const isSelecting = ({ name }: Parameter): boolean => name === whole.parameter;
    const selecting = parameters.map(each => (isSelecting(each) ? { ...each, required: true } : each));
    const others = parameters.map(each => (isSelecting(each) ? { ...each, schema: { type: 'null' } } : each));
    const without = { ...method, result: whole.result, paging: whole.paging, parameters: others, whole: undefined };
    return [without, { ...method, parameters: selecting, whole: undefined }].flatMap(signaturesOf);
  }
  const shared = {
    result: pythonType(result),
    paged: paging && { page: pythonType(paging.page), item: pythonType(paging.item) },
    options: method.options.length > 0 ? optionsName(method) : undefined,
  };
  if (oneOf.length === 0) return [{ parameters: parameters.map(typedParameter), ...shared }];
  return oneOf.map(chosen => ({
    parameters: parameters
      .filter(({ name }) => name === chosen || !oneOf.includes(name))
      .map(each => ({ ...typedParameter(each), required: each.required || each.name === chosen })),
    ...shared,
  }));
}

function typedParameter({ name, schema, required }: Parameter): TypedParameter {
  return { name, type: pythonType(schema), required };
}
