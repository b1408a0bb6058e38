import type { Invoice } from '@fm/domain/invoice';
import type { Stored } from '@fm/domain/record';
import { byHeader } from '@fm/screens/import';
import { matched, numbersIn, PAYMENT_FIELDS, paymentOf } from './payment-row';

const headers = ['Buchungstag', 'Betrag', 'Verwendungszweck', 'Auftraggeber', 'Saldo'];
const mapping = byHeader(PAYMENT_FIELDS, headers);
const read = (...cells: string[]) => paymentOf({ id: 'r1', line: 2, cells }, mapping);
const invoice = (over: object = {}) =>
  ({
    id: 'i7',
    number: 'IN-2026-0007',
    sort: 'invoice',
    status: 'approved',
    grossMinor: 119_000,
    currency: 'EUR',
    customerRef: { id: 'c1', name: 'Elbe Clinic' },
    ...over,
  }) as unknown as Stored<Invoice>;
const paying = (over: object = {}, amount = '1.190,00') =>
  matched(read('19.11.2026', amount, 'Rechnung IN 2026 0007', 'Elbe Clinic', '5,00'), [invoice(over)]);

describe('a line of a bank’s file', () => {
  it('is read by the headers of German banks', () => {
    expect(mapping).toEqual(['paidOn', 'amountMinor', 'purpose', 'payer', '']);
    expect(read('19.11.26', '+1.190,00 €', 'x', 'Elbe Clinic').values).toEqual({
      paidOn: '2026-11-19',
      amountMinor: 119_000,
      purpose: 'x',
      payer: 'Elbe Clinic',
    });
  });

  it('that is no money that came in says so', () => {
    expect(matched(read('19.11.2026', '-20,00', 'IN-2026-0007', ''), [invoice()])).toMatchObject({
      values: undefined,
      problems: ['Amount: This is no money that came in.'],
    });
  });

  it('pays the invoice that it names with its whole amount', () => {
    expect(paying()).toMatchObject({
      name: 'IN-2026-0007 Elbe Clinic',
      values: { id: 'i7', paidOn: '2026-11-19', amountMinor: 119_000 },
      problems: [],
    });
  });

  it.each([
    [{ grossMinor: 119_001 }, /^IN-2026-0007 comes to .*1,190\.01\. Look at it/],
    [{ status: 'paid', paidOn: '2026-11-19' }, /is marked as paid on this day already/],
    [{ status: 'paid', paidOn: '2026-11-01' }, /is marked as paid on .* already/],
    [{ status: 'cancelled' }, /was taken back/],
    [{ sort: 'credit' }, /is a credit note/],
    [{ number: 'IN-2026-0008' }, /^There is no invoice IN-2026-0007\.$/],
  ])('pays none that is %j, and says why', (over, why) => {
    const { values, problems } = paying(over);
    expect(values).toBeUndefined();
    expect(problems).toEqual([expect.stringMatching(why)]);
  });

  it('pays none where it names several, or none', () => {
    const named = (purpose: string) => matched(read('19.11.2026', '1.190,00', purpose, ''), [invoice()]);
    expect(named('IN-2026-0007 und IN-2026-0009').problems[0]).toMatch(/names several invoices/);
    expect(named('Danke').problems).toEqual(['The purpose names no invoice.']);
  });
});

describe('the numbers in a purpose', () => {
  it.each([
    ['RE IN-2026-0007/KD 12', ['IN-2026-0007']],
    ['in20260007', ['IN-2026-0007']],
    ['IN 2026 0007 IN-2026-0007', ['IN-2026-0007']],
    ['BEIN-2026-0007', []],
    ['IN-2026-007', []],
  ])('%s', (purpose, numbers) => expect(numbersIn(purpose)).toEqual(numbers));
});
