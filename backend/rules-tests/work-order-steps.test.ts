import type { Stored } from '@fm/domain/record';
import {
  transitionWorkOrder,
  WORK_ORDER_STATUSES,
  type WorkOrder,
  type WorkOrderStatus,
  workOrders,
  workOrderTransitions,
} from '@fm/domain/work-order';
import { change, type Documents, documentOf } from './documents';
import { denial } from './judge';
import { NOW } from './now';
import { PEOPLE, type Person } from './people';
import { ORDER_STEP, ordersIn } from './work-order-samples';

// That rules and domain allow the same steps to the same roles, transitions.test.ts compares. Here: whoever may take a
// step takes this step alone, whole and truthfully, and who has no enabled record takes none.

const RECORD = 'workOrders/r1';
const EVENT = 'events/event-r1-2';
const MAY_ACT: readonly Person[] = ['admin', 'office', 'empty', 'manager'];
const MAY_NOT: readonly (Person | undefined)[] = ['disabled', 'nobody', undefined];

/** Every allowed change of status, once. */
const ROWS = workOrderTransitions.rows.flatMap(({ from, to }) => from.map((status) => [status, to] as const));

const storedAs = (order: Stored<WorkOrder>): Documents => ({ [RECORD]: documentOf(order) });

/** What the app writes when this person takes the step; undefined where they may not. */
function honest(person: Person, order: Stored<WorkOrder>, to: WorkOrderStatus): Documents | undefined {
  const done = transitionWorkOrder(order, to, ORDER_STEP, PEOPLE[person], NOW);
  if (!done.ok) return undefined;
  return change(workOrders, PEOPLE[person], order, done.patch, {
    kind: 'status',
    ...(done.note && { note: done.note }),
  });
}

const within = (documents: Documents, path: string, fields: object): Documents => ({
  ...documents,
  [path]: { ...documents[path], ...fields },
});
const record = (fields: object) => (documents: Documents) => within(documents, RECORD, fields);
const event = (fields: object) => (documents: Documents) => within(documents, EVENT, fields);
const someone = { uid: 'u-other', name: 'Ida Ohm' };

/** What is false about a step, whichever it is. */
const DISTORTIONS: Readonly<Record<string, (documents: Documents) => Documents>> = {
  'without a word in the history': ({ [EVENT]: _, ...rest }) => rest,
  'called a mere change in the history': event({ kind: 'changed' }),
  'told of another order': event({ entity: { type: 'workOrder', id: 'r2', label: 'Other' } }),
  'told to another customer': event({ customerId: 'c-other' }),
  "in somebody else's name": record({ updatedBy: someone }),
  "told in somebody else's name": event({ actor: { ...someone, role: 'admin' } }),
  'at another time': record({ updatedAt: new Date('2026-11-01T08:00:00.000Z') }),
  'without a new version': record({ rev: 1 }),
  'with two versions at once': record({ rev: 3 }),
  'into a group it does not belong to': (documents) => {
    const { statusGroup } = documents[RECORD] as WorkOrder;
    return within(documents, RECORD, { statusGroup: statusGroup === 'closed' ? 'open' : 'closed' });
  },
  'with another title': record({ title: 'Something else' }),
  'with another customer': record({ customerRef: { id: 'c-other', name: 'Other' } }),
  'with somebody else on the crew': record({ crewIds: ['e-other'] }),
  'from another offer': record({ offerRef: { id: 'o-other', name: 'Other' }, offerTotalMinor: 1 }),
  'with another author': record({ createdBy: { uid: 'u-third', name: 'Tom Tull' } }),
  'with another number': record({ number: 'WO-2026-9999' }),
  'into the trash': record({ trashed: true }),
  'with a field nobody knows': record({ approvedByEverybody: true }),
};

describe.each(ROWS)('the step from %s to %s', (from, to) => {
  const orders = Object.entries(ordersIn(from));

  it.each(MAY_ACT)('is taken by %s as it is or not at all', (person) => {
    for (const [variant, order] of orders) {
      const documents = honest(person, order, to);
      if (!documents) continue;
      expect({ variant, denied: denial(person, storedAs(order), documents) }).toEqual({
        variant,
        denied: '',
      });
      for (const [how, distort] of Object.entries(DISTORTIONS)) {
        const denied = denial(person, storedAs(order), distort(documents)) !== '';
        expect({ variant, how, denied }).toEqual({ variant, how, denied: true });
      }
      const trashed = { ...order, trashed: true };
      expect(denial(person, storedAs(trashed), within(documents, RECORD, { trashed: true }))).not.toBe('');
    }
  });

  it.each(MAY_NOT)('is refused to %s', (person) => {
    for (const [, order] of orders) {
      // What the office, an administrator or the crew would write, and the same in the own name.
      for (const author of MAY_ACT) {
        const documents = honest(author, order, to);
        if (documents) expect(denial(person, storedAs(order), documents)).not.toBe('');
      }
      const own = person && honest('admin', order, to);
      if (own) {
        const { uid, name, role } = PEOPLE[person];
        const signed = within(within(own, RECORD, { updatedBy: { uid, name } }), EVENT, {
          actor: { uid, name, role },
        });
        expect(denial(person, storedAs(order), signed)).not.toBe('');
      }
    }
  });
});

describe.each(['draft', 'onHold'] as const)('scheduling from %s with another crew', (from) => {
  const ANN = { id: 'e-ann', name: 'Ann Ode' };
  const CREW = { leadId: 'e-manager', leadName: 'Marek Wolny', crewRefs: [ANN], crewIds: [ANN.id] };
  const orders = Object.values(ordersIn(from));

  const scheduled = (person: Person, order: Stored<WorkOrder>, crew: Partial<WorkOrder>) => {
    const plan = { ...CREW, ...crew, plannedStart: NOW, plannedDay: '2026-11-20' };
    const done = transitionWorkOrder({ ...order, ...plan }, 'scheduled', ORDER_STEP, PEOPLE[person], NOW);
    if (!done.ok) return undefined;
    const patch = { ...plan, ...done.patch };
    return change(workOrders, PEOPLE[person], order, patch, { kind: 'status', note: 'Look again.' });
  };

  it('is done by staff, and by nobody else', () => {
    for (const order of orders) {
      for (const person of ['admin', 'office', 'empty'] as const) {
        const documents = scheduled(person, order, {});
        expect(documents).toBeDefined();
        expect(denial(person, storedAs(order), documents ?? {})).toBe('');
      }
      const managers = scheduled('manager', order, {});
      if (managers) expect(denial('manager', storedAs(order), managers)).not.toBe('');
    }
  });

  it('is refused where the ids are not those of the people', () => {
    for (const order of orders) {
      const documents = scheduled('office', order, { crewRefs: order.crewRefs, crewIds: ['e-other'] });
      expect(denial('office', storedAs(order), documents ?? {})).not.toBe('');
    }
  });
});

describe('a change of status that no table knows', () => {
  const known = new Set(ROWS.map(([from, to]) => `${from} ${to}`));
  const unknown = WORK_ORDER_STATUSES.flatMap((from) =>
    WORK_ORDER_STATUSES.filter((to) => to !== from && !known.has(`${from} ${to}`)).map(
      (to) => [from, to] as const,
    ),
  );

  it.each(unknown)('from %s to %s is refused to everybody, with whatever traces', (from, to) => {
    const traces = Object.values(ordersIn(to))[0];
    for (const order of Object.values(ordersIn(from))) {
      for (const person of MAY_ACT) {
        const { status, statusGroup, startedAt, completedAt, completedBy, outcome, cancelReason, waiting } =
          traces ?? order;
        for (const patch of [
          { status, statusGroup },
          { status, statusGroup, startedAt, completedAt, completedBy, outcome, cancelReason, waiting },
        ]) {
          const documents = change(workOrders, PEOPLE[person], order, patch, { kind: 'status', note: 'So.' });
          expect(denial(person, storedAs(order), documents)).not.toBe('');
        }
      }
    }
  });
});
