import type { IncomingMessage } from 'node:http';

/** The address a request came from: that of the peer of its connection, as no header can be trusted to say another one. */
export function peerAddress({ socket }: IncomingMessage): string {
  return (socket.remoteAddress ?? '').replace(/^::ffff:(?=\d+\.)/, '');
}
