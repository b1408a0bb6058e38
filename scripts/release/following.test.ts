import { setTimeout as sleep } from 'node:timers/promises';
import { writeDocuments } from '@fm/backend/seed';
import { emptyOffer, offerFormSchema, offerToRecord } from '@fm/domain/offer';
import { type LocalBackend, startLocalBackend } from '@fm/local-backend';
import * as v from 'valibot';
import { INDEXES_PATH } from '../../backend/rules-tests/rules-under-test';
import { FUNCTIONS_BUNDLE } from '../serve/embedded-backend';
import { buildFunctions } from './build-functions';

jest.setTimeout(60_000);

/* What records do when other records change, by the functions as they are deployed and with the indexes there are. */

const owner = { Authorization: 'Bearer owner', 'Content-Type': 'application/json' };
const elbe = { id: 'c1', name: 'Elbe Clinic' };
const envelope = { createdAt: new Date(), trashed: false };

let backend: LocalBackend;

const documents = () => `${backend.url}/v1/projects/demo-facility/databases/(default)/documents`;

async function fieldsOf(path: string): Promise<string> {
  const response = await fetch(`${documents()}/${path}`, { headers: owner });
  const { fields = {} } = (await response.json()) as { readonly fields?: object };
  return JSON.stringify(fields);
}

/** Waits until a document holds a text. */
async function holds(path: string, text: string): Promise<void> {
  for (let tries = 0; !(await fieldsOf(path)).includes(text); tries += 1) {
    if (tries > 200) throw new Error(`${path} does not hold "${text}": ${await fieldsOf(path)}`);
    await sleep(50);
  }
}

const put = (written: Readonly<Record<string, object>>) =>
  writeDocuments(
    { url: backend.url, projectId: 'demo-facility' },
    Object.entries(written).map(([path, fields]) => ({ path, data: { ...envelope, ...fields } })),
  );

async function set(path: string, field: string, text: string): Promise<void> {
  const address = `${documents()}/${path}?updateMask.fieldPaths=${field}`;
  const body = JSON.stringify({ fields: { [field]: { stringValue: text } } });
  expect((await fetch(address, { method: 'PATCH', headers: owner, body })).status).toBe(200);
}

beforeAll(async () => {
  await buildFunctions();
  backend = await startLocalBackend({
    port: 0,
    dataDir: null,
    indexes: INDEXES_PATH,
    log: () => undefined,
    functions: { bundle: FUNCTIONS_BUNDLE, deliveryFaults: { twice: true, disordered: true } },
  });
});

afterAll(() => backend?.close());

it('a customer that is called otherwise is so in its records, wherever they lie, and nobody changed those', async () => {
  await put({
    'customers/c1': { name: elbe.name },
    'customers/c1/contacts/k1': { name: 'Kim', customerRef: elbe, rev: 2 },
    'tasks/t1': { title: 'Call', customerRef: elbe, rev: 5 },
    'maintenancePlans/p1/occurrences/x': { customerRef: elbe, rev: 1 },
  });
  await set('customers/c1', 'name', 'Alster Clinic');
  for (const path of ['tasks/t1', 'customers/c1/contacts/k1', 'maintenancePlans/p1/occurrences/x'])
    await holds(path, 'Alster Clinic');
  expect(await fieldsOf('tasks/t1')).toContain('"rev":{"integerValue":"5"}');
});

it('an employee who is called otherwise is so in crews and as lead', async () => {
  const ana = { id: 'e1', name: 'Ana Adler' };
  await put({
    'employees/e1': { displayName: ana.name },
    'workOrders/o1': {
      title: 'Filter',
      customerRef: elbe,
      siteRef: { id: 's1', name: 'North' },
      leadId: 'e1',
      leadName: ana.name,
      crewRefs: [{ id: 'e2', name: 'Bo Lund' }, ana],
    },
  });
  await set('employees/e1', 'displayName', 'Ana Berg');
  await holds('workOrders/o1', '"leadName":{"stringValue":"Ana Berg"}');
  await holds('workOrders/o1', '"name":{"stringValue":"Ana Berg"}');
  expect(await fieldsOf('workOrders/o1')).toContain('Bo Lund');
});

it('who is given work is told so', async () => {
  await put({
    'users/marek': { name: 'Marek', role: 'technician', employeeId: 'e2' },
    'news/n1': {
      at: new Date(),
      by: { uid: 'olga', name: 'Olga Brandt' },
      items: [
        {
          kind: 'assigned',
          record: { type: 'task', id: 't2', label: 'Call' },
          employees: ['e2'],
          logins: [],
        },
      ],
    },
  });
  await holds('notifications/marek_task_t2_assigned', 'Olga Brandt');
  expect(await fieldsOf('notifications/marek_task_t2_assigned')).toContain('"count":{"integerValue":"1"}');
});

it('an offer is accepted again when the last order made of it is cancelled', async () => {
  const values = { ...emptyOffer('2026-10-01'), title: 'New pump', customerRef: elbe };
  const convertedTo = ['o2', 'o3'].map((id) => ({ type: 'workOrder', id }));
  const order = { offerRef: { id: 'f1', name: 'OF-1' }, status: 'scheduled' };
  await put({
    'offers/f1': {
      ...offerToRecord(v.parse(offerFormSchema, values)),
      status: 'converted',
      convertedTo,
      rev: 1,
    },
    'workOrders/o2': order,
    'workOrders/o3': order,
  });
  await set('workOrders/o2', 'status', 'cancelled');
  await sleep(500);
  expect(await fieldsOf('offers/f1')).toContain('"status":{"stringValue":"converted"}');
  await set('workOrders/o3', 'status', 'cancelled');
  await holds('offers/f1', '"status":{"stringValue":"accepted"}');
});

it('a login carries in its tokens what its record makes of it, for rules that read no records', async () => {
  const identity = `${backend.url}/identitytoolkit.googleapis.com/v1/projects/demo-facility/accounts`;
  const ask = async (call: string, body: object) =>
    (
      await fetch(`${identity}${call}`, { method: 'POST', headers: owner, body: JSON.stringify(body) })
    ).json();
  const claimsAre = async (uid: string, wanted: object) => {
    for (let tries = 0; ; tries += 1) {
      const { users = [] } = (await ask(':lookup', { localId: [uid] })) as {
        users?: { customAttributes?: string }[];
      };
      const found = users[0]?.customAttributes ?? '{}';
      if (found === JSON.stringify(wanted)) return;
      if (tries > 200) throw new Error(`${uid} has ${found}`);
      await sleep(50);
    }
  };
  for (const uid of ['office1', 'manager1', 'odd1'])
    await ask('', { localId: uid, email: `${uid}@nordhaus.example`, password: 'facility-demo' });
  const login = (uid: string) => ({ name: 'Ana Adler', email: `${uid}@nordhaus.example` });
  await put({
    'users/office1': { ...login('office1'), role: 'office' },
    'users/manager1': { ...login('manager1'), role: 'manager' },
    'users/odd1': { ...login('odd1'), role: 'root' },
  });
  await claimsAre('office1', { member: true, staff: true });
  await claimsAre('manager1', { member: true });
  await set('users/manager1', 'role', 'office');
  await claimsAre('manager1', { member: true, staff: true });
  await put({ 'users/office1': { ...login('office1'), role: 'office', disabled: true } });
  await claimsAre('office1', {});
  await claimsAre('odd1', {});
});
