import { emptyOffer, emptyOfferLine, type Offer, offerToRecord, offerTransitions } from '@fm/domain/offer';
import type { Ref, Stored } from '@fm/domain/record';
import { HostProvider } from '@fm/platform';
import { askedTransition } from '@fm/testing/asked-transition';
import { fakeHost } from '@fm/testing/fake-host';
import { keptDrafts } from '@fm/testing/memory-drafts';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { DealOutDialog } from './deal-out-dialog';

const mockSent = jest.fn();
jest.mock('../../../../../shared/data/drafts/draft-store', () =>
  jest.requireActual('@fm/testing/memory-drafts'),
);
jest.mock('@fm/data', () => ({
  ...jest.requireActual<object>('@fm/data'),
  newId: () => crypto.randomUUID(),
  run: (...command: unknown[]) => mockSent(...command),
}));

const NAMES = { a: 'Survey', b: 'Paint the wall' };

const NORTH = { id: 's1', name: 'North wing' };

/** Opens the dialog for an offer of these lines; no save comes to an end. */
function open(ids: readonly (keyof typeof NAMES)[] = ['a', 'b'], siteRef: Ref | null = NORTH) {
  const record = offerToRecord({
    ...emptyOffer('2026-11-20'),
    title: 'New pump',
    customerRef: { id: 'c', name: 'Elbe Clinic' },
    siteRef,
    lines: ids.map((id) => ({ ...emptyOfferLine(id), name: NAMES[id], unitMinor: 10_000, taxBp: 0 })),
  });
  const offer = { ...record, id: 'o1', status: 'accepted' } as unknown as Stored<Offer>;
  const converting = offerTransitions.between('accepted', 'converted');
  if (!converting) throw new Error('An accepted offer can become orders.');
  const asked = {
    ...askedTransition(offer, converting, () => undefined),
    make: (work: () => Promise<unknown>) => void work(),
  };
  return render(
    <MemoryRouter>
      <HostProvider host={fakeHost()}>
        <DealOutDialog asked={asked} />
      </HostProvider>
    </MemoryRouter>,
  );
}

/** Gives the order another title and leaves the wall for later. */
async function dealOut() {
  const title = screen.getByRole('textbox', { name: /^Title/ });
  await userEvent.clear(title);
  await userEvent.type(title, 'Pump room');
  await userEvent.click(screen.getByRole('checkbox', { name: /^Paint the wall/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Move to' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: /^Leave for later/ }));
}
const create = () => userEvent.click(screen.getByRole('button', { name: 'Create work order' }));

beforeEach(() => {
  mockSent.mockReset();
  keptDrafts.clear();
});

it('has what goes into which order again after a save that failed and a page that was loaded anew', async () => {
  const first = open();
  await dealOut();
  await create();
  expect(mockSent).toHaveBeenLastCalledWith('offers.convert', {
    id: 'o1',
    orders: [{ orderId: expect.any(String), title: 'Pump room', siteId: 's1', lineIds: ['a'] }],
    plans: [],
  });
  first.unmount();

  open();
  await screen.findByText('What was typed before is back.');
  await create();
  // Under the same id: it may have been stored without an answer.
  expect(mockSent.mock.calls[1]).toEqual(mockSent.mock.calls[0]);
});

it('begins anew where the offer has other lines left than those that were dealt out before', async () => {
  const first = open();
  await dealOut();
  first.unmount();
  expect(keptDrafts.size).toBe(1);

  open(['b']);
  await waitFor(() => expect(keptDrafts.size).toBe(0));
  expect(screen.queryByText('What was typed before is back.')).toBeNull();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Title/ }).value).toBe('New pump');
});

it('says that the site is missing where the button is pressed without one, and sends nothing', async () => {
  open(['a'], null);
  await create();
  screen.getByText('Choose where the work is done.');
  expect(mockSent).not.toHaveBeenCalled();
});
