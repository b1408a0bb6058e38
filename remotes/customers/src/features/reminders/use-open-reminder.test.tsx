import { act, renderHook } from '@testing-library/react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router';
import { useOpenReminder } from './use-open-reminder';

const opened = (initialEntries: string[]) =>
  renderHook(() => ({ dialog: useOpenReminder(), navigate: useNavigate(), address: useLocation() }), {
    wrapper: ({ children }) => <MemoryRouter initialEntries={initialEntries}>{children}</MemoryRouter>,
  });

it('Back closes an open reminder, and opens none that was closed', () => {
  const { result } = opened(['/a', '/reminders']);
  act(() => result.current.dialog.create());
  expect(result.current.dialog.open).toBe(true);
  act(() => result.current.navigate(-1));
  expect(result.current.dialog.open).toBe(false);
  act(() => result.current.dialog.create());
  act(() => result.current.dialog.close());
  act(() => result.current.navigate(-1));
  expect(result.current.dialog.open).toBe(false);
});

it('a reminder that was begun on the page of a record leads back there', () => {
  const { result } = opened(['/tasks/form?id=t1']);
  act(() => result.current.navigate('/reminders?reminder=new&about=task&record=t1'));
  expect(result.current.dialog.about).toEqual({ type: 'task', id: 't1' });
  act(() => result.current.dialog.close());
  expect(result.current.address).toMatchObject({ pathname: '/tasks/form', search: '?id=t1' });
});

it('a reminder that a page was opened with leads to the list', () => {
  const { result } = opened(['/reminders?reminder=new&about=task&record=t1']);
  act(() => result.current.dialog.close());
  expect(result.current.address).toMatchObject({ pathname: '/reminders', search: '' });
});
