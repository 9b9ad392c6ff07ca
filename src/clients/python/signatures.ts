import { type ClientCategory, type ClientMethod, type ClientModel, type Parameter, schemaNamed } from '../model.js';
import { parameterName, pythonText } from './text.js';
import { optionsName, pythonType } from './types.js';

/** One way to call a method. */
export interface Signature {
  readonly parameters: readonly { readonly name: string; readonly type: string; readonly required: boolean }[];
  readonly result: string;
  /** Types of a page of the result and of its items; absent where the result is no list that is read page by page. */
  readonly paged?: { readonly page: string; readonly item: string } | undefined;
  /** The name of the dictionary of its options; absent where it has none. */
  readonly options?: string | undefined;
}

/** The parameters as they stand between the parentheses. */
export function parameterList({ parameters, options }: Signature): string {
  const named = parameters.map(({ name, type, required }) =>
    required ? `${parameterName(name)}: ${type}` : `${parameterName(name)}: _t.Optional[${type}] = None`,
  );
  const rest = options === undefined ? [] : [`**options: _Unpack[${options}]`];
  return ['self', ...(named.length > 0 ? ['*', ...named] : []), ...rest].join(', ');
}

/** The ways to call a method: one per category where it is typed by category, one per choice between parameters. */
export function signaturesOf(method: ClientMethod, model: ClientModel): Signature[] {
  const options = method.options.length > 0 ? optionsName(method) : undefined;
  const paged = method.paging && { page: pythonType(method.paging.page), item: pythonType(method.paging.item) };
  return waysOf(method, model).map(way => ({ paged, ...way, options }));
}

function waysOf(method: ClientMethod, model: ClientModel): Signature[] {
  const { parameters, oneOf, category } = method;
  const result = pythonType(method.result);
  if (oneOf.length > 0) {
    return oneOf.map(chosen => ({
      parameters: parameters
        .filter(({ name }) => name === chosen || !oneOf.includes(name))
        .map(each => ({ ...typed(each), required: each.required || each.name === chosen })),
      result,
    }));
  }
  const typedOnes = category === undefined ? [] : model.categories.flatMap(each => ofCategory(each, method, model));
  const other = parameters.map(each => ({ ...typed(each), ...(each.name === category && { type: 'OtherConstant' }) }));
  return [...typedOnes, { parameters: typedOnes.length > 0 ? other : parameters.map(typed), result }];
}

/** None where the category is only read and the method saves. Keys of lists are not worth a signature per category. */
function ofCategory(one: ClientCategory, method: ClientMethod, { schemas }: ClientModel): Signature[] {
  const { parameters, category, needs = 'choices', resultByCategory, result } = method;
  if (needs === 'choices' || one[needs] === undefined) return [];
  const isList = schemas.some(([name, { type }]) => name === schemaNamed(result.$ref ?? '') && type === 'array');
  const entry = isList ? `_t.List[${one.entry}]` : one.entry;
  return [
    {
      parameters: parameters.map(each => {
        const type =
          each.name === category ? `_t.Literal[${pythonText(one.const)}]` : each.byCategory ? (one.data ?? '') : undefined;
        return { ...typed(each), ...(type !== undefined && { type }) };
      }),
      result: resultByCategory ? entry : pythonType(result),
      ...(resultByCategory && isList && { paged: { page: entry, item: one.entry } }),
    },
  ];
}

function typed({ name, schema, required }: Parameter): Signature['parameters'][number] {
  return { name, type: pythonType(schema), required };
}
