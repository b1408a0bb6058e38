/** @jest-environment ./shared/testing/browser-sdk-environment.cjs */
import { customers } from '@fm/domain/customer';
import { recordNumber } from '@fm/domain/number';
import { offers } from '@fm/domain/offer';
import { tasks } from '@fm/domain/task';
import { type Attack, repel } from './attack-fixture';
import { creation, type Documents, documentOf, existing, tampered } from './documents';
import { PEOPLE } from './people';
import { CUSTOMER, OFFER, TASK } from './samples';

const { office, manager } = PEOPLE;
const TASKS = 'counters/task-2026';
const seven: Documents = { [TASKS]: { value: 7, lastIds: ['r1'] } };

/** New tasks that get the numbers after `last`, in order, with their counter. */
function created(ids: readonly string[], last = 7): Documents {
  const documents = ids.map((id, index) =>
    creation(tasks, office, id, TASK.values, { value: last + 1 + index }),
  );
  return Object.assign({}, ...documents, {
    [TASKS]: { value: last + ids.length, lastIds: ids },
  }) as Documents;
}
const idsOf = (count: number) => Array.from({ length: count }, (_, index) => `n${index + 1}`);
const without = (documents: Documents, ...paths: string[]): Documents =>
  Object.fromEntries(Object.entries(documents).filter(([path]) => !paths.includes(path)));

const one = created(['n1']);
const three = created(idsOf(3));
const number = (value: number) => ({ number: recordNumber('TA', 2026, value) });

/** A commit of three new tasks with something false. */
const falseThree = (name: string, attack: Documents): Attack => ({
  name,
  by: 'office',
  stored: seven,
  honest: three,
  attack,
});

repel('numbers of several new records', [
  falseThree('skip one between them', tampered(three, 'tasks/n3', number(11))),
  falseThree(
    'skip one before them',
    tampered({ ...created(idsOf(3), 8) }, TASKS, { value: 11, lastIds: idsOf(3) }),
  ),
  falseThree('skip one after them', tampered(three, TASKS, { value: 11 })),
  falseThree('are given twice', tampered(three, 'tasks/n3', number(9))),
  falseThree('are exchanged', tampered(tampered(three, 'tasks/n2', number(10)), 'tasks/n3', number(9))),
  falseThree('are those of before', tampered(three, 'tasks/n1', number(7))),
  falseThree('are written with another width', tampered(three, 'tasks/n1', { number: 'TA-2026-00008' })),
  falseThree('end in more than a number', tampered(three, 'tasks/n1', { number: 'TA-2026-0008-1' })),
  falseThree('are of another year', tampered(three, 'tasks/n1', { number: 'TA-2025-0008' })),
  falseThree('are of another kind', tampered(three, 'tasks/n1', { number: 'WO-2026-0008' })),
  falseThree('are claimed without creating anything', { [TASKS]: { value: 10, lastIds: idsOf(3) } }),
  falseThree('are claimed for one that is not created', without(three, 'tasks/n3', 'events/event-n3')),
  falseThree(
    'are claimed for one twice',
    tampered(without(three, 'tasks/n3', 'events/event-n3'), TASKS, { lastIds: ['n1', 'n2', 'n2'] }),
  ),
  falseThree('are fewer than records', tampered(three, TASKS, { value: 9, lastIds: ['n1', 'n2'] })),
  falseThree(
    'are claimed for a record of somebody else',
    tampered(three, TASKS, { lastIds: ['n1', 'n2', 'x9'] }),
  ),
  falseThree('are counted without a list', tampered(three, TASKS, { lastIds: undefined })),
  falseThree('are more than the rules can look at', created(idsOf(9))),
]);

const old: Documents = { 'tasks/r1': documentOf(existing(TASK.values, number(7))) };

/** A counter that is written with one new task, and how somebody would rather have it. */
const falseCounter = (name: string, fields: object, by: Attack['by'] = 'office'): Attack => ({
  name,
  by,
  stored: seven,
  honest: one,
  twin: 'office',
  attack: tampered(one, TASKS, fields),
});

repel('counters', [
  falseCounter('go down', { value: 6 }),
  falseCounter('stand still', { value: 7 }),
  falseCounter('jump', { value: 17 }),
  falseCounter('become a fraction', { value: 8.5 }),
  falseCounter('become a text', { value: '8' }),
  falseCounter('carry more', { note: 'x' }),
  falseCounter('list nobody', { lastIds: [] }),
  falseCounter('list what is no id', { lastIds: [7] }),
  {
    name: 'start anywhere',
    by: 'office',
    honest: created(['n1'], 0),
    attack: created(['n1'], 99),
  },
  {
    name: 'count one record in two years',
    by: 'office',
    stored: seven,
    honest: one,
    attack: { ...one, 'counters/task-2025': { value: 1, lastIds: ['n1'] } },
  },
  {
    name: 'count one record in two kinds',
    by: 'office',
    stored: seven,
    honest: one,
    attack: { ...one, 'counters/customer-2026': { value: 1, lastIds: ['n1'] } },
  },
  {
    name: 'count what was there before',
    by: 'office',
    stored: { ...old, ...seven },
    honest: one,
    attack: { [TASKS]: { value: 8, lastIds: ['r1'] } },
  },
  {
    name: 'count what does not exist',
    by: 'office',
    stored: seven,
    honest: one,
    attack: { 'counters/wish-2026': { value: 1, lastIds: ['n1'] } },
  },
  {
    name: 'disappear',
    by: 'admin',
    twin: 'office',
    stored: seven,
    honest: one,
    attack: { [TASKS]: undefined },
  },
  {
    name: 'count offers for a manager',
    by: 'manager',
    twin: 'office',
    attack: creation(offers, manager, 'o1', OFFER.values),
    honest: creation(offers, office, 'o1', OFFER.values),
  },
]);

const eight = idsOf(8).map((id, index) =>
  creation(customers, office, id, CUSTOMER.values, { value: index + 1 }),
);

repel('eight new customers, the most of one commit,', [
  {
    name: 'are one too many',
    by: 'office',
    attack: {
      ...Object.assign({}, ...eight),
      ...creation(customers, office, 'n9', CUSTOMER.values, { value: 9 }),
      'counters/customer-2026': { value: 9, lastIds: idsOf(9) },
    },
    honest: {
      ...Object.assign({}, ...eight),
      'counters/customer-2026': { value: 8, lastIds: idsOf(8) },
    },
  },
]);
