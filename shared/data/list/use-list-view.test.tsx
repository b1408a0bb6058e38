import { act, renderHook } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { useListView } from './use-list-view';

const options = {
  filters: { priority: ['high', 'low'], assignee: null },
  sorts: ['due'],
  defaultSort: { column: 'due', direction: 'asc' },
} as const;

it('a filter chosen before the address of the one before is drawn leaves that one in place', () => {
  const { result } = renderHook(() => useListView(options), { wrapper: MemoryRouter });
  act(() => {
    result.current.setFilter('priority', 'high');
    result.current.setFilter('assignee', 'me');
  });
  expect(result.current.filter).toEqual({ priority: 'high', assignee: 'me' });
});
