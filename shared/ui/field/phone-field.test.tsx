import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { PhoneField } from './phone-field';

function Phone() {
  const [number, setNumber] = useState('');
  return <PhoneField label="Phone" value={number} onChange={setNumber} />;
}

it.each([
  ['0049 30 1234567', '+49 30 1234567'],
  ['+49 (0)30  1234567 ', '+49 30 1234567'],
  ['0041(0)44 668', '+41 44 668'],
  // As everybody in the company's country writes it.
  ['030 1234567', '+49 30 1234567'],
  // Without an area nobody knows where: the schema asks for the country code.
  ['1234567', '1234567'],
])('a telephone number typed as "%s" is written as "%s" once the field is left', async (typed, written) => {
  render(<Phone />);
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Phone', description: /country code/ });
  await userEvent.type(input, typed);
  await userEvent.tab();
  expect([input.type, input.value]).toEqual(['tel', written]);
});
