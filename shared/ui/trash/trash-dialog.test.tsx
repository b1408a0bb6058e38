import { render, screen } from '@testing-library/react';
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
