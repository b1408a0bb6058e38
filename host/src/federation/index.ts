// Light: part of the first script of the page.

// Arrives with the shell.
export type { RegistryEntry } from '@fm/contract';
export { RemoteFailure } from './failure/remote-failure';
export { useStrayErrors } from './failure/stray-errors';
export { federation, isOffered } from './federation';
export { takeFreshPath } from './fresh-path';
export { OverrideBadge } from './registry/override-badge';
export { OlderRegistryError } from './registry/registry-order';
export type { RegistryState } from './registry/registry-store';
export { takeOverrides } from './registry/take-overrides';
export { useRegistry } from './registry/use-registry';
export { useRegistryWatch } from './registry/use-registry-watch';
export { useUpdates } from './registry/use-updates';
export { RemoteOutlet } from './remote-outlet';
export { startFederation } from './start-federation';
export { warmOnIntent, warmPath } from './warm-path';
