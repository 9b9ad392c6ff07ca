#!/usr/bin/env bash
# @open-rpc/client-js 2.1.0: startBatch(), three calls of request() and stopBatch(), one after another, send no batch. Each call is posted in a body of its own,
# nothing is rejected and nothing warns: request() reaches the transport a turn of the event loop later, when the batch is closed already. After a turn
# before stopBatch(), the same calls are one body.
#
# Expected: both times a batch of three. Prints the bodies of both ways, and fails if they are others. Needs Node 20 and npm.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.log
npm install --silent --no-audit --no-fund --ignore-scripts @open-rpc/client-js@2.1.0
cat > batch.mjs << 'PROGRAM'
import { createServer } from 'node:http';
import { setImmediate as turn } from 'node:timers/promises';
import { Client, HTTPTransport, RequestManager } from '@open-rpc/client-js';

let bodies = [];
const server = createServer(async (request, response) => {
  let text = '';
  for await (const part of request) text += part;
  const body = JSON.parse(text);
  bodies.push(Array.isArray(body) ? `batch of ${body.length}` : 'single');
  const answer = ({ id }) => ({ jsonrpc: '2.0', id, result: id });
  response.setHeader('Content-Type', 'application/json');
  response.end(JSON.stringify(Array.isArray(body) ? body.map(answer) : answer(body)));
}).listen(0, '127.0.0.1');
await new Promise(resolve => server.once('listening', resolve));

/** Bodies of a batch of three; `isOpen` is awaited before it is closed, if there is one. */
function bodiesOf(isOpen) {
  bodies = [];
  const client = new Client(new RequestManager([new HTTPTransport(`http://127.0.0.1:${server.address().port}`)]));
  client.startBatch();
  const calls = [1, 2, 3].map(n => client.request({ method: 'add', params: { n } }));
  const ended = isOpen ? isOpen().then(() => client.stopBatch()) : client.stopBatch();
  return Promise.all([...calls, ended]).then(() => bodies.join(', '));
}

console.log(`in one turn: ${await bodiesOf()}`);
console.log(`a turn before stopBatch(): ${await bodiesOf(turn)}`);
server.close();
server.closeAllConnections();
PROGRAM
printed=$(node batch.mjs)
echo "$printed"
diff <(echo "$printed") - << 'EXPECTED'
in one turn: single, single, single
a turn before stopBatch(): batch of 3
EXPECTED
