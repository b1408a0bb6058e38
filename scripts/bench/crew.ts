import { emptyCustomer } from '@fm/domain/customer';
import { emptyEmployee } from '@fm/domain/employee';
import { emptySite } from '@fm/domain/site';
import { emptyWorkOrder } from '@fm/domain/work-order';
import type { CommandCaller } from './command-caller';

const CLIENTS = 20;
const MINUTE_MS = 60_000;
const SLOT_MS = 20 * MINUTE_MS;
const LENGTH_MS = 15 * MINUTE_MS;
/** A day of which the demo knows nothing, so that nothing else is in the way. */
const DAY = '2030-03-12';
const FIRST = Date.parse(`${DAY}T06:00:00Z`);

const CUSTOMER = 'bench-crew-customer';
const SITE = 'bench-crew-site';
const LEAD = 'bench-crew-lead';
const MATE = 'bench-crew-mate';

const idOf = (n: number) => `bench-crew-${n}`;
/** A quarter of an hour of the crew's day, none at the same time as another. */
const planOf = (n: number, laterMs = 0) => ({
  plannedStart: new Date(FIRST + n * SLOT_MS + laterMs),
  plannedEnd: new Date(FIRST + n * SLOT_MS + laterMs + LENGTH_MS),
  leadId: LEAD,
  crewRefs: [{ id: MATE, name: 'Mate Crew' }],
});

/**
 * So many people move orders of one crew on one day at once. Without a reason each reads, and so locks, what the crew
 * does in that week: only one after the other is had. Gives what the slowest took.
 */
export async function planOneCrew(caller: CommandCaller): Promise<number> {
  const all = [...Array(CLIENTS).keys()];
  await prepare(caller, all);
  const times = await Promise.all(
    all.map(async (n) => {
      const started = performance.now();
      const plan = planOf(n, 5 * MINUTE_MS);
      await caller.send('workOrders.replan', { id: idOf(n), seen: planOf(n), plan });
      return performance.now() - started;
    }),
  );
  return Math.max(...times);
}

/** Two people, a site, and their orders there. */
async function prepare(caller: CommandCaller, all: readonly number[]): Promise<void> {
  const address = { line1: 'Quay 1', line2: '', postcode: '20457', city: 'Hamburg', country: 'DE' };
  const site = { ...emptySite(), name: 'Quay', address };
  await caller.send('customers.importPage', {
    batchId: CUSTOMER,
    rows: [
      {
        id: CUSTOMER,
        values: { ...emptyCustomer(), name: 'Crew Nord GmbH' },
        given: ['name'],
        into: null,
        sites: [{ id: SITE, values: site, given: ['name'], isAddress: false }],
      },
    ],
  });
  for (const [index, id] of [LEAD, MATE].entries())
    await caller.send('employees.save', {
      id,
      values: {
        ...emptyEmployee(),
        firstName: index === 0 ? 'Lead' : 'Mate',
        lastName: 'Crew',
        employeeNo: `bench-${index}`,
        jobTitle: 'Technician',
        startDate: '2020-01-01',
      },
      base: null,
    });
  for (const n of all) {
    const { plannedStart, plannedEnd, crewRefs } = planOf(n);
    const clock = (at: Date) => new Date(at.getTime() + 60 * MINUTE_MS).toISOString().slice(11, 16);
    await caller.send('workOrders.save', {
      id: idOf(n),
      values: {
        ...emptyWorkOrder(),
        title: `Round ${n}`,
        customerRef: { id: CUSTOMER, name: 'Crew Nord GmbH' },
        siteRef: { id: SITE, name: 'Quay' },
        leadRef: { id: LEAD, name: 'Lead Crew' },
        crewRefs,
        timezone: 'Europe/Berlin',
        plannedDay: DAY,
        plannedFrom: clock(plannedStart),
        plannedTo: clock(plannedEnd),
        reason: 'For the bench.',
      },
      base: null,
    });
  }
}
