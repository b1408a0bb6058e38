import { UseCounter } from './use-counter';

const place = { area: 'tasks', build: '3f9c1e2', host: 'a1b2c3d4' };

it('counts what is the same in one row, by duration, and begins anew once it is taken', () => {
  const counter = new UseCounter();
  counter.add({ kind: 'action', name: 'tasks.save', outcome: 'done', ms: 80 }, place);
  counter.add({ kind: 'action', name: 'tasks.save', outcome: 'refused', ms: 5_000 }, place);
  counter.add({ kind: 'screen', name: '/tasks' }, place);
  counter.add({ kind: 'failure', name: 'crash', area: 'offers' }, { ...place, area: 'offers' });
  expect(counter.take()).toMatchObject([
    { name: 'tasks.save', done: 1, refused: 1, failed: 0, took: [1, 0, 0, 0, 1] },
    { kind: 'screen', name: '/tasks', done: 1, took: [0, 0, 0, 0, 0] },
    { kind: 'failure', name: 'crash', area: 'offers', failed: 1 },
  ]);
  expect(counter.take()).toEqual([]);
});

it('has an end: a loop of errors is 200 of them, and 100 different things', () => {
  const counter = new UseCounter();
  for (let i = 0; i < 1_000; i += 1) counter.add({ kind: 'failure', name: 'error' }, place);
  for (let i = 0; i < 1_000; i += 1)
    counter.add({ kind: 'screen', name: '/tasks' }, { ...place, build: i.toString(16).padStart(6, '0') });
  const rows = counter.take();
  expect(rows).toHaveLength(100);
  expect(rows[0]).toMatchObject({ failed: 200 });
});

it('counts where something broke beside the failure', () => {
  const counter = new UseCounter();
  const name = 'TypeError at 472.0abc1234.js:1:4711';
  for (const _ of [1, 2]) {
    counter.add({ kind: 'failure', name: 'crash', area: 'tasks' }, place);
    counter.addBroken(name, place);
  }
  expect(counter.take()).toMatchObject([
    { kind: 'failure', name: 'crash', failed: 2 },
    { kind: 'place', name, failed: 2, took: [0, 0, 0, 0, 0] },
  ]);
});
