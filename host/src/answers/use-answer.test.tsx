import { act, renderHook, waitFor } from '@testing-library/react';
import { useAnswer } from './use-answer';

const FAILURE = 'It could not be read.';

/** Asks for one key after another; each answer is given or refused by the test. */
function asking() {
  const asked: { key: string; give(answer: string): void; refuse(): void }[] = [];
  const hook = renderHook(
    ({ key }: { key: string | undefined }) =>
      useAnswer(
        key,
        (key) =>
          new Promise<string>((give, refuse) => {
            asked.push({ key, give, refuse: () => refuse(new Error('down')) });
          }),
        FAILURE,
      ),
    { initialProps: { key: undefined as string | undefined } },
  );
  return { asked, ...hook };
}

it('asks for nothing while there is no key, and anew for each other one', async () => {
  const { asked, rerender, result } = asking();
  expect(asked).toHaveLength(0);
  rerender({ key: 'a' });
  await act(async () => asked[0]?.give('of a'));
  expect(result.current).toMatchObject({ status: 'ready', answer: 'of a' });
  rerender({ key: 'b' });
  expect(result.current.status).toBe('loading');
  expect(asked.map(({ key }) => key)).toEqual(['a', 'b']);
});

it('shows no answer of a key that is not asked for any more', async () => {
  const { asked, rerender, result } = asking();
  rerender({ key: 'a' });
  rerender({ key: 'b' });
  await act(async () => asked[0]?.give('of a'));
  expect(result.current.status).toBe('loading');
  await act(async () => asked[1]?.give('of b'));
  expect(result.current).toMatchObject({ status: 'ready', answer: 'of b' });
});

it('says that it failed, and asks again when told to', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation();
  const { asked, rerender, result } = asking();
  rerender({ key: 'a' });
  await act(async () => asked[0]?.refuse());
  expect(result.current.status).toBe('failed');
  expect(error).toHaveBeenCalledWith(FAILURE, expect.any(Error));
  act(() => result.current.retry());
  expect(result.current.status).toBe('loading');
  await act(async () => asked[1]?.give('at last'));
  await waitFor(() => expect(result.current).toMatchObject({ status: 'ready', answer: 'at last' }));
  error.mockRestore();
});
