import {
  type CustomerScreenInput,
  type CustomerScreenValues,
  emptyCustomerScreen,
} from '@fm/domain/customer';
import { useForm } from '@fm/ui/form';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { SitesSection } from './sites-section';

let mockIds = 0;
jest.mock('@fm/data', () => ({
  ...jest.requireActual<typeof import('@fm/data')>('@fm/data'),
  newId: () => {
    mockIds += 1;
    return `s${mockIds}`;
  },
}));

const NO_NAME = 'Enter a name.';

function Sites() {
  const { control } = useForm<CustomerScreenInput, unknown, CustomerScreenValues>({
    mode: 'onBlur',
    defaultValues: emptyCustomerScreen(),
    resolver: ({ sites }) => ({
      values: {},
      errors: {
        sites: sites.map(({ name }) => (name === '' ? { name: { type: 'min', message: NO_NAME } } : {})),
      },
    }),
  });
  return (
    <MemoryRouter>
      <SitesSection control={control} />
    </MemoryRouter>
  );
}

/** As long as the check after a press takes to begin and to end. */
const checked = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)));

const add = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Add site' }));
  // What opens in a field is fetched.
  await checked();
};
const names = () => screen.getAllByRole('textbox', { name: 'Name of the site' });

describe('sites of a customer', () => {
  it('are not wrong before anybody typed, although the first loses the focus to the second', async () => {
    render(<Sites />);
    await add();
    expect(document.activeElement).toBe(names()[0]);
    await add();
    expect(document.activeElement).toBe(names()[1]);
    await checked();
    expect(screen.queryByText(NO_NAME)).toBeNull();
  });

  it('are wrong once a name was begun and taken away', async () => {
    render(<Sites />);
    await add();
    await userEvent.keyboard('A{Backspace}');
    await add();
    expect(await screen.findByText(NO_NAME)).not.toBeNull();
  });

  it('ask for opening hours, area and time zone once somebody wants them', async () => {
    render(<Sites />);
    await add();
    expect(screen.queryByRole('textbox', { name: /Opening hours|Time zone/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Opening hours, area and time zone' }));
    screen.getByRole('textbox', { name: 'Opening hours' });
    screen.getByRole('textbox', { name: /Time zone/ });
  });
});
