import { openTestDoor } from '../testing';

const now = new Date('2026-11-20T09:00:00Z');

it('tells the history who saved how many rows of which list', async () => {
  const { ask, database } = openTestDoor(now);
  expect(await ask('manager', 'exports.tell', { list: 'work-orders', rows: 214 })).toMatchObject({
    ok: true,
  });
  expect(database.all('events')).toMatchObject([
    {
      data: {
        kind: 'exported',
        actor: { uid: 'manager', role: 'manager' },
        entity: { type: 'list', id: 'work-orders' },
        note: '214 rows were saved as a file: work-orders.',
      },
    },
  ]);
});

it.each([
  ['words of somebody’s own', { list: 'Ana gave me this', rows: 1 }],
  ['half a row', { list: 'customers', rows: 0.5 }],
])('takes no %s', async (_, input) => {
  const { ask, database } = openTestDoor(now);
  expect(await ask('office', 'exports.tell', input)).toMatchObject({ ok: false });
  expect(database.all('events')).toEqual([]);
});
