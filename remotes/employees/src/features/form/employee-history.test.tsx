import type { GrowingRows } from '@fm/data';
import type { HistoryEvent } from '@fm/domain/event';
import { inOne } from './employee-history';

type History = GrowingRows<HistoryEvent>;
const entry = (id: string, minute: number) => ({ id, at: new Date(minute * 60_000) }) as never;
const history = (rows: readonly never[], more?: History['more']): History => ({
  status: 'ready',
  rows,
  more,
  retry: () => undefined,
});

it('shows no entry older than what is known of each history, and asks both for more', () => {
  const onMore = jest.fn();
  const more = { shown: 2, step: 10, older: 'there', onMore } as const;
  const all = inOne([
    history([entry('o9', 9), entry('o8', 8)], more),
    history([entry('p10', 10), entry('p1', 1)]),
  ]);
  expect(all.rows.map(({ id }) => id)).toEqual(['p10', 'o9', 'o8']);
  expect(all.more).toMatchObject({ shown: 3, older: 'there' });
  all.more?.onMore();
  expect(onMore).toHaveBeenCalledTimes(1);
});
