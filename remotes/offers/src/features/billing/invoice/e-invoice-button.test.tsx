import type { Invoice } from '@fm/domain/invoice';
import type { Stored } from '@fm/domain/record';
import { HostProvider } from '@fm/platform';
import { fakeHost } from '@fm/testing/fake-host';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EInvoiceButton } from './e-invoice-button';

jest.mock('@fm/domain/e-invoice', () => ({
  eInvoice: () => {
    throw new Error('Loading chunk 7 failed');
  },
}));

it('says that no e-invoice was written where what writes it did not come', async () => {
  const error = jest.fn();
  render(
    <HostProvider host={fakeHost({ toast: { ...fakeHost().toast, error } })}>
      <EInvoiceButton invoice={{ id: 'i1', number: 'INV-2026-0001' } as Stored<Invoice>} />
    </HostProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'E-invoice' }));
  await waitFor(() => expect(error).toHaveBeenCalledWith(expect.stringMatching(/^No file was written\. /)));
});
