import { type DataFailure, findRecord, findRecords, type Outcome, type Query } from '@fm/data';
import type { ComparedOrder } from '@fm/domain/comparison';
import { type Job, jobOf, LABOUR_RATES_ID, type Labour, labourOf, labourRatesOf } from '@fm/domain/labour';
import type { Stored } from '@fm/domain/record';
import { type WorkOrder, workOrders } from '@fm/domain/work-order';
import { useEffect, useState } from 'react';

/** Entries of time read of one order: with more, the cost of its hours is not known. */
export const MOST_TIMES = 100;

/** Orders with their time, as far as they are read. */
export type ComparedOrders =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly failure: DataFailure; retry(): void }
  | {
      readonly status: 'ready';
      readonly works: readonly ComparedOrder[];
      /** Orders that are gone, or damaged. */
      readonly missing: number;
    };

type Read = { readonly key: string; readonly outcome: Outcome<readonly (ComparedOrder | undefined)[]> };

/**
 * These orders with their time and its rates, read once and again when `ids` change. For those alone who may know prices
 * and what people cost: others are refused by the rules.
 */
export function useComparedOrders(ids: readonly string[]): ComparedOrders {
  const [tries, setTries] = useState(0);
  const [read, setRead] = useState<Read>();
  const key = `${tries} ${ids.join(' ')}`;
  useEffect(() => {
    let left = false;
    const [, ...wanted] = key.split(' ');
    readOrders(wanted.filter(Boolean)).then((outcome) => {
      if (!left) setRead({ key, outcome });
    });
    return () => {
      left = true;
    };
  }, [key]);
  if (read?.key !== key) return { status: 'loading' };
  if (!read.outcome.ok)
    return { status: 'failed', failure: read.outcome.failure, retry: () => setTries((before) => before + 1) };
  const works = read.outcome.value.filter((work) => work !== undefined);
  return { status: 'ready', works, missing: read.outcome.value.length - works.length };
}

async function readOrders(ids: readonly string[]): Promise<Read['outcome']> {
  const all = await Promise.all(ids.map(readOrder));
  const failed = all.find(({ ok }) => !ok);
  if (failed && !failed.ok) return failed;
  return { ok: true, value: all.map((one) => (one.ok ? one.value : undefined)) };
}

const latest = (spec: Query<Labour>) => spec.where('trashed', '==', false).orderBy('day', 'desc');

/** The time noted on a job, the latest first, with one entry more than is read of it. */
export const timesOf = (job: Job) => findRecords(labourOf(job), latest, MOST_TIMES + 1);

async function readOrder(id: string): Promise<Outcome<ComparedOrder | undefined>> {
  const order = await findRecord(workOrders, id);
  if (!order.ok) return order;
  return order.value ? readWork(order.value) : { ok: true, value: undefined };
}

/** An order with its time and rates. */
export async function readWork(order: Stored<WorkOrder>): Promise<Outcome<ComparedOrder>> {
  const [labour, rates] = await Promise.all([
    timesOf(jobOf(order)),
    findRecord(labourRatesOf(order.id), LABOUR_RATES_ID),
  ]);
  if (!labour.ok) return labour;
  if (!rates.ok) return rates;
  const isPartial = labour.value.length > MOST_TIMES;
  return { ok: true, value: { order, labour: labour.value, rates: rates.value ?? { rates: {} }, isPartial } };
}
