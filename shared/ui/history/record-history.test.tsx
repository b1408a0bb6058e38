import type { HistoryEvent } from '@fm/domain/event';
import { render, screen } from '@testing-library/react';
import { RecordHistory } from './record-history';

const noted: HistoryEvent & { readonly id: string } = {
  id: 'e1',
  at: new Date(0),
  actor: { uid: 'u', name: 'Olga Brandt', role: 'office' },
  entity: { type: 'labour', id: 'l1', label: 'Work, 30 min, Jan Ode' },
  about: 'w1',
  kind: 'created',
  changes: [],
  source: 'ui',
};

describe('the history of a record', () => {
  it('names the time that was noted for it', () => {
    const history = { status: 'ready', rows: [noted], retry: () => undefined } as const;
    render(<RecordHistory history={history} kinds={[]} />);
    expect(screen.getByText('Time noted')).not.toBeNull();
    expect(screen.getByText('Work, 30 min, Jan Ode')).not.toBeNull();
  });
});
