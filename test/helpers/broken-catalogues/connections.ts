import type * as connections from '../../../src/catalog/rules-of-connections.js';
import { type BrokenRules, connection, inAttribute, inCategory, inLikeness, title } from './builders.js';

/** Catalogues that break a rule of `rules-of-connections.ts`. */
export const brokenConnections: BrokenRules<typeof connections> = {
  connectionsLeadBack: [
    inAttribute({ mutual: true }, '.mutual: type text has no mutual; expected type entry'),
    inAttribute(
      { type: 'entry', target: { category: 'C__CATG__IP' }, mutual: true },
      ".mutual: 'C__CATG__IP' has no attribute that leads back",
    ),
  ],
  connectionsAreOne: [
    inCategory(
      { attributes: [connection, { ...connection, key: 'second' }] },
      "attributes: expected one mutual link, not 'first' and 'second'",
    ),
  ],
  sharedValuesFit: [
    inCategory(
      { attributes: [connection, { key: 'a', type: 'text', title, atOtherEnd: 'b' }] },
      "attributes[1].atOtherEnd: no attribute 'b'; did you mean 'a'?",
    ),
    inCategory(
      { attributes: [connection, { key: 'a', type: 'text', title, atOtherEnd: 'first' }] },
      "attributes[1].atOtherEnd: 'first' differs from it",
    ),
    inAttribute({ atOtherEnd: 'a' }, '.atOtherEnd: expected a category with a mutual link'),
  ],
  likenessesAreShown: [
    inLikeness(
      { category: 'C__CATG__CONECTOR' },
      "category: no category 'C__CATG__CONECTOR'; did you mean 'C__CATG__CONNECTOR'?",
    ),
    inLikeness(
      { kind: 'type' },
      "kind: no text attribute 'type'; there are title, assigned_positions, assigned_category, sibling_positions",
    ),
    inLikeness({ attributes: { cable: 'a' } }, "attributes: no attribute 'cable'; there are 18, such as 'title'"),
    inLikeness({ attributes: { title: 'b' } }, "attributes.title: no attribute 'b'; did you mean 'a'?"),
    inLikeness({ attributes: { type: 'a' } }, "attributes.type: 'a' differs from it"),
  ],
};
