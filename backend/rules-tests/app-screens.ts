import { changeRecord, commitTogether, createRecord, updateRecord } from '@fm/data';
import { today } from '@fm/domain/calendar-day';
import { type OfferStatus, type OfferStepInput, offers, transitionOffer } from '@fm/domain/offer';
import { can } from '@fm/domain/role';
import { type TaskStatus, type TaskStepInput, tasks, transitionTask } from '@fm/domain/task';
import { transitionWorkOrder, type WorkOrderStatus, workOrders } from '@fm/domain/work-order';
import type { AppUnderRules } from './app-fixture';
import type { Person } from './people';
import type * as samples from './samples';

/** Today, where the company is. */
export const day = () => today('Europe/Berlin');

let ids = 0;

/** An id that no record of the test file has. */
export function newId(): string {
  ids += 1;
  return `r${ids}`;
}

/** What screens do again and again, each in somebody's hands. */
export function screensOf(app: () => AppUnderRules) {
  /** Creates a record, edits it and throws it away where the role may. */
  async function keep<R extends object>(
    person: Person,
    { kind, values, edit }: samples.Sample<R>,
    id = newId(),
  ): Promise<void> {
    const actor = await app().signIn(person);
    await app().stored(createRecord(kind, actor, id, values));
    await app().stored(updateRecord(kind, actor, await app().read(kind, id), edit));
    if (can(actor.role, 'records:trash'))
      await app().stored(commitTogether(actor, (unit) => unit.trash(kind, id)));
  }

  async function moveTask(
    person: Person,
    id: string,
    to: TaskStatus,
    input: TaskStepInput = {},
  ): Promise<void> {
    const actor = await app().signIn(person);
    await app().stored(
      changeRecord(tasks, actor, id, (task) => transitionTask(task, to, input, actor, new Date())),
    );
  }

  async function moveOrder(person: Person, id: string, to: WorkOrderStatus): Promise<void> {
    const actor = await app().signIn(person);
    const input = { reason: 'Because.', waitingReason: 'parts', outcome: 'All done.' } as const;
    await app().stored(
      changeRecord(workOrders, actor, id, (order) =>
        transitionWorkOrder(order, to, input, actor, new Date()),
      ),
    );
  }

  async function moveOffer(
    person: Person,
    id: string,
    to: OfferStatus,
    input: OfferStepInput = {},
  ): Promise<void> {
    const actor = await app().signIn(person);
    await app().stored(
      changeRecord(offers, actor, id, (offer) => transitionOffer(offer, to, input, actor, new Date(), day())),
    );
  }

  return { keep, moveTask, moveOrder, moveOffer };
}
