import { act, renderHook } from '@testing-library/react';
import { MemoryRouter, useNavigate } from 'react-router';
import { useOpenReminder } from './use-open-reminder';

it('Back closes an open reminder, and opens none that was closed', () => {
  const { result } = renderHook(() => ({ dialog: useOpenReminder(), navigate: useNavigate() }), {
    wrapper: ({ children }) => <MemoryRouter initialEntries={['/a', '/reminders']}>{children}</MemoryRouter>,
  });
  act(() => result.current.dialog.create());
  expect(result.current.dialog.open).toBe(true);
  act(() => result.current.navigate(-1));
  expect(result.current.dialog.open).toBe(false);
  act(() => result.current.dialog.create());
  act(() => result.current.dialog.close());
  act(() => result.current.navigate(-1));
  expect(result.current.dialog.open).toBe(false);
});
