import type { ComponentChildren } from 'preact';
import { useAnswer } from '../service/answer.js';
import { titlesByConstant } from '../service/catalogue.js';
import { isConstant } from '../service/constants.js';
import { exactTime, Time } from './time.js';

/** A value as a text: an exact time stands in the reader's zone, a constant under its title. */
export function ValueText({ text }: { readonly text: string }): ComponentChildren {
  if (exactTime.test(text)) return <Time value={text} />;
  return isConstant(text) ? <TitleOfConstant name={text} /> : text;
}

/** The title of a constant of the catalogue; the constant is in the tooltip, and in the text where the catalogue has no title for it. */
export function TitleOfConstant({ name }: { readonly name: string }) {
  const titles = useAnswer(titlesByConstant, []).value;
  return <span title={name}>{titles && (titles[name] ?? name)}</span>;
}
