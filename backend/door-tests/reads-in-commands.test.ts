import { MOST_ITEMS } from '@fm/workflows/batch';
import type { CommandName } from '@fm/workflows/commands';
import * as records from '../rules-tests/samples';
import { countReads, fullestOf } from './counted-reads';
import { crewed } from './crewed-order';
import { doorFor, knock, wired } from './knocking';
import { references, stored } from './sample-row';
import { type AnySample, ROWS } from './samples';

/* What a transaction reads is locked until it ends, and travels before it can end. */

const MOST_BYTES = 2_000_000;

const { plannedStart, plannedEnd } = records.WORK_ORDER.values;

/** Requests that have more read than the sample of their command. */
const READING_MORE: readonly (readonly [title: string, CommandName, AnySample])[] = [
  [
    'workOrders.replan without a reason',
    'workOrders.replan',
    {
      stored: crewed(),
      input: {
        id: 'w1',
        seen: { plannedStart, plannedEnd, leadId: 'marek', crewRefs: [] },
        plan: { plannedStart, plannedEnd, leadId: 'olga', crewRefs: [{ id: 'marek', name: 'Marek' }] },
      },
      may: ['office'],
    },
  ],
  [
    'records.purge of an order with a file',
    'records.purge',
    {
      stored: {
        ...references,
        'workOrders/w1': { ...references['workOrders/w1'], trashed: true },
        ...stored(records.ATTACHMENT, {}, 'a1'),
      },
      input: { type: 'workOrder', id: 'w1' },
      may: ['admin'],
    },
  ],
];

it.each([...ROWS, ...READING_MORE])(
  '%s reads less than two megabytes of the fullest records there are',
  async (_, name, sample) => {
    const door = doorFor(sample);
    const bytes = countReads(door.database);
    expect(await knock(door, sample.may[0], name, wired(sample.input))).toMatchObject({ ok: true });
    expect(bytes()).toBeGreaterThan(0);
    expect(bytes()).toBeLessThan(MOST_BYTES);
  },
);

it.each([
  'offers',
  'workOrders',
  'employees',
  'customers',
  'assets',
  'maintenancePlans',
  'tasks',
  'catalogue',
])(
  'a page of as many %s as one command changes is less than two megabytes, with what history says of each',
  (collection) => {
    const bytes = MOST_ITEMS * (fullestOf(collection) + fullestOf('events'));
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThan(MOST_BYTES);
  },
);
