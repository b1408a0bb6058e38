import type { Plan } from '@fm/domain/maintenance';

/** Why somebody cannot change a plan; undefined where they can, or where there is none yet. */
export function whyReadOnly(plan: Plan | undefined, mayEdit: boolean): string | undefined {
  if (!mayEdit) return 'Your role may look at plans, not change them.';
  return plan?.state === 'ended' ? 'This plan has ended, so it stays as it was.' : undefined;
}
