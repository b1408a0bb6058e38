import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { CustomerWarning, type CustomerWarningProps } from './customer-warning';

const show = (block: CustomerWarningProps['block']) =>
  render(
    <MemoryRouter>
      <CustomerWarning block={block}>
        <input aria-label="Customer" />
      </CustomerWarning>
    </MemoryRouter>,
  );

describe('the field of a customer', () => {
  it('warns with the reason, and leads to the customer beside the form', () => {
    show({ customerId: 'c1', title: 'On hold', text: 'Unpaid invoices.' });
    expect(screen.getByRole('alert').textContent).toContain('Unpaid invoices.');
    const link = screen.getByRole('link', { name: 'Open the customer (opens a new tab)' });
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([
      '/customers/form?id=c1',
      '_blank',
    ]);
  });

  it('is left alone where nothing speaks against the customer', () => {
    show(undefined);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByLabelText('Customer')).not.toBeNull();
  });
});
