import { type TextId, texts } from '../../../generated/texts.js';
import type { Titles } from '../../../generated/types.js';
import { settings } from '../../config/settings.js';
import { inLanguage, type TextValue, text, type ValuesOf } from '../../messages/text.js';

/** The language of commands: that of the settings; a value that is none is rejected where settings are read. */
export function language(): keyof Titles {
  return process.env[settings.language.name] === 'de' ? 'de' : 'en';
}

/** A text of the tables with its values, in the language of commands. */
export function say<Id extends TextId>(id: Id, ...values: ValuesOf<Id>): string {
  return fault(text(id, ...values));
}

/** Texts without values in the language of commands. */
export function sayEach(ids: readonly TextId[]): readonly string[] {
  return ids.map(id => texts[id][language()]);
}

/** A text of an error, a reason or a finding in the language of commands. */
export function fault(value: TextValue): string {
  return inLanguage(value, language());
}
