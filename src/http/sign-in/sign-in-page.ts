import type { Context } from 'koa';
import type { TextId } from '../../../generated/texts.js';
import { type Language, languages } from '../../domain/context.js';
import { languageAsked } from '../envelope/envelope.js';
import { pageAt, rootFrom } from '../site/base-address.js';
import { setPolicy } from '../site/served-folder.js';
import { standalonePage } from '../site/standalone-page.js';

/** Sends a page of a sign-in, which nothing keeps; its forms are sent to this service. */
export function sendPage(context: Context, title: TextId, content: string, service: string): void {
  context.vary('Accept-Language');
  setPolicy(context, "'self'");
  context.set('Cache-Control', 'no-store');
  context.type = 'text/html; charset=utf-8';
  const [usual] = languages;
  const language: Language = languageAsked(context.acceptsLanguages([...languages]), usual);
  context.body = pageAt(rootFrom(context, service), standalonePage(title, content, language));
}
