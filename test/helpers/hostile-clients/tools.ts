import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { tokenizer, tokTypes } from 'acorn';
import { transform } from 'esbuild';
import { goClient } from '../../../src/clients/go/client.js';
import { phpClient } from '../../../src/clients/php/client.js';
import { pythonClient, pythonStub } from '../../../src/clients/python/client.js';
import { typescriptClient } from '../../../src/clients/typescript/client.js';
import type { OpenRpc } from '../../../src/discovery/openrpc.js';
import { marker } from './texts.js';

/** A language with its tools. */
export interface LanguageTools {
  readonly name: string;
  /** The interpreter or compiler; `undefined` for what is always there. */
  readonly needs: string | undefined;
  readonly client: (document: OpenRpc) => string | Promise<string>;
  /** Names what is wrong with programs: they do not compile, the marker stands outside of comments and texts, or was carried out. */
  faultsIn(folder: string, programs: readonly string[]): Promise<readonly string[]>;
}

/** Output of a command; empty if it finds nothing wrong. */
function printed(folder: string, command: string, words: readonly string[]): Promise<string> {
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, PYTHONDONTWRITEBYTECODE: '1' };
  return new Promise(resolve => {
    execFile(command, words, { cwd: folder, env, maxBuffer: 2 ** 26 }, (error, out, errors) =>
      resolve(`${out}${errors}` || (error ? String(error) : '')),
    );
  });
}

/** Writes programs, each into a folder of its own. */
function written(folder: string, programs: readonly string[], name: string): string[] {
  return programs.map((program, at) => {
    mkdirSync(join(folder, `p${at}`));
    writeFileSync(join(folder, `p${at}`, name), program);
    return join(`p${at}`, name);
  });
}

function lines(text: string): string[] {
  return text.split('\n').filter(line => line !== '');
}

function carriedOut(folder: string): string[] {
  return existsSync(join(folder, marker)) ? ['a statement of the document was carried out'] : [];
}

const compiler = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin', 'tsc');
const strict = ['--noEmit', '--strict', '--target', 'es2022', '--module', 'nodenext', '--types', 'node', '--ignoreConfig'];
const typeRoots = join(process.cwd(), 'node_modules', '@types');

/** Words outside of comments and texts: types are gone by then, but the compiler would miss the names in them. */
async function strayWords(program: string): Promise<string[]> {
  const { code } = await transform(program, { loader: 'ts', legalComments: 'none' });
  const tokens = [...tokenizer(code, { ecmaVersion: 'latest', sourceType: 'module' })];
  const words = tokens.filter(({ type }) => type !== tokTypes.string).map(({ start, end }) => code.slice(start, end));
  return words.filter(word => word.includes(marker)).map(word => `stray ${word}`);
}

const typescript: LanguageTools = {
  name: 'TypeScript',
  needs: undefined,
  client: typescriptClient,
  async faultsIn(folder, programs) {
    const files = written(folder, programs, 'kataster.ts');
    const words = [compiler, ...files, ...strict, '--typeRoots', typeRoots, '--pretty', 'false'];
    const stray = await Promise.all(programs.map(program => strayWords(program).catch((error: Error) => [error.message])));
    const texts = await Promise.all(
      programs.map(program => transform(program, { loader: 'ts', format: 'esm' }).catch(() => undefined)),
    );
    const modules = written(
      join(folder, 'p0'),
      texts.map(text => text?.code ?? ''),
      'kataster.mjs',
    );
    const imports = modules.map(file => `await import(${JSON.stringify(`./p0/${file}`)});`).join('\n');
    writeFileSync(join(folder, 'all.mjs'), imports);
    const told = await printed(folder, process.execPath, words);
    const ran = await printed(folder, process.execPath, ['all.mjs']);
    return [...lines(told), ...stray.flat(), ...lines(ran), ...carriedOut(folder)];
  },
};

const pythonChecks = `
import io, sys, tokenize
texts = {tokenize.COMMENT, tokenize.STRING}
for path in sys.argv[1:]:
    with open(path, "rb") as file:
        source = file.read()
    try:
        exec(compile(source, path, "exec"), {"__name__": "kataster"})
        for token in tokenize.tokenize(io.BytesIO(source).readline):
            if "${marker}" in token.string and token.type not in texts:
                print(path, "stray", token.string)
    except BaseException as error:
        print(path, repr(error)[:300])
`;

function pythonTools(name: string, client: LanguageTools['client'], file: string): LanguageTools {
  return {
    name,
    needs: 'python3',
    client,
    async faultsIn(folder, programs) {
      const files = written(folder, programs, file);
      return [...lines(await printed(folder, 'python3', ['-W', 'error', '-c', pythonChecks, ...files])), ...carriedOut(folder)];
    },
  };
}

const python = pythonTools('Python', pythonClient, 'kataster.py');
const pythonTypes = pythonTools('types of Python', pythonStub, 'kataster.pyi');

const phpChecks = `
$texts = [T_COMMENT, T_DOC_COMMENT, T_CONSTANT_ENCAPSED_STRING];
foreach (array_slice($argv, 1) as $path)
    foreach (token_get_all(file_get_contents($path)) as $token)
        if (is_array($token) && str_contains($token[1], '${marker}') && !in_array($token[0], $texts, true))
            echo $path, ' stray ', $token[1], PHP_EOL;
`;

const php: LanguageTools = {
  name: 'PHP',
  needs: 'php',
  client: phpClient,
  async faultsIn(folder, programs) {
    const files = written(folder, programs, 'kataster.php');
    const strays = await printed(folder, 'php', ['-r', phpChecks, '--', ...files]);
    const ran: string[] = [];
    for (const file of files)
      ran.push(await printed(folder, 'php', ['-d', 'error_reporting=-1', '-d', 'display_errors=stderr', file]));
    return [...lines(strays), ...ran.flatMap(lines), ...carriedOut(folder)];
  },
};

const goChecks = `package main

import (
	"fmt"
	"go/scanner"
	"go/token"
	"os"
	"strings"
)

func main() {
	for _, path := range os.Args[1:] {
		source, _ := os.ReadFile(path)
		files := token.NewFileSet()
		var tokens scanner.Scanner
		tokens.Init(files.AddFile(path, -1, len(source)), source, nil, scanner.ScanComments)
		for {
			_, kind, text := tokens.Scan()
			if kind == token.EOF {
				break
			}
			// Names of fields are made of the words of keys.
			isText := kind == token.COMMENT || kind == token.STRING || kind == token.IDENT && text != "${marker}"
			if strings.Contains(text, "${marker}") && !isText {
				fmt.Println(path, "stray", text)
			}
		}
	}
}
`;

const go: LanguageTools = {
  name: 'Go',
  needs: 'go',
  client: goClient,
  async faultsIn(folder, programs) {
    const files = written(folder, programs, 'kataster.go');
    mkdirSync(join(folder, 'scan'));
    writeFileSync(join(folder, 'go.mod'), 'module hostile\n\ngo 1.18\n');
    writeFileSync(join(folder, 'scan', 'main.go'), goChecks);
    return [
      ...lines(await printed(folder, 'go', ['vet', './...'])),
      ...lines(await printed(folder, 'go', ['run', './scan', ...files])),
    ];
  },
};

/** Every language that has a client. */
export const languages: readonly LanguageTools[] = [typescript, python, pythonTypes, php, go];
