import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ExecutionContext } from 'ava';
import { type ForeignTool, foreignTools, type ToolName } from '../../src/site/sections/foreign-tools.js';
import { interpreterIsHere } from '../helpers/interpreters.js';
import test from '../helpers/suite.js';
import { findsCallsValid } from './tools/coverage.js';
import { answersExamples, takesExamples } from './tools/documents.js';
import { programs, readsAlike } from './tools/patterns.js';
import { ajvLoads, goAgrees, phpAgrees, zodAgrees } from './tools/schemas.js';
import { isUsed, sendsOneByOne } from './tools/uses.js';

/** Where a package is, if not at the top: that of tools of OpenRPC. */
const places: Partial<Record<ToolName, string>> = { ajv: '@open-rpc/schema-utils-js/node_modules/ajv' };
const release = join('/etc', 'debian_version');
const isDebian12 = existsSync(release) && readFileSync(release, 'utf8').startsWith('12');

type Check = (t: ExecutionContext) => unknown;

/** How what the documentation says about each tool is seen. */
const checks: Readonly<Record<ToolName, Check>> = {
  '@open-rpc/mock-server': answersExamples,
  '@open-rpc/test-coverage': findsCallsValid,
  '@open-rpc/schema-utils-js': takesExamples,
  '@open-rpc/client-js': async t => {
    await isUsed(t, '@open-rpc/client-js');
    await sendsOneByOne(t);
  },
  jayson: t => isUsed(t, 'jayson'),
  'json-rpc-2.0': t => isUsed(t, 'json-rpc-2.0'),
  ajv: ajvLoads,
  zod: zodAgrees,
  'php-json-schema': phpAgrees,
  gojsonschema: goAgrees,
  'preg of PHP': t => readsAlike(t, 'preg of PHP'),
  're of Python': t => readsAlike(t, 're of Python'),
  'regexp of Go': t => readsAlike(t, 'regexp of Go'),
  'jsonrpclib-pelix': t => isUsed(t, 'jsonrpclib-pelix'),
  'libjson-rpc-cpp': t => isUsed(t, 'libjson-rpc-cpp'),
};

for (const [name, tool] of Object.entries(foreignTools) as readonly (readonly [ToolName, ForeignTool])[]) {
  const version = versionOf(name, tool);
  const isThere =
    version !== undefined || (name in programs && interpreterIsHere(programs[name as keyof typeof programs].command));
  if (!isThere) console.warn(`SKIPPED: there is no ${tool.debian} to try the document with.`);
  (isThere ? test.serial : test.serial.skip)(`${name} does what the documentation says`, async t => {
    if (version !== undefined && (tool.debian === undefined || isDebian12)) t.true(version.startsWith(tool.version), version);
    await checks[name](t);
  });
}

/** The version that is installed: from npm with the project, or from Debian with the machine, if at all. */
function versionOf(name: ToolName, { debian }: ForeignTool): string | undefined {
  if (debian === undefined)
    return JSON.parse(readFileSync(join('node_modules', places[name] ?? name, 'package.json'), 'utf8')).version;
  const { stdout } = spawnSync('dpkg-query', ['--status', debian], { encoding: 'utf8' });
  return /^Status: .* installed$[\s\S]*^Version: (?:\d+:)?(.*)$/m.exec(stdout ?? '')?.[1];
}
