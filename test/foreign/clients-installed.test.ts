import { execFile } from 'node:child_process';
import { cpSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { temporaryFolder } from '../helpers/databases.js';
import { packageCaches } from '../helpers/guide-runs.js';
import { interpreterIsHere, isHere } from '../helpers/interpreters.js';
import { mypyCommand } from '../helpers/mypy.js';
import { serve } from '../helpers/process.js';
import { testKey } from '../helpers/service.js';
import { busy, stubbed, success } from '../helpers/stub.js';
import test from '../helpers/suite.js';

const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
const compiler = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin', 'tsc');
const strict = '--strict --noUncheckedIndexedAccess --exactOptionalPropertyTypes --target es2022 --module nodenext';
const mypy = mypyCommand();

/** A program of some thirty lines in an empty folder: how the client is installed, how its types are checked, and how the program is run. */
interface Project {
  readonly program: string;
  /** Whether everything that its commands call is there. */
  readonly isReady: () => boolean;
  readonly install: string;
  readonly check: string;
  readonly run: string;
}

// PHPStan is in neither of the registries that tests may reach: where somebody has it, it is asked.
const projects: Readonly<Record<string, Project>> = {
  TypeScript: {
    program: 'program.ts',
    isReady: () => interpreterIsHere('npm'),
    install: `npm init --yes > npm.log && npm pkg set type=module && npm install --silent $DOCS/clients/kataster-client-${version}.tgz`,
    check: `node ${compiler} program.ts ${strict} --types node --typeRoots ${resolve('node_modules/@types')} --ignoreConfig`,
    run: 'node program.js',
  },
  Python: {
    program: 'program.py',
    isReady: () => interpreterIsHere('python3') && isHere('mypy', mypy !== undefined),
    install: `python3 -m venv env && env/bin/pip install --quiet $DOCS/clients/kataster-${version}-py3-none-any.whl`,
    check: `${mypy?.words.join(' ')} --no-error-summary --python-executable env/bin/python program.py`,
    run: 'env/bin/python -W error program.py',
  },
  PHP: {
    program: 'program.php',
    isReady: () => ['php', 'composer'].every(interpreterIsHere),
    install: `composer init --quiet --no-interaction --name example/inventory
composer config repositories.kataster composer $DOCS/clients/composer
composer config secure-http false
composer config repositories.packagist.org false
composer require --quiet kataster/client:${version}`,
    check: `for file in program.php vendor/kataster/client/*.php; do php -d error_reporting=-1 -l $file > /dev/null; done
if command -v phpstan > /dev/null; then phpstan analyse --level max --no-progress --quiet program.php; fi`,
    run: 'php -d error_reporting=-1 -d display_errors=stderr program.php',
  },
  Go: {
    program: 'program.go',
    isReady: () => interpreterIsHere('go'),
    install: `go mod init example/inventory 2> go.log
GOPROXY=$DOCS/clients/go GONOSUMDB=kataster.internal go get kataster.internal/kataster@v${version} 2>> go.log`,
    check: 'go vet . && gofmt -l .',
    run: 'go run .',
  },
};

/** Exit code and output of a script. */
function shell(cwd: string, script: string, environment: Readonly<Record<string, string>>) {
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, ...packageCaches(cwd), ...environment };
  return new Promise<{ readonly code: number | null; readonly out: string; readonly errors: string }>(done => {
    const child = execFile('bash', ['--norc', '-euo', 'pipefail', '-c', script], { cwd, env }, (_, out, errors) =>
      done({ code: child.exitCode, out, errors }),
    );
  });
}

for (const [language, { program, isReady, install, check, run }] of Object.entries(projects))
  (isReady() ? test.serial : test.serial.skip)(
    `in an empty project, the ${language} client of a running service is installed, checked and used`,
    async t => {
      const folder = temporaryFolder(t);
      const { url, endpoint } = await serve(t, { KATASTER_DATABASE: `sqlite:${join(temporaryFolder(t), 'kataster.sqlite')}` });
      const patient = await stubbed(t, busy, busy, success({ success: true, message: 'done' }));
      const environment = { DOCS: `${url}/docs`, URL: endpoint(), BUSY: patient.url, KEY: testKey };
      cpSync(join('test', 'installed-clients', program), join(folder, program));
      // Package managers also warn of themselves: a newer version, an index that is not there.
      const installed = await shell(folder, install, environment);
      t.is(installed.code, 0, installed.errors);
      t.deepEqual(await shell(folder, check, environment), { code: 0, out: '', errors: '' });
      const { out, ...ended } = await shell(folder, run, environment);
      t.deepEqual(ended, { code: 0, errors: '' });
      const lines = ['web1 web2 web3', 'cmdb.object.create 1', 'cmdb.category.save 2', 'InvalidParameters true', 'done'];
      t.deepEqual(out.trimEnd().split('\n'), lines);
      t.is(patient.requests.length, 3);
    },
  );
