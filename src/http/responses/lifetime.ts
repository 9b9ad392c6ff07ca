/** Shutdown state of the service. */
export interface Lifetime {
  /** The service is about to end: answer what began, take nothing new. */
  readonly isStopping: boolean;
}
