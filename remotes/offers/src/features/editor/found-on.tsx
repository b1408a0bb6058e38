import { entityAddress } from '@fm/domain/entity';
import type { Offer } from '@fm/domain/offer';
import { workOrders } from '@fm/domain/work-order';
import { TextLink } from '@fm/ui';

/** The job that found what is to be repaired. */
export const FoundOn = ({ job }: { readonly job: NonNullable<Offer['foundOn']> }) => (
  <TextLink to={entityAddress({ type: workOrders.type, id: job.id }) ?? '/work-orders'}>{job.name}</TextLink>
);
