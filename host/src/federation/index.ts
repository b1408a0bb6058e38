export { federation, startFederation } from './federation';
export type { RegistryState } from './registry-store';
export type { FailureKind, RemoteFailure } from './remote-failure';
export { RemoteOutlet } from './remote-outlet';
export { useRegistry } from './use-registry';
export { warmOnIntent, warmPath } from './warm-path';
