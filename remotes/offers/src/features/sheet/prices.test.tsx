import { readableColumns } from '@fm/data';
import { emptyOffer, emptyOfferLine, type Offer, offerToRecord } from '@fm/domain/offer';
import type { Stored } from '@fm/domain/record';
import { HostProvider } from '@fm/platform';
import { fakeHost } from '@fm/testing/fake-host';
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { OfferCards } from '../list/offer-cards';
import { offerCsv } from '../list/offer-list';
import { OfferSheet } from './offer-sheet';

jest.mock('../editor/offer-head', () => ({ OfferHead: () => null }));
jest.mock('../files/files', () => ({ Files: () => null }));
jest.mock('./offer-history', () => ({ OfferHistory: () => null }));

const line = (id: string, over: object) => ({
  ...emptyOfferLine(id),
  unitMinor: 12_345,
  qtyMilli: 2000,
  ...over,
});
const record = offerToRecord({
  ...emptyOffer('2026-11-20'),
  title: 'Cleaning',
  customerRef: { id: 'c', name: 'Elbe Clinic' },
  lines: [
    line('a', { name: 'Windows', discountBp: 500 }),
    line('b', { name: 'Once', option: 'Basic' }),
    line('c', { name: 'Twice', option: 'Comfort' }),
  ],
  discount: { kind: 'share', bp: 1000 },
});
const offer = {
  ...record,
  id: 'o1',
  status: 'accepted',
  trashed: false,
  decidedByName: 'Kay',
  decidedOn: '2026-11-20',
} as unknown as Stored<Offer>;

function textFor(role: string, screenPart: ReactNode): string {
  const session = { uid: 'u', email: 'u@nordhaus.example', name: 'Marek', role };
  const { container } = render(
    <MemoryRouter>
      <HostProvider host={fakeHost({ session, can: () => false })}>{screenPart}</HostProvider>
    </MemoryRouter>,
  );
  return container.textContent ?? '';
}

describe('prices of an offer', () => {
  it('are on its page for the office, and not for a manager, who reads what is offered', () => {
    expect(textFor('office', <OfferSheet offer={offer} />)).toContain('€');
    const seen = textFor('manager', <OfferSheet offer={offer} />);
    expect(seen).not.toMatch(/€|%|Total|without tax/);
    expect(seen).toMatch(/Windows/);
    expect(screen.getAllByText('2 pcs').length).toBeGreaterThan(0);
    expect(seen).toContain('Prices are for the office alone.');
  });

  it('are in the list for the office, and not for a manager', () => {
    const list = <OfferCards rows={[offer]} openId={undefined} />;
    expect(textFor('office', list)).toContain('€');
    expect(textFor('manager', list)).not.toContain('€');
  });

  it('are in the file for the office, and not for a manager', () => {
    const headers = (role: string) => readableColumns(offerCsv, role).map(({ header }) => header);
    const money = ['Currency', 'Net', 'Discount', 'Tax', 'Gross', 'Margin (%)'];
    expect(headers('office')).toEqual(expect.arrayContaining(money));
    expect(headers('manager').filter((header) => money.includes(header))).toEqual([]);
    expect(headers('manager')).toContain('Title');
  });
});
