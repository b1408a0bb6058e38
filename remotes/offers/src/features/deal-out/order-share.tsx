import { siteOptions } from '@fm/data';
import { agreedLines, type Offer, RHYTHM_LABELS } from '@fm/domain/offer';
import { offerTotals } from '@fm/domain/offer-arithmetic';
import { offeredMinutes } from '@fm/domain/work-order';
import { formatMinutes, formatMoney, TextField } from '@fm/ui';
import { DateField } from '@fm/ui/date';
import { ComboBoxField } from '@fm/ui/select';
import { type ReactNode, useId } from 'react';
import css from './deal-out.module.css';
import type { DealtOrder } from './dealing';

interface OrderShareProps {
  readonly offer: Offer;
  readonly order: DealtOrder;
  /** Left out where it is the only one. */
  readonly name: string | undefined;
  readonly errorOf: (field: 'title' | 'siteId' | 'lineIds' | 'startDate') => string | undefined;
  readonly onChange: (patch: Partial<DealtOrder>) => void;
  /** Its lines. */
  readonly children: ReactNode;
}

/** One of the orders and plans to be made: what it is called, where it is done, and what it comes to. */
export function OrderShare({ offer, order, name, errorOf, onChange, children }: OrderShareProps) {
  const id = useId();
  const lacksLines = errorOf('lineIds');
  return (
    <section className={name ? css.order : css.whole} aria-labelledby={name && id}>
      {name && (
        <h3 className={css.name} id={id}>
          {name}
        </h3>
      )}
      <TextField
        label="Title"
        required
        value={order.title}
        onChange={(title) => onChange({ title })}
        error={errorOf('title')}
        autoComplete="off"
      />
      <ComboBoxField
        label="Site"
        required
        load={siteOptions(offer.customerRef.id)}
        value={order.siteRef}
        onChange={(siteRef) => onChange({ siteRef })}
        error={errorOf('siteId')}
      />
      {order.rhythm && (
        <DateField
          label="First day"
          required
          value={order.startDate}
          onChange={(startDate) => onChange({ startDate })}
          error={errorOf('startDate')}
          hint={`A maintenance plan from this day on, ${RHYTHM_LABELS[order.rhythm]}.`}
        />
      )}
      {children}
      {lacksLines && (
        <p className={css.lack} role="alert">
          {lacksLines}
        </p>
      )}
      <OrderSum offer={offer} lineIds={order.lineIds} />
    </section>
  );
}

/** Hours and money of some lines. */
function OrderSum({ offer, lineIds }: { readonly offer: Offer } & Pick<DealtOrder, 'lineIds'>) {
  const totals = offerTotals(offer).lines;
  const lines = agreedLines(offer).filter(({ id }) => lineIds.includes(id));
  const minutes = offeredMinutes(lines);
  const sum = lines.reduce((all, { id }) => all + (totals[id]?.agreedMinor ?? 0), 0);
  return (
    <p className={css.total}>
      <span className={css.sum}>
        {minutes === undefined ? 'No hours offered' : `${formatMinutes(minutes)} estimated`}
      </span>
      <span>
        <span className={css.sum}>Without tax</span> <strong>{formatMoney(sum, offer.currency)}</strong>
      </span>
    </p>
  );
}
