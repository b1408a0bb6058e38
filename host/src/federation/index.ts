// Light: part of the first script of the page.

// Arrives with the shell.
export type { RegistryEntry } from '@fm/contract';
export { federation, isOffered } from './federation';
export { takeFreshPath } from './fresh-path';
export { OverrideBadge } from './override-badge';
export { OlderRegistryError } from './registry-order';
export type { RegistryState } from './registry-store';
export { RemoteFailure } from './remote-failure';
export { RemoteOutlet } from './remote-outlet';
export { startFederation } from './start-federation';
export { useStrayErrors } from './stray-errors';
export { takeOverrides } from './take-overrides';
export { useRegistry } from './use-registry';
export { useRegistryWatch } from './use-registry-watch';
export { useUpdates } from './use-updates';
export { warmOnIntent, warmPath } from './warm-path';
