import { addDays } from '@fm/domain/calendar-day';
import { type Offer, offerSchema } from '@fm/domain/offer';
import { offerTotals } from '@fm/domain/offer-arithmetic';
import { workOrderSchema } from '@fm/domain/work-order';
import { tally } from '../demo-faults';
import { records, TODAY } from '../demo-fixture';

describe('offers', () => {
  const offers: (Offer & { id: string })[] = records('offers', offerSchema);
  const current = offers.filter(({ status }) => status !== 'superseded');

  it('are in the stated states, lost for every reason', () => {
    expect(tally(offers.map(({ status }) => status))).toEqual({
      draft: 6,
      sent: 12,
      converted: 10,
      accepted: 3,
      declined: 8,
      expired: 4,
      withdrawn: 2,
      superseded: 6,
    });
    expect(Object.keys(tally(offers.flatMap(({ lostReason }) => lostReason ?? [])))).toHaveLength(6);
  });

  it('carry the figures the arithmetic gives', () => {
    const wrong = offers.filter((offer) => {
      const totals = offerTotals(offer);
      return totals.grossMinor !== offer.grossMinor || totals.netMinor !== offer.netMinor;
    });
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  it('have options, versions, three about to expire and the awkward ones', () => {
    const soon = current.filter(
      ({ status, validUntil }) => status === 'sent' && validUntil >= TODAY && validUntil <= addDays(TODAY, 7),
    );
    expect(soon).toHaveLength(3);
    const lines = (offer: Offer) => Object.values(offer.lines);
    expect(current.filter((offer) => lines(offer).some(({ option }) => option !== undefined))).toHaveLength(
      5,
    );
    expect(
      current
        .filter(({ version }) => version > 1)
        .map(({ version }) => version)
        .sort(),
    ).toEqual([2, 2, 3, 3]);
    expect(current.filter((offer) => lines(offer).length === 60)).toHaveLength(1);
    expect(current.find(({ taxMode }) => taxMode === 'inclusive')).toMatchObject({
      grossMinor: 75_800,
      netMinor: 62_645,
    });
    expect(current.filter(({ grossMinor }) => grossMinor === 0)).toHaveLength(1);
  });

  it('reach from 120 to 48,000', () => {
    const nets = current.map(({ netMinor }) => netMinor).filter((net) => net > 0);
    expect([Math.min(...nets), Math.max(...nets)]).toEqual([12_000, 4_800_000]);
  });

  it('were turned into orders that name them', () => {
    const orders = new Map(records('workOrders', workOrderSchema).map((order) => [order.id, order]));
    const targets = offers.flatMap(({ id, convertedTo }) =>
      (convertedTo ?? []).map((target) => ({ id, target })),
    );
    expect(targets).toHaveLength(40);
    expect(targets.every(({ id, target }) => orders.get(target.id)?.offerRef?.id === id)).toBe(true);
  });
});
