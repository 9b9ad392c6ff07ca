import { allParameters } from '../../../scripts/generate/document/descriptors.js';
import type { Schema } from '../../../scripts/generate/document/document.js';
import { schemaMarks } from '../../../scripts/generate/document/marks.js';
import { dialects } from '../../http/envelope/dialects.js';
import type { Docs } from '../examples/docs.js';
import { codeBlock, json } from '../markup/code.js';
import { type Content, html, joined, type Markup, prose } from '../markup/html.js';
import { type Link, type Page, paths } from '../markup/page.js';
import { shownKey } from '../markup/placeholders.js';
import { word } from '../markup/titles.js';
import { clientFiles } from '../sections/client-files.js';
import { categoryLink } from '../sections/links.js';

/** How calls travel: the envelope, the clients, the dialect of existing clients. */
export function protocolPage(docs: Docs): Page {
  return {
    path: 'protocol.html',
    title: 'Protocol and clients',
    isGuide: true,
    description: 'The JSON around a call, batches, the clients, and the dialect of existing clients.',
    body: link => html`<div class="prose"><h1>${word('Protocol and clients')}</h1>
<p class="lead">JSON-RPC 2.0 over HTTP: a call is a JSON object that is posted to <code>${dialects.contract.path}</code> with <code>Content-Type: application/json</code>.</p>
${envelope()}
${clients(link)}
${dialectSection(docs, link)}
${markSection(docs.document)}</div>`,
  };
}

function envelope(): Markup {
  const call = { jsonrpc: '2.0', id: 1, method: 'cmdb.object.read', params: { apikey: shownKey, language: 'de', id: 1 } };
  return html`<h2 id="envelope">The envelope</h2>
${codeBlock('JSON', json(call))}
<ul>
<li>${prose('`jsonrpc` or `version` is the text `"2.0"`.')}</li>
<li>${prose('`id` is a text or an integer and comes back as it was. A call without one is a notification and is not answered.')}</li>
<li>${prose('`params` is an object: parameters go by name. `apikey` is in it, and `language` (`en`, `de`) if titles and messages shall have another language than the usual one.')}</li>
<li>${prose('The key may stand in the header `Authorization: Bearer …` or `X-API-Key` instead, for every call that has none of its own; there it stays out of what is logged of bodies. A call that carries another one is refused.')}</li>
<li>${prose('A person needs no key: `idoit.login` with user name and password answers a session, which `X-RPC-Auth-Session` names from then on. With a key, a call may do what both may.')}</li>
<li>${prose("Times are the server's local time (`TZ`), `Y-m-d H:i:s`. With `time_zone` (`Europe/Berlin`, `UTC`, `+02:00`) in `params`, every time of the answer is ISO 8601 with the offset there, such as `2027-02-28T14:45:00+01:00`, and such times may be sent.")}</li>
<li>${prose('Options of a call stand in `params`, too: the page of each method names its own. A write with an `idempotency_key` may be repeated within 24 hours, after a lost connection or a restart: it is carried out once and returns what it returned. A `comment` is kept with its change set.')}</li>
<li>${prose('A read with `with_revision` returns the revision of each object and entry: the number of the last change set that changed it. A write with `if_revision` is carried out only if that is still so; else it is a Conflict that names who changed which attributes, and when. In the few categories with an attribute `revision` the revision of an entry is `entry_revision`.')}</li>
<li>${prose('A write with `dry_run` is checked, carried out and undone: its result has `changes`, which the log would have, and a `plan`, which `kataster.changes.apply` carries out within 24 hours if nothing that it relies on was changed.')}</li>
<li>${prose('A read with `as_of`, the number of a change set or a time, returns what it would have returned at that moment.')}</li>
<li>${prose('A list of calls is a batch. Its calls are carried out in their order, each on its own: what one does stays done if the next one fails. `kataster.changes.apply` carries out several writes together: all of them, or none.')}</li>
<li>${prose('A response holds either `result` or `error`, with HTTP status 200. Only a request that fails before its calls are read has another status: 405, 413, 415, 503.')}</li>
<li>${prose('Every response has a header `X-Request-Id`: the one of the request, if it has up to 128 characters of letters, digits and `._:/+=@-`, else a new one. The log names requests by it, and InternalError repeats it as `correlation`.')}</li>
</ul>`;
}

function clients(link: Link): Markup {
  return html`<h2 id="clients">Clients</h2>
<p>${prose("`import { Kataster } from 'kataster/client'` brings a typed client for Node, Deno, Bun and browsers, `kataster.py` is one for Python 3.9 and later. Both know every method and every attribute of every category, so that a misspelt one is found before it is sent. A constant that a client does not know, or that stands in a variable, is passed where the program says so: `name as OtherConstant` in TypeScript, `OtherConstant(name)` in Python.")}</p>
<p>${prose('Each is also one file that needs nothing else. Save it beside your program, and import it from there instead of `kataster/client`:')}</p>
<ul>${clientFiles.map(
    ({ path, meaning, use }) =>
      html`<li><a href="${link(path)}" download><code>${path.slice(path.lastIndexOf('/') + 1)}</code></a> – ${meaning}: <code>${use}</code></li>\n`,
  )}</ul>
<p>${prose('An error is thrown as a `KatasterError` with name, code and data; without a response a call throws `NoAnswer` with its cause. A call is given up after 30 seconds unless `timeout` says otherwise, and tried again where the error says `retry`, up to three times unless `retries` says otherwise. A write that takes an `idempotency_key` carries one that the client makes, so it is tried again also where it got no response: it is carried out once.')}</p>
<p>A service with categories of its own is asked for its client: <a href="${link('commands.html')}#kataster-generate-client"><code>kataster generate client</code></a>. Tools find the interface at <code>/openrpc.json</code>, or by <a href="${link(paths.method('rpc.discover'))}"><code>rpc.discover</code></a>, which with a key also returns the schema of every category.</p>`;
}

/** Marks of the document beyond OpenRPC, as it describes them itself. */
function markSection(document: Docs['document']): Markup {
  const { 'x-extensions': extensions = [] } = document;
  const rows = extensions.map(({ name, restricted, description = '' }) =>
    markRow(name, restricted.map(placed).join(', ') || 'the document', description),
  );
  const ofSchemas = Object.entries(schemaMarks(document)).map(([name, { description = '' }]) =>
    markRow(name, 'schemas', description),
  );
  return html`<h2 id="marks">Marks of the document</h2>
<p>${prose('`openrpc.json` says more than OpenRPC can: in marks, which it describes itself under `x-extensions`, with a schema each. Marks of schemas stand beside them, under `x-schema-marks`, so that a strict validator takes each schema as it is.')}</p>
<div class="scroll" tabindex="0"><table><caption>All marks by name</caption><thead><tr><th scope="col">Mark</th><th scope="col">Of</th><th scope="col">Meaning</th></tr></thead><tbody>
${[...rows, ...ofSchemas]}</tbody></table></div>`;
}

/** `methodObject` → `methods`, `contentDescriptorObject` → `parameters and results` */
function placed(object: string): string {
  return object === 'contentDescriptorObject' ? 'parameters and results' : object.replace(/Object$/, 's');
}

function markRow(name: string, of: string, meaning: string): Markup {
  return html`<tr><th scope="row"><code>${name}</code></th><td>${of}</td><td>${prose(meaning)}</td></tr>\n`;
}

function dialectSection({ document, registry }: Docs, link: Link): Markup {
  const hidden = registry.categories.filter(({ withoutDataIn = [] }) => withoutDataIn.includes('idoit'));
  const empty = registry.categories.filter(({ emptyIn = [] }) => emptyIn.includes('idoit'));
  return html`<h2 id="dialects">The dialect of existing clients</h2>
<p>Programs that were written for other servers post to <code>${dialects.idoit.path}</code>. The methods are the same; these are the differences:</p>
<ul>${[...envelopeDifferences(), ...methodDifferences(document, link)].map(each => html`<li>${each}</li>\n`)}
<li>Steps with the condition “in the dialect of existing clients only” on the page of <a href="${link('lifecycles.html')}">lifecycles</a>.</li>
${
  hidden.length > 0 &&
  html`<li>Categories without attributes there: ${joined(
    hidden.map(each => categoryLink(each, link)),
    ', ',
  )}.</li>`
}
${
  empty.length > 0 &&
  html`<li>Categories without attributes that read as an empty list there: ${joined(
    empty.map(each => categoryLink(each, link)),
    ', ',
  )}.</li>`
}</ul>`;
}

/** The rows of the dialects, where they differ. */
function envelopeDifferences(): Content[] {
  const { contract, idoit } = dialects;
  const differences: readonly (Content | false)[] = [
    html`Ids in parameters may be as large as ${String(idoit.facts.largestId)} instead of ${String(contract.facts.largestId)}.`,
    idoit.ignoresUnknownParameters &&
      !contract.ignoresUnknownParameters &&
      'Unknown parameters are ignored instead of returning an error.',
    idoit.readsEmptyListAsObject &&
      !contract.readsEmptyListAsObject &&
      prose('An empty list stands for an empty object where one is expected: `[]` for `{}`.'),
    contract.namesErrors &&
      !idoit.namesErrors &&
      prose('`data` of an error does not contain its name, and is `null` where nothing else is in it.'),
    contract.nullIsId && !idoit.nullIsId && prose('`null` is no id of a call.'),
    idoit.facts.formerConstants && 'Constants that categories had in former times are understood.',
    idoit.facts.tellsTables &&
      prose('Lists of the catalogue are also returned as rows of columns (`raw`), and attributes in the words of such programs.'),
    html`The list of object types leaves out ${idoit.facts.unlistedTypes.join(' and ')}.`,
    idoit.facts.tellsFirstEntry && prose('`cmdb.categories.read` returns the first entry of each category that has one.'),
    html`The returned version is ${idoit.facts.announcedVersion}, that of the servers such programs were written for.`,
    idoit.facts.formerForms &&
      'Addresses, positions in racks, coordinates, salutations, contacts, connectors, and versions of installed programs are shown in the forms that such programs expect.',
    idoit.facts.formerForms && prose('Numbers and lists of choices read `null` while they are unset.'),
    idoit.readsNullAsAbsent && prose('A parameter that is `null` is absent, unless the method gives `null` a meaning.'),
    idoit.facts.splitsChoices && 'Several choices may be saved as one text, with commas between their titles.',
    idoit.facts.listsVirtualCategories &&
      prose(
        'In lists of categories, one without data reads as a text that begins with `Virtual category`, and the list goes on.',
      ),
    idoit.facts.omitsEmptyKinds &&
      prose('`cmdb.object_type_categories.read` leaves out kinds of categories that the object type has none of.'),
    idoit.facts.findsTypesByConstant && prose('`cmdb.object_types.read` finds types by constants in the place of titles.'),
    idoit.facts.findsByRelationStatus &&
      prose(
        '`status` of `cmdb.objects_by_relation.read` is that of the relation: 2, 3 or 4, normal unless something else is asked for.',
      ),
    idoit.facts.logsOutWithoutSession && prose('`idoit.logout` with user name and password needs no open session.'),
  ];
  return differences.filter(each => each !== false);
}

/** Differences that marks of the document state for methods, parameters and schemas. */
function methodDifferences(document: Docs['document'], link: Link): Content[] {
  const { schemas = {} } = document.components;
  return [
    ...document.methods.flatMap(method => {
      const name = html`<a href="${link(paths.method(method.name))}"><code>${method.name}</code></a>`;
      const { emptyOn = [] } = method['x-dialect']?.idoit ?? {};
      return [
        ...(emptyOn.length > 0 ? [html`${name} returns <code>[]</code> instead of ${emptyOn.join(', ')}.`] : []),
        ...allParameters(method, document).flatMap(({ name: parameter, 'x-dialect': marks }) =>
          marks?.idoit ? [html`In ${name}, <code>${parameter}</code> ${parameterDifference(marks.idoit)}.`] : [],
        ),
      ];
    }),
    ...Object.entries(schemas).flatMap(([name, schema]) =>
      schemaDifferences(schema).map(told => html`${name} (${(schema.description ?? '').replace(/\.$/, '')}) ${told}.`),
    ),
  ];
}

function schemaDifferences({ 'x-dialect': marks, 'x-synonyms': synonyms }: Schema): Content[] {
  const others = Object.entries(synonyms?.idoit ?? {}).map(
    ([other, usual]) => html`<code>${JSON.stringify(other)}</code> for <code>${JSON.stringify(usual)}</code>`,
  );
  return [
    ...(marks?.idoit?.type === 'integer' ? ['is returned as an integer'] : []),
    ...(others.length > 0 ? [html`may be given as ${joined(others, ', ')}`] : []),
  ];
}

interface ParameterMarks {
  readonly required?: boolean;
  readonly aliases?: readonly string[];
}

function parameterDifference({ required, aliases = [] }: ParameterMarks): Markup {
  return joined(
    [...(required === false ? ['may be left out'] : []), ...aliases.map(alias => html`may be called <code>${alias}</code>`)],
    '; ',
  );
}
