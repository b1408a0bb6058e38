import {
  DAY_HOURS,
  DAYS_MONTH,
  MEMORY_GIB,
  PEOPLE,
  type PersonDay,
  PHOTO_BYTES,
  RECOUNTS_AN_HOUR,
  REQUESTS_A_COMMAND,
  SECONDS_A_REQUEST,
  SEEING_PAGES,
  SENT_BYTES,
  SENT_ENTRY_BYTES,
  SHELL_READS,
  VCPUS,
  WORKDAYS_MONTH,
  WORKDAYS_YEAR,
} from './company';
import { PRICES } from './prices';

const GIB = 1024 ** 3;

/** What one thing costs, as it was counted. */
export interface Counted {
  readonly reads: number;
  readonly writes: number;
  readonly deletes: number;
  /** Entries in the history. */
  readonly entries: number;
  /** By which what is stored grew, index entries included. */
  readonly bytes: number;
}

/** What was counted: commands and screens by their names, and what a night costs for each employee. */
export interface Figures {
  readonly commands: Readonly<Record<string, Counted>>;
  /** Reads. */
  readonly screens: Readonly<Record<string, number>>;
  readonly night: Pick<Counted, 'reads' | 'writes' | 'deletes'>;
}

/** A working day of a company, and what its month costs. */
export interface Bill {
  /** Reads of a day, by what they are for. */
  readonly reads: Readonly<
    Record<'screens' | 'commands' | 'history' | 'records' | 'counts' | 'night', number>
  >;
  readonly writes: number;
  readonly deletes: number;
  /** After a year, in GiB. */
  readonly stored: number;
  /** Dollars a month, with what is stored after a year. */
  readonly money: Readonly<Record<'reads' | 'writes' | 'stored' | 'sent' | 'functions', number>>;
}

export const sumOf = (numbers: Readonly<Record<string, number>>): number =>
  Object.values(numbers).reduce((sum, one) => sum + one, 0);

/**
 * The bill of a company of so many people, all of which grows with them. Throws for a command or screen that was not counted.
 */
export function billOf(staff: number, figures: Figures): Bill {
  const all = (numberOf: (person: PersonDay) => number) =>
    PEOPLE.reduce((sum, person) => sum + staff * person.share * numberOf(person), 0);
  const ofCommands = (numberOf: (counted: Counted) => number) =>
    all(({ commands }) => weighted(commands, (name) => numberOf(known(figures.commands, name))));
  const commands = all((person) => weighted(person.commands, () => 1));
  const entries = ofCommands((counted) => counted.entries);
  const inView = all(({ hours }) => hours / DAY_HOURS);
  const night = figures.night;
  const changesAnHour = entries / DAY_HOURS;
  const reads = {
    screens: all(
      ({ screens, loads }) => weighted(screens, (path) => known(figures.screens, path)) + loads * SHELL_READS,
    ),
    commands: ofCommands((counted) => counted.reads),
    // A page that follows asks for the newest entry, which tells it to count again.
    history: all((person) => person.following * RECOUNTS_AN_HOUR),
    records: entries * Math.min(inView, SEEING_PAGES),
    counts: all((person) => person.following * person.counts * Math.min(RECOUNTS_AN_HOUR, changesAnHour)),
    night: staff * night.reads,
  };
  const writes = ofCommands((counted) => counted.writes) + staff * night.writes;
  // The answer of each command goes after a week.
  const deletes = ofCommands((counted) => counted.deletes) + commands + staff * night.deletes;
  const photos = all((person) => person.photos) * PHOTO_BYTES;
  const stored = ((ofCommands((counted) => counted.bytes) + photos) * WORKDAYS_YEAR) / GIB;
  const sentADay = (reads.screens + reads.records) * SENT_BYTES + reads.history * SENT_ENTRY_BYTES;
  const sent = (sentADay / GIB) * WORKDAYS_MONTH;
  return {
    reads,
    writes,
    deletes,
    stored,
    money: {
      reads: monthly(sumOf(reads), reads.night, PRICES.freeReadsDay, PRICES.readsPer100k),
      writes:
        monthly(writes, staff * night.writes, PRICES.freeWritesDay, PRICES.writesPer100k) +
        monthly(deletes, staff * night.deletes, PRICES.freeDeletesDay, PRICES.deletesPer100k),
      stored: beyond(stored, PRICES.freeStoredGiB) * PRICES.storedGiBMonth,
      sent: beyond(sent, PRICES.freeSentGiBMonth) * PRICES.sentGiB,
      functions: functionsOf(commands * REQUESTS_A_COMMAND * WORKDAYS_MONTH),
    },
  };
}

const weighted = (times: Readonly<Record<string, number>>, weight: (name: string) => number): number =>
  Object.entries(times).reduce((sum, [name, count]) => sum + count * weight(name), 0);

function known<T>(counted: Readonly<Record<string, T>>, name: string): T {
  const one = counted[name];
  if (one === undefined) throw new Error(`${name} was not counted.`);
  return one;
}

const beyond = (used: number, free: number): number => Math.max(0, used - free);

/** Dollars a month for so many operations of a working day, and of a day off; what is free is so each day. */
const monthly = (workday: number, dayOff: number, free: number, per100k: number): number =>
  ((beyond(workday, free) * WORKDAYS_MONTH + beyond(dayOff, free) * (DAYS_MONTH - WORKDAYS_MONTH)) /
    100_000) *
  per100k;

/** Dollars a month for so many requests, as if none shared an instance with another one. */
function functionsOf(requests: number): number {
  const seconds = requests * SECONDS_A_REQUEST;
  return (
    beyond(seconds * VCPUS, PRICES.freeVcpuSeconds) * PRICES.vcpuSecond +
    beyond(seconds * MEMORY_GIB, PRICES.freeGiBSeconds) * PRICES.memoryGiBSecond +
    (beyond(requests, PRICES.freeRequests) / 1_000_000) * PRICES.requestsPerMillion
  );
}
