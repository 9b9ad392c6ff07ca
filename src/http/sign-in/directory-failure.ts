import type { DirectoryFault, FaultOfDirectory } from '../../domain/identity/directory-faults.js';
import { failureOf, SignInFailure } from './sign-in-failure.js';

/** A directory that could not be asked, and for what reason. */
export class DirectoryFailure extends SignInFailure implements FaultOfDirectory {
  readonly fault: DirectoryFault;
  readonly detail: string;

  constructor(fault: DirectoryFault, detail: string, reason: string) {
    super('unreachable', reason);
    this.fault = fault;
    this.detail = detail;
  }
}

/** Errors of the library by their names, where they can mean one thing alone before the bind, and after it. */
const beforeBind: Readonly<Record<string, DirectoryFault>> = {
  InvalidCredentialsError: 'account',
  InappropriateAuthError: 'account',
  InvalidDNSyntaxError: 'account',
  NoSuchObjectError: 'account',
  InsufficientAccessError: 'account',
  UnwillingToPerformError: 'account',
  ProtocolError: 'certificate',
  TLSNotSupportedError: 'certificate',
  UnavailableError: 'certificate',
  StrongAuthRequiredError: 'encryption',
  ConfidentialityRequiredError: 'encryption',
};
/** Errors of Active Directory and of OpenLDAP for a question without a bind stand first. */
const afterBind: Readonly<Record<string, DirectoryFault>> = {
  OperationsError: 'account',
  StrongAuthRequiredError: 'account',
  ConfidentialityRequiredError: 'encryption',
  NoSuchObjectError: 'base',
  InvalidDNSyntaxError: 'base',
  InsufficientAccessError: 'base',
  ProtocolError: 'filter',
  InappropriateMatchingError: 'filter',
  UndefinedTypeError: 'filter',
};
/** Codes and messages of TLS: the codes of Node name certificates, the messages of OpenSSL itself. */
const ofTls = /CERT|TLS|SSL|self.signed|certificate/i;

/** The failure of an error of the library or of the network; what the directory itself said stands in the log alone. */
export function directoryFailureOf(error: unknown, base: string, isBound: boolean): SignInFailure {
  if (error instanceof SignInFailure) return error;
  const { name, message, code = '' } = error as Error & { readonly code?: unknown };
  const reason = [name, message, code].join('; ');
  const isOfDirectory = typeof code === 'number';
  if (!isOfDirectory) {
    const fault = ofTls.test(`${code} ${message}`) ? 'certificate' : 'unreachable';
    return new DirectoryFailure(fault, String(code) || message, reason);
  }
  const fault = (isBound ? afterBind : beforeBind)[name] ?? 'other';
  return new DirectoryFailure(fault, fault === 'base' ? base : name, reason);
}

/** The fault of whatever ended a sync. */
export function faultOf(error: unknown): FaultOfDirectory {
  if (error instanceof DirectoryFailure) return { fault: error.fault, detail: error.detail };
  if (error instanceof DOMException) return { fault: 'ended', detail: error.name };
  const { kind, message } = failureOf(error);
  return kind === 'busy' ? { fault: 'storage', detail: '' } : { fault: 'other', detail: message };
}
