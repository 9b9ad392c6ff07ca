import { memoizeByPart } from '../../attributes/memoize.js';
import type { Registry } from '../../catalog/registry.js';

/** The links that say what an object is in, as `category.attribute`. */
export const placementLinks = memoizeByPart(({ categories }: Registry): readonly string[] =>
  categories.flatMap(({ const: constant, placement }) => (placement === undefined ? [] : [`${constant}.${placement}`])),
);
