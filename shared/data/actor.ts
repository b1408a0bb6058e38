import type { Actor } from '@fm/domain/record';
import { useSession } from '@fm/platform';
import { useEffect, useMemo } from 'react';
import { keepCommandsOf } from './commands/kept-commands';

/** The signed-in person as writes and history name them. */
export function useActor(): Actor {
  const { uid, name, role, employeeId } = useSession();
  // A change made before the shell has all its parts is kept over a reload too.
  useEffect(() => keepCommandsOf(uid), [uid]);
  return useMemo(() => ({ uid, name, role, employeeId }), [uid, name, role, employeeId]);
}
