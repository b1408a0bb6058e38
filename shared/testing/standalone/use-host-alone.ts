import { CONTRACT } from '@fm/contract';
import { can } from '@fm/domain/role';
import type { HostApi, Session } from '@fm/platform';
import { useMemo } from 'react';
import { toast } from './notices';

/** The host's services for an area that runs alone. */
export const useHostAlone = (session: Session, companyTitle: string): HostApi =>
  useMemo(
    () => ({
      contract: CONTRACT,
      session,
      companyTitle,
      toast,
      can: (permission) => can(session.role, permission),
      report: (error, context = {}) => console.error('Unexpected error.', error, context),
    }),
    [session, companyTitle],
  );
