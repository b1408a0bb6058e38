import { workOrderAddress } from '@fm/contract/addresses';
import { type Address, addressLine, mapAddress } from '@fm/domain/address';
import { COMPANY } from '@fm/domain/company';
import type { Stored } from '@fm/domain/record';
import { PRIORITY_LABELS } from '@fm/domain/task';
import {
  checklistItems,
  isFilled,
  WORK_ORDER_TYPE_LABELS,
  type WorkOrder,
  workOrders,
} from '@fm/domain/work-order';
import { formatDay, formatMinutes, MapLink, PhoneLink, TextLink } from '@fm/ui';
import { PrintFacts } from '@fm/ui/print';
import { useEffect } from 'react';
import { usePlace } from '../../order/api/work-order';
import { plannedParts } from '../../order/formatting/planned';
import { zoneName } from '../../order/formatting/site-time';
import css from './day.module.css';

interface DayOrderProps {
  readonly order: Stored<WorkOrder>;
  /** The paper does not say the day elsewhere. */
  readonly withDay: boolean;
  readonly onPlace: (id: string) => void;
}

/** One job as somebody needs it on the way: when, where, how to get in, whom to ask for, what to do. */
export function DayOrder({ order, withDay, onPlace }: DayOrderProps) {
  const { site, access, contact, isThere } = usePlace(order);
  useEffect(() => {
    if (isThere) onPlace(order.id);
  }, [isThere, onPlace, order.id]);
  const open = checklistItems(order.checklist).filter((item) => !isFilled(item));
  const planned = plannedParts(order);
  const day = withDay && (planned?.day ?? 'Not planned');
  const times = [day, planned?.times, planned && zoneOnPaper(order)].filter(Boolean).join(', ');
  return (
    <article className={css.order}>
      <div className={css.head}>
        <h4 className={css.title} dir="auto">
          <TextLink to={workOrderAddress.record(order.id)}>{workOrders.label(order)}</TextLink>
        </h4>
        <strong className={css.times}>{times}</strong>
      </div>
      <PrintFacts
        items={[
          { term: 'Customer', value: order.customerRef.name },
          {
            term: 'Site',
            value: <PlaceOnPaper name={order.siteRef.name} address={site?.address} />,
          },
          { term: 'Access', value: access },
          { term: 'Opening hours', value: site?.openingHours },
          {
            term: 'Contact',
            value: (contact ?? order.contactRef) && (
              <>
                {contact?.name ?? order.contactRef?.name}
                {contact?.phone && ', '}
                {contact?.phone && <PhoneLink phone={contact.phone} />}
              </>
            ),
          },
          {
            term: 'Crew',
            value: [order.leadName, ...order.crewRefs.map(({ name }) => name)].filter(Boolean).join(', '),
          },
          {
            term: 'Work',
            value: [
              WORK_ORDER_TYPE_LABELS[order.type],
              `${PRIORITY_LABELS[order.priority].toLowerCase()} priority`,
              order.estimateMin && `about ${formatMinutes(order.estimateMin)}`,
              order.dueDate && `due ${formatDay(order.dueDate)}`,
            ]
              .filter(Boolean)
              .join(', '),
          },
        ]}
      />
      {order.description && (
        <p className={css.words} dir="auto">
          {order.description}
        </p>
      )}
      {open.length > 0 && (
        <ul className={css.items} aria-label="To be checked">
          {open.map(({ id, label }) => (
            <li key={id} dir="auto">
              {label}
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}

interface PlaceOnPaperProps {
  readonly name: string;
  readonly address: Address | undefined;
}

/** The site over its address; on a screen with the way there. */
const PlaceOnPaper = ({ name, address }: PlaceOnPaperProps) => {
  const line = address && addressLine(address);
  return (
    <>
      {name}
      {line && `\n${line} `}
      {address && line && (
        <span className={css.onScreen}>
          <MapLink href={mapAddress(address)} of={line} />
        </span>
      )}
    </>
  );
};

/** Whoever reads a paper is where the company is, as far as a paper knows. */
const zoneOnPaper = ({ timezone }: WorkOrder) =>
  timezone === COMPANY.timezone ? undefined : `${zoneName(timezone)} time`;
