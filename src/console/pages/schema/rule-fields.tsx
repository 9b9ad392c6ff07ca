import { useAnswer } from '../../service/answer.js';
import { categoryInfo, categoryTitles, objectTypes } from '../../service/catalogue.js';
import { nameOfDraft, type SchemaDraft } from './schema-draft.js';
import type { SchemaFault } from './schema-faults.js';
import type { SchemaPart } from './schema-part.js';
import { SettingFields } from './setting-fields.js';
import { settingsOfRule } from './settings.js';

/** The attribute that a rule is about, which decides what the rule may say. */
export function useRuledAttribute(name: string) {
  return useAnswer(
    async caller => {
      const [category = '', key = ''] = name.split('.');
      if (category === '') return undefined;
      const [info, titles] = await Promise.all([categoryInfo(caller, category), categoryTitles(caller)]);
      const attribute = info[key];
      return { attribute, title: attribute && `${titles[category] ?? category} › ${attribute.title}` };
    },
    [name],
  ).value;
}

/** The title of what a rule is about, without one where there is no such thing; undefined for other definitions, and until it is known. */
export function useRuled(part: SchemaPart, name: string): { readonly title?: string | undefined } | undefined {
  const attribute = useRuledAttribute(part === 'attribute_rules' ? name : '');
  const types = useAnswer(objectTypes, []).value;
  const categories = useAnswer(categoryTitles, []).value;
  if (part === 'attribute_rules') return attribute;
  if (part === 'category_rules') return categories && { title: categories[name] };
  return part === 'object_type_rules' && types ? { title: types.find(each => each.const === name)?.title } : undefined;
}

interface RuleFieldsProps {
  readonly draft: SchemaDraft;
  readonly faults: readonly SchemaFault[];
  onChange(draft: SchemaDraft): void;
}

/** The settings of a rule for an attribute that ships: those that its kind has. */
export function RuleFields({ draft, faults, onChange }: RuleFieldsProps) {
  const attribute = useRuledAttribute(nameOfDraft(draft))?.attribute;
  if (!attribute) return null;
  const { type, dialog } = attribute;
  return (
    <SettingFields
      settings={settingsOfRule(type)}
      item={{ ...draft.definition, type, dialog }}
      draft={draft}
      place=""
      faults={faults}
      onItem={({ type: _, dialog: __, ...definition }) => onChange({ ...draft, definition })}
    />
  );
}
