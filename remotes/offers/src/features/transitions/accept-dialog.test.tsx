import { emptyOffer, emptyOfferLine, type Offer, offerToRecord, offerTransitions } from '@fm/domain/offer';
import type { Stored } from '@fm/domain/record';
import { HostProvider } from '@fm/platform';
import { askedTransition } from '@fm/testing/asked-transition';
import { fakeHost } from '@fm/testing/fake-host';
import { keptDrafts } from '@fm/testing/memory-drafts';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AcceptDialog } from './accept-dialog';

jest.mock('../../../../../shared/data/drafts/draft-store', () =>
  jest.requireActual('@fm/testing/memory-drafts'),
);

const mockContacts: { readonly name: string }[] = [];

jest.mock('@fm/data', () => ({
  ...jest.requireActual<typeof import('@fm/data')>('@fm/data'),
  useLiveRows: ({ path }: { readonly path: string }) => ({
    status: 'ready',
    rows: path === 'customers/c/contacts' ? mockContacts : [],
  }),
}));

const confirm = jest.fn();

const line = (id: string, over: object = {}) => ({
  ...emptyOfferLine(id),
  name: `Line ${id}`,
  unitMinor: 10_000,
  taxBp: 0,
  ...over,
});

function open(...lines: ReturnType<typeof line>[]) {
  const record = offerToRecord({
    ...emptyOffer('2026-11-20'),
    title: 'Cleaning',
    customerRef: { id: 'c', name: 'Elbe Clinic' },
    contactRef: { id: 'k', name: 'Rosa Klein' },
    lines,
  });
  const offer = { ...record, id: 'o1', status: 'sent' } as unknown as Stored<Offer>;
  const accepting = offerTransitions.between('sent', 'accepted');
  if (!accepting) throw new Error('A sent offer can be accepted.');
  return render(
    <HostProvider host={fakeHost()}>
      <AcceptDialog asked={askedTransition(offer, accepting, confirm)} />
    </HostProvider>,
  );
}

const choose = (name: RegExp, answer: string) =>
  userEvent.click(within(screen.getByRole('group', { name })).getByRole('radio', { name: answer }));
const accept = () => userEvent.click(screen.getByRole('button', { name: 'Mark as accepted' }));

beforeEach(() => {
  confirm.mockReset();
  mockContacts.length = 0;
  keptDrafts.clear();
});

describe('accepting an offer', () => {
  it('has what was decided before the page was loaded again', async () => {
    const lines = [line('a'), line('x', { optional: true })];
    const first = open(...lines);
    await choose(/^Line x/, 'Accepted');
    await userEvent.type(screen.getByRole('textbox', { name: /^Accepted by/ }), ' (owner)');
    first.unmount();

    open(...lines);
    await screen.findByText('What was typed before is back.');
    await accept();
    expect(confirm).toHaveBeenCalledWith(
      expect.objectContaining({ decidedByName: 'Rosa Klein (owner)', optionalTaken: { x: true } }),
    );
  });

  it('asks of each optional line whether it was accepted, with the total of what is taken so far', async () => {
    open(line('a'), line('x', { optional: true }), line('y', { optional: true, selected: false }));
    const total = screen.getByRole('status');
    expect(total.textContent).toBe('Accepted in all, with tax: €100.00');
    await choose(/^Line y/, 'Accepted');
    expect(total.textContent).toContain('€200.00');
    await choose(/^Line x/, 'Declined');
    expect(total.textContent).toContain('€200.00');
    await choose(/^Line x/, 'Accepted');
    expect(total.textContent).toContain('€300.00');
    await accept();
    expect(confirm).toHaveBeenCalledWith(expect.objectContaining({ optionalTaken: { x: true, y: true } }));
  });

  it('takes one of the people at the customer by one press, but throws away nothing that was typed', async () => {
    mockContacts.push({ name: 'Jan Moor' }, { name: 'Rosa Klein' });
    open(line('a'));
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: /^Accepted by/ });
    expect(field.value).toBe('Rosa Klein');
    await userEvent.click(screen.getByRole('button', { name: 'Jan Moor' }));
    expect(field.value).toBe('Jan Moor');
    await userEvent.type(field, ' (deputy)');
    expect(screen.queryByRole('button', { name: 'Rosa Klein' })).toBeNull();
    await accept();
    expect(confirm).toHaveBeenCalledWith(expect.objectContaining({ decidedByName: 'Jan Moor (deputy)' }));
  });

  it('says nothing for a line that nobody decided on', async () => {
    open(line('a'), line('x', { optional: true }));
    await accept();
    expect(confirm).toHaveBeenCalledWith(expect.objectContaining({ optionalTaken: {} }));
  });

  it('asks only for the lines of the chosen option, whose amounts follow what is taken', async () => {
    open(
      line('a', { option: 'A' }),
      line('b', { option: 'B', unitMinor: 20_000 }),
      line('x', { optional: true }),
      line('z', { option: 'B', optional: true }),
    );
    expect(screen.queryByRole('status')).toBeNull();
    expect(screen.queryByRole('group', { name: /^Line z/ })).toBeNull();
    await choose(/^Line x/, 'Accepted');
    await userEvent.click(screen.getByRole('radio', { name: 'B, €300.00' }));
    await choose(/^Line z/, 'Accepted');
    expect(screen.getByRole('status').textContent).toContain('€400.00');
  });

  it('asks nothing more of an offer that leaves nothing to choose', () => {
    open(line('a'));
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.queryByRole('status')).toBeNull();
  });
});
