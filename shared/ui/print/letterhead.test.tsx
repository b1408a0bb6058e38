import { COMPANY_DEFAULTS, COMPANY_NEWS, keepCompany } from '@fm/domain/company';
import { act, render } from '@testing-library/react';
import { PrintSheet } from './print-sheet';

afterEach(() => keepCompany(undefined));

const show = (isForCustomer: boolean) =>
  render(
    <PrintSheet company="Nordhaus" title="Report" subject="Filters" made={[]} isForCustomer={isForCustomer}>
      <p>Done.</p>
    </PrintSheet>,
  );
const address = { line1: 'Hafenstraße 4', postcode: '20457', city: 'Hamburg', country: 'DE' };

it('says at the end of what customers get who sends it and how to pay, as far as it is set', () => {
  const { container, unmount } = show(true);
  expect(container.querySelector('footer')).toBeNull();
  unmount();
  keepCompany({ ...COMPANY_DEFAULTS, address, iban: 'DE89370400440532013000', footer: 'HRB 1\nAna Adler' });
  show(true);
  expect(document.querySelector('footer')?.textContent).toBe(
    'Nordhaus · Hafenstraße 4, 20457 Hamburg · GermanyIBAN DE89 3704 0044 0532 0130 00HRB 1 · Ana Adler',
  );
});

it('shows the logo on every paper, and on internal ones no bank', () => {
  keepCompany({ ...COMPANY_DEFAULTS, logo: 'data:image/png;base64,AAAA', bankName: 'Spreebank' });
  const { container } = show(false);
  expect(container.querySelector('img')?.getAttribute('src')).toBe('data:image/png;base64,AAAA');
  expect(container.textContent).not.toContain('Spreebank');
});

it('shows what is set also where that is read after the paper was drawn', () => {
  show(true);
  act(() => {
    keepCompany({ ...COMPANY_DEFAULTS, bankName: 'Spreebank' });
    window.dispatchEvent(new Event(COMPANY_NEWS));
  });
  expect(document.querySelector('footer')?.textContent).toBe('Spreebank');
});
