import { line } from '../control.js';
import { attributeType } from '../definition.js';
import { lineSample } from '../texts.js';
import { type as text } from './text.js';

/** A web address. */
export const type = attributeType({
  ...text,
  names: 'whereAsked',
  control: ({ maxLength = 255 }) => line({ type: 'url', maxlength: maxLength }),
  words: {
    ...text.words,
    name: { en: 'web address', de: 'Webadresse' },
    written: { en: 'a text that holds a URL', de: 'Text mit einer URL' },
  },
  sample: (attribute, texts) => lineSample(attribute, texts.link(attribute)),
});
