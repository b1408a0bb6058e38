import type { Invoice } from '@fm/domain/invoice';
import type { Stored } from '@fm/domain/record';
import { formatDay } from '@fm/ui';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { InvoiceSheet } from './invoice-sheet';

jest.mock('@fm/screens/record', () => ({ HistoryPanel: () => null }));
jest.mock('@fm/screens/transitions', () => ({ TransitionBar: () => null }));
jest.mock('../../document/pdf-button', () => ({ PdfButton: () => null }));
jest.mock('./e-invoice-button', () => ({ EInvoiceButton: () => null }));
jest.mock('./invoice-transition-screen', () => ({ invoiceTransitionScreen: {} }));
jest.mock('./send-invoice', () => ({ SendInvoice: () => null }));
jest.mock('./x-rechnung-note', () => ({ XRechnungNote: () => null }));

const position = {
  order: 0,
  name: 'Hedge',
  unit: 'flat',
  qtyMilli: 1000,
  unitMinor: 25_500,
  discountBp: 0,
  taxBp: 1900,
};
const approved = {
  id: 'i1',
  title: 'Hedge trimming',
  number: 'IN-2026-0001',
  sort: 'invoice',
  status: 'approved',
  customerRef: { id: 'c1', name: 'Elbe Clinic' },
  recipient: { name: 'Elbe Clinic' },
  periodFrom: '2026-10-10',
  periodTo: '2026-10-10',
  orderRefs: [],
  positions: { a: position },
  currency: 'EUR',
  trashed: false,
};

function termsOf(over: object): readonly (string | null)[] {
  const invoice = { ...approved, ...over } as unknown as Stored<Invoice>;
  const { unmount } = render(
    <MemoryRouter>
      <InvoiceSheet invoice={invoice} back={{ to: '/', label: 'Invoices' }} />
    </MemoryRouter>,
  );
  const terms = screen.getAllByRole('term').map(({ textContent }) => textContent);
  unmount();
  return terms;
}

describe('what stands of an invoice', () => {
  it('leaves out what it is not: paid, without tax, taken back or a credit note', () => {
    const rare = ['Paid on', 'Positions at 0 %', 'Takes back', 'Taken back by'];
    expect(termsOf({}).filter((term) => rare.includes(term ?? ''))).toEqual([]);
    const other = { id: 'i2', name: 'IN-2026-0002' };
    expect(termsOf({ paidOn: '2026-11-01', creditedByRef: other })).toEqual(
      expect.arrayContaining(['Paid on', 'Taken back by']),
    );
    expect(termsOf({ sort: 'credit', creditsRef: other })).toContain('Takes back');
  });

  it('names one day of the work where it was done on one', () => {
    const show = (periodTo: string) => {
      const invoice = { ...approved, periodTo } as unknown as Stored<Invoice>;
      return render(
        <MemoryRouter>
          <InvoiceSheet invoice={invoice} back={{ to: '/', label: 'Invoices' }} />
        </MemoryRouter>,
      );
    };
    const { unmount } = show('2026-10-10');
    expect(screen.getByText(formatDay('2026-10-10'))).toBeTruthy();
    unmount();
    show('2026-10-12');
    expect(screen.getByText(`${formatDay('2026-10-10')} – ${formatDay('2026-10-12')}`)).toBeTruthy();
  });
});
