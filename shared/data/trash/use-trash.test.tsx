import { type Employee, employees } from '@fm/domain/employee';
import type { Stored } from '@fm/domain/record';
import type { UndoOffer } from '@fm/platform';
import { act, renderHook } from '@testing-library/react';
import { useTrash } from './use-trash';

const offered: string[] = [];
const undone: (string | undefined)[] = [];
jest.mock('@fm/platform', () => ({
  useHost: () => ({ can: () => true, toast: { success: () => undefined } }),
  offerUndo: ({ text, undoneText }: UndoOffer) => {
    offered.push(text);
    undone.push(undoneText);
  },
}));
jest.mock('./move', () => ({
  moveToTrash: async () => ({ ok: true, value: () => undefined }),
  restoreFromTrash: async () => ({ ok: true, value: () => undefined }),
}));
jest.mock('./scope', () => ({
  foundAlong: async () => ({ ok: true, value: [] }),
  foundAgainst: async () => ({ ok: true, value: [] }),
}));

const person = (userId?: string) => ({ id: 'e1', displayName: 'Ida Ohm', userId }) as Stored<Employee>;
const GOES = 'Ida Ohm can no longer sign in.';
const STAYS_OFF = 'The login of Ida Ohm stays off until an administrator enables it.';

beforeEach(() => {
  offered.splice(0);
  undone.splice(0);
});

it('says of an employee who signs in that the login goes, and does not come back', async () => {
  const { result } = renderHook(() => useTrash(employees));
  await act(async () => result.current.begin(person('u1')));
  expect(result.current.asked).toMatchObject({ besides: GOES });
  await act(async () => result.current.confirm());
  expect(result.current.onReturn(person('u1'))).toBe(STAYS_OFF);
  await act(async () => result.current.restore(person('u1')));
  expect(offered).toEqual([`“Ida Ohm” is in the trash. ${GOES}`, `“Ida Ohm” is restored. ${STAYS_OFF}`]);
});

it('says once the trash is undone that the login stays off all the same', async () => {
  const { result } = renderHook(() => useTrash(employees));
  await act(async () => result.current.begin(person('u1')));
  await act(async () => result.current.confirm());
  await act(async () => result.current.restore(person('u1')));
  expect(undone).toEqual([`Undone. ${STAYS_OFF}`, `Undone. ${GOES}`]);
});

it('says nothing of a login where there is none', async () => {
  const { result } = renderHook(() => useTrash(employees));
  await act(async () => result.current.begin(person()));
  expect(result.current.asked).toMatchObject({ besides: undefined });
  await act(async () => result.current.confirm());
  expect(result.current.onReturn(person())).toBeUndefined();
  await act(async () => result.current.restore(person()));
  expect(offered).toEqual(['“Ida Ohm” is in the trash.', '“Ida Ohm” is restored.']);
  expect(undone).toEqual(['Undone.', 'Undone.']);
});
