import { render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { RelatedField } from './related-field';

const show = (props: Partial<ComponentProps<typeof RelatedField>>) => {
  render(
    <RelatedField
      label="Site"
      of={null}
      ofWhat="customer"
      value={null}
      load={() => async () => ({ ok: true, value: [] })}
      onChange={() => undefined}
      {...props}
    />,
  );
  return screen.getByRole<HTMLInputElement>('combobox', { name: 'Site' });
};

describe('a field of what belongs to another', () => {
  it('waits for the other one and says so', () => {
    const field = show({});
    expect(field.disabled).toBe(true);
    expect(screen.queryByText('Choose the customer first.')).not.toBeNull();
  });

  it('is open once the other one is chosen, and asks for nothing more', () => {
    const field = show({ of: { id: 'c1', name: 'Hafenkontor' } });
    expect(field.disabled).toBe(false);
    expect(screen.queryByText('Choose the customer first.')).toBeNull();
  });

  it('says why it is empty rather than what to choose first', () => {
    show({ hint: 'It was at another site.' });
    expect(screen.queryByText('It was at another site.')).not.toBeNull();
    expect(screen.queryByText('Choose the customer first.')).toBeNull();
  });
});
