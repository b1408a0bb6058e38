import { cpus, loadavg } from 'node:os';
import { type BackendFigures, measureBackend, type Times } from './backend-figures';
import { printTable } from './print-table';

const SIZES = [10_000, 100_000] as const;

const ms = (value: number) => `${value.toFixed(1)} ms`;
const both = ({ median, p95 }: Times) => `${median.toFixed(1)} / ${ms(p95)}`;

const ROWS: readonly {
  name: string;
  limit: string;
  show: (figures: BackendFigures) => string;
  fits: (figures: BackendFigures) => boolean;
}[] = [
  {
    name: 'start, data and port',
    limit: '< 1000 ms',
    show: ({ start }) => ms(start.opening),
    fits: ({ start }) => start.opening < 1000,
  },
  {
    name: 'start, whole process',
    limit: '< 1000 ms',
    show: ({ start }) => ms(start.process),
    fits: ({ start }) => start.process < 1000,
  },
  {
    name: 'memory',
    limit: '< 400 MB',
    show: ({ memory }) => `${(memory / 1024 ** 2).toFixed(0)} MB`,
    fits: ({ memory }) => memory < 400 * 1024 ** 2,
  },
  {
    name: 'get, median / p95',
    limit: '< 10 ms',
    show: ({ get }) => both(get),
    fits: ({ get }) => get.p95 < 10,
  },
  {
    name: 'query of 50, median / p95',
    limit: '< 10 ms',
    show: ({ query }) => both(query),
    fits: ({ query }) => query.p95 < 10,
  },
  {
    name: 'commit, median / p95',
    limit: '< 10 ms',
    show: ({ commit }) => both(commit),
    fits: ({ commit }) => commit.p95 < 10,
  },
  {
    name: 'listener update, median / p95',
    limit: '< 10 ms',
    show: ({ update }) => both(update),
    fits: ({ update }) => update.p95 < 10,
  },
  {
    name: 'bulk load',
    limit: '> 5000 /s',
    show: ({ load }) => `${load.toFixed(0)} /s`,
    fits: ({ load }) => load > 5000,
  },
];

/** Measures the embedded backend at both sizes and prints the figures beside their limits. False when one is missed. */
export async function benchBackend(): Promise<boolean> {
  // What others do on the machine counts as much as what is measured.
  console.log(`load ${loadavg()[0]?.toFixed(1)} on ${cpus().length} cores before, by others`);
  const measured: BackendFigures[] = [];
  for (const size of SIZES) measured.push(await measureBackend(size));
  printTable(
    ['backend', ...SIZES.map((size) => `${size.toLocaleString('en-US')} documents`), 'limit'],
    ROWS.map(({ name, limit, show }) => [name, ...measured.map(show), limit]),
  );
  const missed = ROWS.filter(({ fits }) => !measured.every(fits));
  for (const { name, limit } of missed) console.log(`${name} is not ${limit}.`);
  return missed.length === 0;
}
