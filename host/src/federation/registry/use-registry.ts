import { useStore } from '@fm/platform';
import { useEffect } from 'react';
import { federation } from '../federation';
import type { RegistryState } from './registry-store';

/** The areas there are, fetched when first asked for. The shell draws its menu from it. */
export function useRegistry(): RegistryState {
  const { registry } = federation();
  useEffect(() => {
    // A failure is in the state.
    registry.load().catch(() => undefined);
  }, [registry]);
  return useStore(registry);
}
