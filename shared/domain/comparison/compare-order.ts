import { type Labour, type LabourRates, labourTotals } from '../labour';
import { divideRounded } from '../money';
import { spread } from '../offer-arithmetic';
import type { Stored } from '../record';
import {
  linesInOrder,
  type OfferedLine,
  offeredMinutes,
  partBillMinor,
  partCostMinor,
  usedLines,
  type WorkOrder,
} from '../work-order';
import type { ComparedRow } from './compared-row';

/** An order with the time that was noted on it. */
export interface ComparedOrder {
  readonly order: Stored<WorkOrder>;
  /** Its entries of time that are not in the trash. */
  readonly labour: readonly Stored<Labour>[];
  readonly rates: LabourRates;
  /** More time was noted than `labour` holds, so nobody knows what all of it costs. */
  readonly isPartial?: boolean | undefined;
}

type Line = OfferedLine & { readonly id: string };

/**
 * Offered, done and cost of one order by line: its offered lines first, then what was done beside them. What counts as
 * done is settled in decision 0060.
 */
export function compareOrder(work: ComparedOrder): readonly ComparedRow[] {
  const { order } = work;
  const used = usedLines(order);
  const lines = linesInOrder(order.offered).filter(({ kind }) => kind !== 'text');
  const rows = order.offered === undefined ? wholeOffer(work) : offeredRows(work, lines);
  // Nobody can tell which parts were offered; a plan's price leaves out those that are billed beside it.
  const isUnnamed = order.offered === undefined && order.offerTotalMinor !== undefined;
  const offeredParts = new Set(lines.flatMap(({ id, kind }) => (kind === 'material' ? id : [])));
  const parts = linesInOrder(used.parts)
    .filter(({ id }) => !offeredParts.has(id))
    .map((part) => {
      const cost = partCostMinor(part);
      const doneMinor = isUnnamed ? 0 : partBillMinor(part);
      return row(`${order.id} ${part.id}`, part.name, doneMinor, cost);
    });
  const costs = linesInOrder(used.costs).map(({ id, label, billable, amountMinor }) =>
    row(`${order.id} ${id}`, label, billable ? amountMinor : 0, amountMinor),
  );
  return [...rows, ...parts, ...costs, ...hoursBeside(work, lines)];
}

const row = (
  id: string,
  name: string,
  doneMinor: number | undefined,
  costMinor: number | undefined,
): ComparedRow => ({ id, name, doneMinor, costMinor, knownCostMinor: costMinor ?? 0 });

const isComplete = ({ status }: WorkOrder) => status === 'completed' || status === 'verified';

/** What was agreed for all of an order whose lines do not say it: of its offer, or of its plan for an occurrence. */
const wholePrice = ({ offered, offerTotalMinor, planPriceMinor }: WorkOrder): number | undefined =>
  offered === undefined ? (offerTotalMinor ?? planPriceMinor) : undefined;

/**
 * An order whose lines do not say what was agreed for each: one row for all of them. Its cost is in the rows of what was
 * noted; where nothing was, it is nothing before the order is completed and unknown afterwards.
 */
function wholeOffer(work: ComparedOrder): readonly ComparedRow[] {
  const { order } = work;
  const agreedMinor = wholePrice(order);
  if (agreedMinor === undefined) return [];
  const doneMinor = isComplete(order) ? agreedMinor : 0;
  const isNoted = isAnythingNoted(work) || Object.keys(usedLines(order).parts).length > 0;
  const costMinor = isNoted || doneMinor === 0 ? 0 : undefined;
  const whole = { ...row(order.id, order.title, doneMinor, costMinor), offeredMinor: agreedMinor };
  return [isNoted ? { ...whole, costElsewhere: true } : whole];
}

function offeredRows(work: ComparedOrder, lines: readonly Line[]): readonly ComparedRow[] {
  const { order } = work;
  const used = usedLines(order).parts;
  const timed = timedLines(lines);
  const costs = new Map(spreadCost(work, timed).map((cost, index) => [timed[index]?.id, cost]));
  const { unpriced } = labourTotals(work.labour, work.rates);
  const isTimeKnown = unpriced.length === 0 && !work.isPartial;
  const offeredMin = timed.reduce((sum, line) => sum + minutesOf(line), 0);
  const beside = lines.filter(({ id, kind }) => kind !== 'material' && !costs.has(id));
  const workBesideMinor = isComplete(order)
    ? beside.reduce((sum, line) => sum + (line.agreedMinor ?? 0), 0)
    : 0;
  return lines.map((line): ComparedRow => {
    const { id, name, kind, agreedMinor = 0 } = line;
    const offered = { offeredMinor: agreedMinor };
    if (kind === 'material') {
      const part = used[id];
      return {
        ...(part ? row(id, name, partBillMinor(part), partCostMinor(part)) : row(id, name, 0, 0)),
        ...offered,
      };
    }
    if (!costs.has(id))
      return { ...row(id, name, isComplete(order) ? agreedMinor : 0, 0), ...offered, costElsewhere: true };
    const knownCostMinor = costs.get(id) ?? 0;
    const inHours = offeredMin > 0;
    const done = isComplete(order) ? agreedMinor : 0;
    // Work that is done and of which nobody noted a minute or a cost did cost something. Hours are what the work beside
    // them costs.
    const costlyMinor = inHours ? workBesideMinor : done;
    const isCostKnown = isTimeKnown && (costlyMinor === 0 || isAnythingNoted(work));
    return {
      id,
      name,
      ...offered,
      doneMinor: inHours ? hoursDone(work, agreedMinor, offeredMin) : done,
      costMinor: isCostKnown ? knownCostMinor : undefined,
      knownCostMinor,
    };
  });
}

const isAnythingNoted = ({ order, labour }: ComparedOrder): boolean =>
  labour.some(({ kind }) => kind !== 'break') || Object.keys(usedLines(order).costs).length > 0;

/** The share of an hour line in the billed time, at its agreed price; undefined while not all of the time is known. */
function hoursDone(work: ComparedOrder, agreedMinor: number, offeredMin: number): number | undefined {
  if (work.isPartial) return undefined;
  return Number(divideRounded(BigInt(agreedMinor) * BigInt(billedMinutes(work)), BigInt(offeredMin)));
}

/** The lines that the time of an order belongs to: those in hours, or those of other work where none is. */
function timedLines(lines: readonly Line[]): readonly Line[] {
  const inHours = lines.filter((line) => minutesOf(line) > 0);
  return inHours.length > 0 ? inHours : lines.filter(({ kind }) => kind !== 'material');
}

const minutesOf = (line: OfferedLine): number => offeredMinutes([line]) ?? 0;

/** What the time costs as far as it is known, to the cent, by the minutes of the lines or what was agreed for them. */
function spreadCost({ labour, rates }: ComparedOrder, timed: readonly Line[]): readonly number[] {
  const cost = BigInt(labourTotals(labour, rates).costMinor);
  const minutes = timed.map((line) => BigInt(minutesOf(line)));
  const agreed = timed.map(({ agreedMinor = 0 }) => BigInt(Math.max(0, agreedMinor)));
  const weights = [minutes, agreed].find((all) => all.some((weight) => weight > 0n));
  return spread(cost, weights ?? timed.map(() => 1n)).map(Number);
}

const billedMinutes = ({ labour }: ComparedOrder): number =>
  labour
    .filter(({ kind, billable }) => kind !== 'break' && billable)
    .reduce((sum, { minutes }) => sum + minutes, 0);

/** The time of an order without a line that it could belong to. */
function hoursBeside(work: ComparedOrder, lines: readonly Line[]): readonly ComparedRow[] {
  const { order, labour, rates, isPartial = false } = work;
  const paid = labour.filter(({ kind }) => kind !== 'break');
  if (timedLines(lines).length > 0 || (paid.length === 0 && !isPartial)) return [];
  const { costMinor, billMinor, unpriced } = labourTotals(labour, rates);
  const isPriced = paid.every(({ id, billable }) => !billable || rates.billRates?.[id] !== undefined);
  const doneMinor = isPriced && !isPartial ? billMinor : undefined;
  return [
    {
      id: `${order.id} hours`,
      name: 'Hours',
      doneMinor: wholePrice(order) === undefined ? doneMinor : 0,
      costMinor: unpriced.length > 0 || isPartial ? undefined : costMinor,
      knownCostMinor: costMinor,
    },
  ];
}
