import { createHash, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';

/** The public address of services whose passkeys are tried. */
export const publicUrl = 'https://cmdb.example.com';

/** Options that a service sends, as far as an authenticator reads them. */
export interface PasskeyOptions {
  readonly challenge: string;
  readonly user?: { readonly id: string };
}

/** Ways in which an authenticator or a page could do otherwise than it should. */
export interface Otherwise {
  readonly type?: string;
  readonly origin?: string;
  readonly host?: string;
  readonly flags?: number;
  readonly counter?: number;
  readonly userHandle?: string;
  readonly id?: string;
}

/** The credential id of an authenticator that chooses none. */
export const examplePasskey = 'cGFzc2tleSBvZiBBZGE';

const userPresent = 0x01;
const userVerified = 0x04;
const attested = 0x40;

/** An authenticator in software with one passkey, which signs whatever it is asked to. */
export class Authenticator {
  readonly id: string;
  /** In COSE. */
  readonly publicKey: Buffer;
  counter = 0;
  userHandle = '';
  private readonly key: KeyObject;

  constructor(id = examplePasskey) {
    this.id = id;
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const [head, middle] = [Buffer.from('a5010203262001215820', 'hex'), Buffer.from('225820', 'hex')];
    this.publicKey = Buffer.concat([head, Buffer.from(x, 'base64url'), middle, Buffer.from(y, 'base64url')]);
    this.key = privateKey;
  }

  /** Parameters of kataster.passkey.confirm but for the title. */
  attest({ challenge, user }: PasskeyOptions, otherwise: Otherwise = {}) {
    this.userHandle = user?.id ?? '';
    const id = Buffer.from(this.id, 'base64url');
    const size = Buffer.from([id.length >> 8, id.length & 255]);
    const data = this.data({ flags: userPresent | userVerified | attested, ...otherwise });
    const all = Buffer.concat([data, Buffer.alloc(16), size, id, this.publicKey]);
    const length = Buffer.from([0x59, all.length >> 8, all.length & 255]);
    const map = [Buffer.from([0xa3]), text('fmt'), text('none'), text('attStmt'), Buffer.from([0xa0]), text('authData')];
    const attestation = Buffer.concat([...map, length, all]).toString('base64url');
    return { client_data: clientData('webauthn.create', challenge, otherwise).toString('base64url'), attestation };
  }

  /** The body that a page sends to sign in. */
  assert({ challenge }: PasskeyOptions, otherwise: Otherwise = {}) {
    this.counter += 1;
    const signed = clientData('webauthn.get', challenge, otherwise);
    const data = this.data({ flags: userPresent | userVerified, ...otherwise });
    const signature = sign('sha256', Buffer.concat([data, createHash('sha256').update(signed).digest()]), this.key);
    return {
      id: otherwise.id ?? this.id,
      client_data: signed.toString('base64url'),
      authenticator_data: data.toString('base64url'),
      signature: signature.toString('base64url'),
      user_handle: otherwise.userHandle ?? this.userHandle,
    };
  }

  private data({ host = new URL(publicUrl).hostname, flags = 0, counter = this.counter }: Otherwise): Buffer {
    const rest = Buffer.alloc(5);
    rest.writeUInt8(flags);
    rest.writeUInt32BE(counter, 1);
    return Buffer.concat([createHash('sha256').update(host).digest(), rest]);
  }
}

function clientData(usual: string, challenge: string, { type = usual, origin = publicUrl }: Otherwise): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

/** A short text in CBOR. */
function text(value: string): Buffer {
  return Buffer.concat([Buffer.from([0x60 | value.length]), Buffer.from(value)]);
}
