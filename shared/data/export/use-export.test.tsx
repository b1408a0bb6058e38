import type { Stored } from '@fm/domain/record';
import { HostProvider } from '@fm/platform';
import { fakeHost } from '@fm/testing/fake-host';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { AskedFor } from '../live/live-page';
import { useExport } from './use-export';

interface Named {
  readonly name: string;
}

let mockThere = 0;
const mockSaved: string[] = [];

jest.mock('./read-pages', () => ({
  async *pagesOf() {
    for (let at = 0; at < mockThere; at += 500) {
      const length = Math.min(500, mockThere - at);
      yield Array.from({ length }, (_, n) => ({ name: `n${at + n}` }));
    }
  },
}));
jest.mock('./save-file', () => ({ saveCsv: (_: string, text: string) => mockSaved.push(text) }));

const mockTold = jest.fn().mockResolvedValue({ ok: true, value: null });
jest.mock('../commands/run', () => ({ run: (...sent: unknown[]) => mockTold(...sent) }));
beforeEach(() => mockTold.mockClear());

/** Exports a list of so many records, of which one file takes 5,000. */
async function exported(there: number, keeps: (row: Stored<Named>) => boolean = () => true, role = 'office') {
  mockThere = there;
  mockSaved.length = 0;
  const host = fakeHost({ session: { uid: 'u', email: 'u@nordhaus.example', name: 'Olga', role } });
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <HostProvider host={host}>{children}</HostProvider>
  );
  const { result } = renderHook(
    () =>
      useExport<Named>(
        'names',
        [
          { header: 'Name', value: ({ name }) => name },
          { header: 'Price', value: () => 12.5, priced: true },
        ],
        { asked: {} as AskedFor, most: 5_000 },
        async (rows) => rows.filter(keeps),
      ),
    { wrapper },
  );
  await act(async () => result.current.start());
  const all = (mockSaved[0] ?? '').trim().split('\r\n');
  const lines = all.slice(1).map((line) => line.split(/[,;]/)[0]);
  return { all, lines, cut: result.current.cut };
}

describe('a file of a list with more records than it takes', () => {
  it('holds the first of them, and the screen is told that it is not all', async () => {
    const { lines, cut } = await exported(5_001);
    expect([lines.length, lines.at(-1), cut]).toEqual([5_000, 'n4999', 5_000]);
  });

  it('tells how many it holds where some of them were left out', async () => {
    const { lines, cut } = await exported(7_000, ({ name }) => name.endsWith('0'));
    expect([lines.length, cut]).toEqual([500, 500]);
  });
});

it('a file of as many records as it takes is whole and says nothing', async () => {
  const { lines, cut } = await exported(5_000);
  expect([lines.length, cut]).toEqual([5_000, undefined]);
});

it('a file tells prices to the office and none to a manager', async () => {
  const ofRole = async (role: string) => (await exported(1, undefined, role)).all;
  expect(await ofRole('office')).toEqual([expect.stringMatching(/^\uFEFF?Name,Price$/), 'n0,12.5']);
  expect(await ofRole('manager')).toEqual([expect.stringMatching(/^\uFEFF?Name$/), 'n0']);
});

it('tells the history of the file, once', async () => {
  await exported(700);
  expect(mockTold.mock.calls).toEqual([['exports.tell', { list: 'names', rows: 700 }, { keep: false }]]);
});
