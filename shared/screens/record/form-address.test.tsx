import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { useFormAddress } from './form-address';

function Page() {
  const { id, key } = useFormAddress();
  return <input key={key} aria-label={id ?? 'New'} />;
}

async function typed(from: string, to: string) {
  const router = createMemoryRouter([{ path: '*', element: <Page /> }], { initialEntries: [from] });
  render(<RouterProvider router={router} />);
  await userEvent.type(screen.getByRole('textbox'), 'For A');
  await act(() => router.navigate(to));
  return screen.findByRole<HTMLInputElement>('textbox');
}

describe('the form of a new record kept what was typed for customer A', () => {
  it.each([
    ['a new one for customer B', '/form?customer=a', '/form?customer=b'],
    ['a new one for nobody', '/form?customer=a', '/form'],
    ['another record', '/form?id=1', '/form?id=2'],
  ])('begins anew for %s', async (_, from, to) => {
    expect((await typed(from, to)).value).toBe('');
  });

  it('stays where the same record is shown with something else of its address changed', async () => {
    expect((await typed('/form?id=1', '/form?id=1&comment=7')).value).toBe('For A');
  });
});
