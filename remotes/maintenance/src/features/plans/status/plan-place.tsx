import type { Plan } from '@fm/domain/maintenance';
import { SecondLine } from '@fm/ui/table';

/** For whom and where a plan works. */
export const PlanPlace = ({ plan }: { readonly plan: Pick<Plan, 'customerRef' | 'siteRef'> }) => (
  <>
    <span dir="auto">{plan.customerRef.name}</span>
    <SecondLine>{plan.siteRef.name}</SecondLine>
  </>
);
