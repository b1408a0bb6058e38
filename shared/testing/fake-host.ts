import { CONTRACT } from '@fm/contract';
import { can } from '@fm/domain/role';
import type { HostApi } from '@fm/platform';

/** The host as an administrator has it, for tests of screens without one; `over` replaces what a test is about. */
export const fakeHost = (over: Partial<HostApi> = {}): HostApi => ({
  contract: CONTRACT,
  session: { uid: 'u-admin', email: 'admin@nordhaus.example', name: 'Ana Adler', role: 'admin' },
  companyTitle: 'Nordhaus Facility Services',
  toast: { success: () => undefined, error: () => undefined, info: () => undefined },
  can: (permission) => can('admin', permission),
  report: () => undefined,
  ...over,
});
