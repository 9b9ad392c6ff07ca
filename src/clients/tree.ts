import type { ClientMethod } from './model.js';

/** The methods below one segment of their names: further segments, or a method. */
export interface Branch {
  readonly name: string;
  readonly path: readonly string[];
  readonly branches: readonly Branch[];
  readonly method: ClientMethod | undefined;
}

/** The method `read` of a group, which the group does when it is called itself. */
export function readOf({ branches }: Pick<Branch, 'branches'>): ClientMethod | undefined {
  return branches.find(({ name }) => name === 'read')?.method;
}

/** The method whose list the function `each` of a group walks: its `read`, if that has pages and the name is free. */
export function listOf(branch: Pick<Branch, 'branches'>): ClientMethod | undefined {
  const read = readOf(branch);
  const isTaken = branch.branches.some(({ name }) => name.toLowerCase() === 'each');
  return read?.paging && !isTaken ? read : undefined;
}

/** cmdb.object.read stands in the branch object of the branch cmdb. */
export function branchesOf(methods: readonly ClientMethod[], path: readonly string[] = []): Branch[] {
  const below = new Map<string, ClientMethod[]>();
  for (const method of methods) {
    const name = method.name.split('.')[path.length] ?? '';
    below.set(name, below.get(name) ?? []);
    below.get(name)?.push(method);
  }
  return [...below].map(([name, found]) => {
    const here = [...path, name];
    const method = found.find(each => each.name === here.join('.'));
    return { name, path: here, branches: method ? [] : branchesOf(found, here), method };
  });
}
