import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import type { ComboValue } from './combo-box-field';
import { SeveralField } from './several-field';

const load = async () =>
  ({ ok: true, value: ['Ana', 'Ben', 'Cem'].map((name) => ({ id: name, name })) }) as const;

function Crew() {
  const [value, setValue] = useState<ComboValue[]>([{ id: 'Ana', name: 'Ana' }]);
  return (
    <>
      <SeveralField
        label="Crew"
        load={load}
        what="somebody"
        max={2}
        full="Two is the most."
        {...{ value }}
        onChange={setValue}
      />
      <input aria-label="Note" onChange={() => setValue([...value])} />
    </>
  );
}
const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: /Crew/ });

async function add(name: string) {
  fireEvent.click(screen.getByRole('button', { name: /Crew/ }));
  await act(async () => {});
  fireEvent.click(await screen.findByRole('option', { name }));
  await screen.findByRole('button', { name: `Remove ${name}` });
}

describe('a field of several', () => {
  it('takes one after the other up to the most, and lets them go', async () => {
    render(<Crew />);
    await add('Ben');
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Ana', 'Ben']);
    expect([field().disabled, screen.queryByText('Two is the most.') !== null]).toEqual([true, true]);
    fireEvent.click(screen.getByRole('button', { name: 'Remove Ana' }));
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Ben']);
    expect(field().disabled).toBe(false);
  });

  it('leaves the focus where somebody has gone on to', async () => {
    render(<Crew />);
    fireEvent.click(screen.getByRole('button', { name: 'Remove Ana' }));
    await add('Cem');
    const note = screen.getByRole('textbox', { name: 'Note' });
    act(() => note.focus());
    fireEvent.change(note, { target: { value: 'x' } });
    expect(document.activeElement).toBe(note);
  });
});
