import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import type { ComboOption } from './combo-box-field';
import { CustomerField, type CustomerFieldProps } from './customer-field';

const show = (props: Partial<CustomerFieldProps<ComboOption>>) =>
  render(
    <MemoryRouter>
      <CustomerField
        label="Customer"
        value={{ id: 'c1', name: 'Hafenkontor' }}
        load={async () => ({ ok: true, value: [{ id: 'c2', name: 'Elbe Clinic' }] })}
        block={undefined}
        onChange={() => undefined}
        onOther={() => undefined}
        {...props}
      />
    </MemoryRouter>,
  );

describe('the field of a customer', () => {
  it('warns with the reason, and leads to the customer beside the form', () => {
    show({ block: { customerId: 'c1', title: 'On hold', text: 'Unpaid invoices.' } });
    expect(screen.getByRole('alert').textContent).toContain('Unpaid invoices.');
    const link = screen.getByRole('link', { name: 'Open the customer (opens a new tab)' });
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/customers/c1', '_blank']);
  });

  it('is left alone where nothing speaks against the customer', () => {
    show({});
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByRole('combobox', { name: /Customer/ })).not.toBeNull();
  });

  it('tells that another one was chosen, once it is stored in the form', async () => {
    const told: string[] = [];
    show({ onChange: (chosen) => told.push(chosen?.name ?? ''), onOther: () => told.push('other') });
    await userEvent.click(screen.getByRole('button'));
    await userEvent.click(await screen.findByRole('option', { name: /Elbe Clinic/ }));
    expect(told).toEqual(['Elbe Clinic', 'other']);
  });
});
