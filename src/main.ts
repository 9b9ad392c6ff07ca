#!/usr/bin/env node
import { program } from './cli/program.js';
import { StartRefused } from './cli/start-refused.js';
import { SettingRefused } from './config.js';

try {
  await (await program(process.argv.slice(2))).parseAsync();
} catch (error) {
  if (!(error instanceof StartRefused) && !(error instanceof SettingRefused)) throw error;
  process.stderr.write(`kataster: ${error.message}\n`);
  process.exitCode = 1;
}
