import { Command } from 'commander';
import { generateCommand } from './generate.js';
import { importCommand } from './import.js';
import { keyCommand } from './key.js';
import { objectTypeCommand } from './object-type.js';
import { serveCommand } from './serve.js';
import { userCommand } from './user.js';

/** `kataster` with all of its commands. */
export function program(): Command {
  return new Command('kataster')
    .description('A CMDB service: what a company runs, in JSON-RPC 2.0 over HTTP.')
    .addCommand(serveCommand())
    .addCommand(keyCommand())
    .addCommand(userCommand())
    .addCommand(importCommand())
    .addCommand(objectTypeCommand())
    .addCommand(generateCommand());
}
