import type { Plan } from '@fm/domain/maintenance';
import css from './plan-place.module.css';

/** For whom and where a plan works. */
export const PlanPlace = ({ plan }: { readonly plan: Pick<Plan, 'customerRef' | 'siteRef'> }) => (
  <>
    <span dir="auto">{plan.customerRef.name}</span>
    <span className={css.site} dir="auto">
      {plan.siteRef.name}
    </span>
  </>
);
