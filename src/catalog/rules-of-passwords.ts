import type { AttributeDefinition } from '../../generated/types.js';
import { typeOf } from '../attributes/attribute-types.js';
import { text } from '../messages/text.js';
import { eachCategory, type Rule } from './catalog.js';
import { finding } from './sources.js';

/** No label is a password, as labels are shown and searched everywhere. */
export const passwordsNameNothing = eachCategory(function* (source) {
  const { label = [], attributes } = source.definition;
  const password = attributes.find(each => isSecret(each) && label.includes(each.key));
  if (password) yield finding(source, 'label', text('PasswordNamesNothing', { key: password.key }));
});

/** A password is encrypted for its key, so no other category shows it under another one. */
export const passwordsKeepTheirKeys: Rule = function* ({ categories, named }) {
  for (const source of categories) {
    const { reverses, countsAs, attributes } = source.definition;
    if (!reverses && !countsAs) continue;
    const shown = [
      ...checkPasswordNames(
        'reverses.attributes',
        reverses?.attributes,
        named.categories.get(reverses?.category ?? '')?.attributes,
      ),
      ...checkPasswordNames('countsAs.attributes', countsAs?.attributes, attributes),
    ];
    for (const { place, key } of shown) yield finding(source, place, text('PasswordNeedsSameKey', { key }));
  }
};

function checkPasswordNames(
  place: string,
  names: Readonly<Record<string, string>> = {},
  attributes: readonly AttributeDefinition[] = [],
) {
  const passwords = new Set(attributes.filter(isSecret).map(({ key }) => key));
  const others = Object.entries(names).filter(([name, key]) => name !== key && passwords.has(key));
  return others.map(([name, key]) => ({ place: `${place}.${name}`, key }));
}

function isSecret(attribute: Parameters<typeof typeOf>[0]): boolean {
  return typeOf(attribute).holds.kept === 'secret';
}
