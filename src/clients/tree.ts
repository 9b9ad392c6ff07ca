import type { ClientMethod } from './model.js';

/** The methods below one segment of their names: further segments, or a method. */
export interface Branch {
  readonly name: string;
  readonly path: readonly string[];
  readonly branches: readonly Branch[];
  readonly method: ClientMethod | undefined;
}

/** cmdb.object.read stands in the branch object of the branch cmdb. */
export function branchesOf(methods: readonly ClientMethod[], path: readonly string[] = []): Branch[] {
  const depth = path.length;
  const names = new Set(methods.map(({ name }) => name.split('.')[depth] ?? ''));
  return [...names].map(name => {
    const below = methods.filter(method => method.name.split('.')[depth] === name);
    const here = [...path, name];
    const method = below.find(each => each.name === here.join('.'));
    return { name, path: here, branches: method ? [] : branchesOf(below, here), method };
  });
}
