#!/usr/bin/env node
import { Command } from 'commander';
import { generateCommand } from './cli/generate.js';
import { importCommand } from './cli/import.js';
import { keyCommand } from './cli/key.js';
import { objectTypeCommand } from './cli/object-type.js';
import { serveCommand } from './cli/serve.js';
import { StartRefused } from './cli/start-refused.js';
import { SettingRefused } from './config.js';

const program = new Command('kataster')
  .description('A CMDB service: what a company runs, in JSON-RPC 2.0 over HTTP.')
  .addCommand(serveCommand())
  .addCommand(keyCommand())
  .addCommand(importCommand())
  .addCommand(objectTypeCommand())
  .addCommand(generateCommand());

try {
  await program.parseAsync();
} catch (error) {
  if (!(error instanceof StartRefused) && !(error instanceof SettingRefused)) throw error;
  process.stderr.write(`kataster: ${error.message}\n`);
  process.exitCode = 1;
}
