// Light: part of the first script of the page.

// Arrives with the shell.
export type { RegistryEntry } from '@fm/contract';
export { useStrayErrors } from './failure/crashes';
export { RemoteFailure } from './failure/remote-failure';
export { federation, isOffered } from './federation';
export { takeFreshPath } from './fresh-path';
export { OverrideBadge } from './registry/override-badge';
export { OlderRegistryError } from './registry/registry';
export type { RegistryState } from './registry/registry-store';
export { takeOverrides } from './registry/take-overrides';
export { useRegistry, useRegistryWatch, useUpdates } from './registry/use-registry';
export { RemoteOutlet } from './remote-outlet';
export { startFederation } from './start-federation';
export { warmOnIntent, warmPath } from './warm-path';
