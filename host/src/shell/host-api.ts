import { CONTRACT } from '@fm/contract';
import { can } from '@fm/domain/role';
import type { HostApi, Session } from '@fm/platform';
import { useMemo } from 'react';
import { useCompanyTitle } from '../app/tab-title';
import { toast } from '../app/toasts';

function report(error: unknown, context: Readonly<Record<string, unknown>> = {}) {
  console.error('Unexpected error.', error, context);
}

/** What the host does for the areas, as the signed-in person. */
export function useHostApi(session: Session): HostApi {
  const companyTitle = useCompanyTitle();
  return useMemo(
    () => ({
      contract: CONTRACT,
      session,
      companyTitle,
      toast,
      can: (permission) => can(session.role, permission),
      report,
    }),
    [session, companyTitle],
  );
}
