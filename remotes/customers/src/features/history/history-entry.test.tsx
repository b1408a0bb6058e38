import type { HistoryEvent } from '@fm/domain/event';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { timelineEntry } from './history-entry';

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

describe('an entry of a customer’s timeline', () => {
  it('names the time that was noted once', () => {
    const { body } = timelineEntry(noted, { isReplaced: false, buttons: null });
    render(<MemoryRouter>{body}</MemoryRouter>);
    expect(screen.getAllByText('Work, 30 min, Jan Ode')).toHaveLength(1);
  });
});
