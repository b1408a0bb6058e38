// Light: part of the first script of the page.

// Arrives with the shell.
export type { RegistryEntry } from '@fm/contract';
export { useStrayErrors } from './failure/crashes';
export { RemoteFailure } from './failure/remote-failure';
export { federation, isOffered, ownerOf } from './federation';
export { OlderRegistryError } from './registry/registry';
export type { RegistryState } from './registry/registry-store';
export { isPreview } from './registry/releases-for-some';
export { useRegistry, useRegistryWatch, useUpdates } from './registry/use-registry';
export { RemoteOutlet } from './remote-outlet';
export { startFederation, takeOverrides, warmPath } from './start-federation';
