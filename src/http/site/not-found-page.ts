import type { Language } from '../../domain/context.js';
import { dialects } from '../envelope/dialects.js';
import { bilingual, standalonePage } from './standalone-page.js';

const clientsNamed = { new: 'NewClients', existing: 'ExistingClients' } as const;

/** HTML page of status 404, beside the console and the documentation. */
export function notFoundPage(service: string, language: Language): string {
  const endpoints = Object.values(dialects).map(
    ({ path, clients }) => `<li><code>${service}${path}</code> – ${bilingual(clientsNamed[clients])}</li>`,
  );
  const content = `<p>${bilingual('NothingAtAddress')}</p>
<p class="ways"><a class="button" href="/">${bilingual('ToConsole')}</a> <a class="link-button" href="/docs/">${bilingual('ToDocumentation')}</a> <a class="link-button" href="/openrpc.json">${bilingual('ToInterface')}</a></p>
<p>${bilingual('ProgramsPostCalls')}</p>
<ul>
${endpoints.join('\n')}
</ul>`;
  return standalonePage('PageNotFound', content, language);
}
