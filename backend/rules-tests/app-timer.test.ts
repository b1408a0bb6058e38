/** @jest-environment ./shared/testing/browser-sdk-environment.cjs */
import { createRecord, newId, updateRecord } from '@fm/data';
import { jobOf } from '@fm/domain/labour';
import { workOrders } from '@fm/domain/work-order';
import { startTimer, stopTimer } from '../../remotes/work-orders/src/features/labour/api/timer';
import { type AppUnderRules, connectApp } from './app-fixture';
import { WORK_ORDER } from './samples';

let app: AppUnderRules;
beforeAll(async () => {
  app = await connectApp();
});
afterAll(() => app.close());

it('stops a timer whose order went over to another customer while it ran', async () => {
  const actor = await app.signIn('office');
  const id = newId();
  await app.stored(createRecord(workOrders, actor, id, WORK_ORDER.values));
  const order = await app.read(workOrders, id);
  const employee = { id: actor.employeeId ?? '', name: actor.name };
  await app.stored(startTimer(actor, employee, jobOf(order), 'break'));
  await app.stored(
    updateRecord(workOrders, actor, order, { customerRef: { id: 'c2', name: 'Elbe Klinik' } }),
  );
  expect(await app.stored(stopTimer(actor, employee.id, newId()))).toMatchObject({ kind: 'break' });
});
