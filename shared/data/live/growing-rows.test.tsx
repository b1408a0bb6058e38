import { defineKind, type Stored } from '@fm/domain/record';
import { act, renderHook } from '@testing-library/react';
import * as v from 'valibot';
import type { Total } from './count';
import { useGrowingRows } from './growing-rows';

interface File {
  readonly name: string;
}
const mockStore: {
  there: readonly Stored<File>[];
  came: number;
  total: Total | undefined;
  counted: number;
  fails: jest.Mock | undefined;
} = {
  there: [],
  came: 0,
  total: undefined,
  counted: 0,
  fails: undefined,
};

jest.mock('./live-rows', () => ({
  useLiveRows: (_kind: object, _build: unknown, size: number) =>
    size > mockStore.came && mockStore.fails
      ? { status: 'failed', rows: [], retry: mockStore.fails }
      : size <= mockStore.came
        ? { status: 'ready', rows: mockStore.there.slice(0, size) }
        : { status: 'loading', rows: [] },
}));
jest.mock('./count', () => ({
  useTotal: (kind: object | undefined) => {
    if (kind) mockStore.counted += 1;
    return { status: 'ready', ...(kind && mockStore.total && { total: mockStore.total }) };
  },
}));

const files = defineKind<File>({
  path: 'files',
  type: 'file',
  called: { one: 'file', many: 'files' },
  schema: v.object({ name: v.string() }),
  fields: { name: 'Name' },
  label: ({ name }) => name,
});
// As the listener gives them: the same list until something changes.
const lists = new Map<number, readonly Stored<File>[]>();
const open = (count: number) => {
  const there = Array.from(
    { length: count },
    (_, n) => ({ id: `f${n}`, name: `f${n}` }) as unknown as Stored<File>,
  );
  lists.clear();
  const slice = (size: number) => {
    const list = lists.get(size) ?? there.slice(0, size);
    lists.set(size, list);
    return list;
  };
  mockStore.there = { slice: (_: number, size: number) => slice(size) } as unknown as readonly Stored<File>[];
  mockStore.came = 30;
  mockStore.total = { count: count, atLeast: false, sum: 0 };
  mockStore.counted = 0;
  mockStore.fails = undefined;
  return renderHook(() => useGrowingRows(files, (spec) => spec, 30));
};

describe('a list that grows', () => {
  it('says how much of it is shown and how much the next press brings', () => {
    const { result } = open(47);
    expect(result.current.more).toMatchObject({ shown: 30, step: 17, total: { count: 47 }, older: 'there' });
  });

  it('keeps what is shown while more is read, and ends', () => {
    const { result, rerender } = open(47);
    act(() => result.current.more?.onMore());
    expect(result.current).toMatchObject({ status: 'ready', more: { shown: 30, older: 'loading' } });
    mockStore.came = 60;
    rerender();
    expect(result.current.rows).toHaveLength(47);
    expect(result.current.more).toMatchObject({ shown: 47, older: 'none' });
  });

  it('keeps what is shown where more does not come, and asks for it again', () => {
    const { result, rerender } = open(47);
    act(() => result.current.more?.onMore());
    mockStore.fails = jest.fn();
    rerender();
    expect(result.current).toMatchObject({ status: 'ready', more: { shown: 30, older: 'failed' } });
    act(() => result.current.more?.onMore());
    expect(mockStore.fails).toHaveBeenCalledTimes(1);
  });

  it('counts nothing while everything fits', () => {
    const { result } = open(29);
    expect(result.current.more).toBeUndefined();
    expect(mockStore.counted).toBe(0);
  });

  it('does not promise more where it ends exactly here', () => {
    expect(open(30).result.current.more).toBeUndefined();
  });
});
