import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';

const known = new WeakMap<Socket, string>();

/** The address a request came from: that of the peer of its connection, as no header can be trusted to say another one. */
export function peerAddress({ socket }: IncomingMessage): string {
  const address = known.get(socket) ?? (socket.remoteAddress ?? '').replace(/^::ffff:(?=\d+\.)/, '');
  if (address !== '') known.set(socket, address);
  return address;
}
