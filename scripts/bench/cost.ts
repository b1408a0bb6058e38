import { demoDocuments, seed } from '@fm/backend/seed';
import { today } from '@fm/domain/calendar-day';
import { COMPANY } from '@fm/domain/company';
import type { CommandName } from '@fm/workflows/commands';
import { LISTS, SINGLES } from '../../e2e/support/screens';
import { buildFunctions } from '../release/build-functions';
import { type EmbeddedBackend, startEmbeddedBackend } from '../serve/embedded-backend';
import { type Bill, billOf, type Figures, sumOf } from './cost/bill';
import { PEOPLE } from './cost/company';
import { countCommands, countNight } from './cost/count';
import { printTable } from './print-table';
import { readsOf } from './reads';

const STAFF = [50, 500, 5_000] as const;
/** Dollars a month at 500 staff. */
const LIMIT = 60;

const round = (value: number) => Math.round(value).toLocaleString('en-US');
const dollars = (value: number) => `$${value.toFixed(2)}`;

const ROWS: readonly (readonly [name: string, show: (bill: Bill) => string])[] = [
  ['reads a day: screens', ({ reads }) => round(reads.screens)],
  ['reads a day: commands', ({ reads }) => round(reads.commands)],
  ['reads a day: that something changed', ({ reads }) => round(reads.history)],
  ['reads a day: records in view that changed', ({ reads }) => round(reads.records)],
  ['reads a day: numbers counted again', ({ reads }) => round(reads.counts)],
  ['reads a day: night', ({ reads }) => round(reads.night)],
  ['reads a day', ({ reads }) => round(sumOf(reads))],
  ['writes a day', ({ writes }) => round(writes)],
  ['deletes a day', ({ deletes }) => round(deletes)],
  ['GiB stored after a year', ({ stored }) => stored.toFixed(1)],
  ['a month: reads', ({ money }) => dollars(money.reads)],
  ['a month: writes and deletes', ({ money }) => dollars(money.writes)],
  ['a month: storage after a year', ({ money }) => dollars(money.stored)],
  ['a month: sent', ({ money }) => dollars(money.sent)],
  ['a month: functions', ({ money }) => dollars(money.functions)],
  ['a month', ({ money }) => dollars(sumOf(money))],
];

/**
 * Counts what commands and nights are billed for on the embedded backend and what screens read with the demo, and prints
 * what a company of three sizes pays for the day of `cost/company.ts`. False when 500 people cost 60 dollars a month or
 * more.
 */
export async function benchCost(): Promise<boolean> {
  await buildFunctions();
  const commands = await onBackend((backend) => countCommands(backend, COMMANDS));
  printTable(
    ['one command', 'reads', 'writes', 'deletes', 'history', 'bytes stored'],
    Object.entries(commands).map(([name, { reads, writes, deletes, entries, bytes }]) => [
      name,
      ...[reads, writes, deletes, entries, bytes].map(round),
    ]),
  );
  const reads = await readsOf(SCREENS);
  const screens = Object.fromEntries(SCREENS.map(({ path }, index) => [path, reads[index] ?? 0]));
  console.log('');
  printTable(
    ['one screen', 'reads'],
    Object.entries(screens).map(([path, cost]) => [path, round(cost)]),
  );
  const figures: Figures = { commands, screens, night: await onBackend(nightOfOne) };
  const bills = STAFF.map((staff) => billOf(staff, figures));
  console.log('');
  printTable(
    ['cost', ...STAFF.map((staff) => `${staff.toLocaleString('en-US')} staff`)],
    ROWS.map(([name, show]) => [name, ...bills.map(show)]),
  );
  const missed = sumOf(bills[STAFF.indexOf(500)]?.money ?? {}) >= LIMIT;
  if (missed) console.log(`500 staff do not cost less than ${LIMIT} dollars a month.`);
  return !missed;
}

/** Each command with who sends it; what both kinds of people send costs the same. */
const COMMANDS = [
  ...new Map(
    PEOPLE.flatMap(({ login, commands }) =>
      Object.keys(commands).map((name) => [name as CommandName, login] as const),
    ),
  ),
];

/** The screens of that day. */
const SCREENS = [...LISTS, ...SINGLES].filter(({ path }) => PEOPLE.some(({ screens }) => path in screens));

async function onBackend<T>(work: (backend: EmbeddedBackend) => Promise<T>): Promise<T> {
  const backend = await startEmbeddedBackend({ port: 0, dataDir: null, log: () => undefined });
  try {
    return await work(backend);
  } finally {
    await backend.close();
  }
}

/** What a night costs for each employee of the demo. */
async function nightOfOne(backend: EmbeddedBackend): Promise<Figures['night']> {
  const day = today(COMPANY.timezone);
  await seed({ ...backend, today: day });
  const demo = [...demoDocuments({ today: day, scale: 1 })].flat();
  const staff = demo.filter(({ path }) => /^employees\/[^/]+$/.test(path)).length;
  const { reads, writes, deletes } = await countNight(backend);
  return { reads: reads / staff, writes: writes / staff, deletes: deletes / staff };
}
