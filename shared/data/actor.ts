import type { Actor } from '@fm/domain/record';
import { useSession } from '@fm/platform';
import { useMemo } from 'react';

/** The signed-in person as writes and history name them. */
export function useActor(): Actor {
  const { uid, name, role, employeeId } = useSession();
  return useMemo(() => ({ uid, name, role, employeeId }), [uid, name, role, employeeId]);
}
