import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ExecutionContext } from 'ava';
import { builtClients, python, pythonIsHere } from '../helpers/python.js';
import test from '../helpers/suite.js';

/** Limits are some times what an import takes: they tell a client without types at run time from one with them. */
const atMost = { cpuMs: 60, megabytes: 15 };

const cpuMs = `
import json, resource
def used():
    usage = resource.getrusage(resource.RUSAGE_SELF)
    return (usage.ru_utime + usage.ru_stime) * 1000
before = used()
import kataster
print(used() - before)`;

// The highest resident size of a process is that of the one that started it, if that was larger.
const megabytes = `
import tracemalloc
tracemalloc.start()
import kataster
print(tracemalloc.get_traced_memory()[1] / 2**20)`;

/** The smallest of some measurements, whose first one also compiles the module. */
async function least(t: ExecutionContext, script: string, cache: string): Promise<number> {
  const values: number[] = [];
  for (let run = 0; run < 5; run += 1) {
    const { out, errors } = await python(builtClients, script, { PYTHONDONTWRITEBYTECODE: '', PYTHONPYCACHEPREFIX: cache });
    t.is(errors, '');
    values.push(Number(out));
  }
  return Math.min(...values);
}

(pythonIsHere() ? test : test.skip)('importing the Python client costs little more than Python itself', async t => {
  const cache = mkdtempSync(join(tmpdir(), 'python-import-'));
  t.teardown(() => rmSync(cache, { recursive: true }));
  const used = { cpuMs: await least(t, cpuMs, cache), megabytes: await least(t, megabytes, cache) };
  t.log(`${used.cpuMs.toFixed(1)} ms of processor, ${used.megabytes.toFixed(1)} MB`);
  t.true(used.cpuMs > 0 && used.cpuMs < atMost.cpuMs);
  t.true(used.megabytes > 0 && used.megabytes < atMost.megabytes);
});

(pythonIsHere() ? test : test.skip)('a program may import the name of any type, and of nothing else', async t => {
  const { out, errors } = await python(builtClients, 'from kataster import Done, ModelData\nfrom kataster import Nonsense');
  t.is(out, '');
  t.regex(errors, /ImportError: cannot import name 'Nonsense'/);
  t.notRegex(errors, /ModelData/);
});
