import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import type { TrashActions, TrashedRecord } from './trash-actions';
import { TrashDialog } from './trash-dialog';
import { TrashNotice } from './trash-notice';

const nothing = () => undefined;
const trash = (asked: TrashActions<TrashedRecord>['asked']): TrashActions<TrashedRecord> => ({
  may: true,
  mayPurge: true,
  busy: false,
  failure: undefined,
  asked,
  onReturn: () => 'Her login stays off.',
  begin: nothing,
  beginPurge: nothing,
  confirm: nothing,
  cancel: nothing,
  restore: nothing,
});

it('says what else happens when a record goes to the trash', () => {
  const asked = {
    action: 'trash',
    name: 'Ida',
    along: [],
    against: [],
    besides: 'Ida can no longer sign in.',
  } as const;
  render(<TrashDialog trash={trash(asked)} />);
  expect(screen.getByText(/Ida can no longer sign in\. It can be restored/)).toBeTruthy();
});

it('says beside the way back what does not come back', () => {
  render(<TrashNotice trash={trash(undefined)} record={{ id: 'e1', trashed: true }} noun="employee" />);
  expect(screen.getByText(/Her login stays off\./)).toBeTruthy();
});

it('leads to what keeps a record out of the trash', () => {
  const links = Array.from({ length: 12 }, (_, at) => ({
    name: `Order ${at}`,
    to: at === 1 ? undefined : `/work-orders/w${at}`,
  }));
  const asked = {
    action: 'trash',
    name: 'Hall',
    along: [],
    against: [{ one: 'open work order', many: 'open work orders', rows: links, links }],
  } as const;
  render(
    <MemoryRouter>
      <TrashDialog trash={trash(asked)} />
    </MemoryRouter>,
  );
  expect(screen.getByRole('link', { name: /^Order 0/ }).getAttribute('href')).toBe('/work-orders/w0');
  expect(screen.getByText('Order 1')).toBeTruthy();
  expect(screen.queryByText(/Order 10/)).toBeNull();
  expect(screen.getByText('And 2 more.')).toBeTruthy();
});
