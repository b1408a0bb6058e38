import { workOrderAddress } from '@fm/contract/addresses';
import { addressLine, mapAddress } from '@fm/domain/address';
import type { Stored } from '@fm/domain/record';
import type { WorkOrder } from '@fm/domain/work-order';
import { MapLink, PhoneLink, TextLink } from '@fm/ui';
import { usePlace } from '../order/api/work-order';
import { plannedParts, zoneNote } from '../order/formatting/planned';
import { JobButtons } from './later-buttons';
import css from './own-orders.module.css';

interface OwnOrderProps {
  readonly order: Stored<WorkOrder>;
  /** The day is not said elsewhere. */
  readonly withDay: boolean;
  /** It is what is done now: its next step is a press away. */
  readonly atHand?: boolean | undefined;
}

/** One job as somebody needs it on the way: when, what, where, and whom to call. */
export function OwnOrder({ order, withDay, atHand = false }: OwnOrderProps) {
  const { site, contact } = usePlace(order);
  const planned = plannedParts(order);
  const address = site && addressLine(site.address);
  return (
    <li className={css.order}>
      <div className={css.when}>
        {withDay && <span>{planned?.day}</span>}
        <strong>{planned?.times ?? 'No time'}</strong>
        {zoneNote(order) && <span className={css.note}>{zoneNote(order)}</span>}
      </div>
      <div className={css.what}>
        <span className={css.title} dir="auto">
          <TextLink to={workOrderAddress.record(order.id)}>{order.title}</TextLink>
        </span>
        <span className={css.note} dir="auto">
          {[order.customerRef.name, order.siteRef.name].join(' · ')}
        </span>
        {site && address && (
          <span className={css.reach}>
            <span dir="auto">{address}</span>
            {!atHand && <MapLink href={mapAddress(site.address)} of={address} />}
          </span>
        )}
        {contact?.phone && (
          <span className={css.reach}>
            <span dir="auto">{contact.name}</span>
            {atHand ? <span>{contact.phone}</span> : <PhoneLink phone={contact.phone} />}
          </span>
        )}
        {atHand && <JobButtons order={order} address={site?.address} contact={contact} />}
      </div>
    </li>
  );
}
