/** The same, but for one member. */
export function instead<Whole extends object, Key extends keyof Whole>(whole: Whole, key: Key, member: Whole[Key]): Whole {
  return new Proxy(whole, { get: (target, name) => (name === key ? member : Reflect.get(target, name, target)) });
}
