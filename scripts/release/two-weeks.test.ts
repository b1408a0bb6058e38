import { setTimeout as sleep } from 'node:timers/promises';
import { decodeFields, seed, writeDocuments } from '@fm/backend/seed';
import { addDays, today } from '@fm/domain/calendar-day';
import { COMPANY } from '@fm/domain/company';
import { instantAt } from '@fm/domain/instant';
import { inSoak } from '@fm/testing/in-soak';
import { CommandCaller } from '../bench/command-caller';
import { type EmbeddedBackend, startEmbeddedBackend } from '../serve/embedded-backend';
import { buildFunctions } from './build-functions';

jest.setTimeout(inSoak(600_000, 180_000));

/* The demo's company over two weeks, a few days of them in each run, in which nobody presses a button: the real functions, a night at a time. */

const owner = { Authorization: 'Bearer owner', 'Content-Type': 'application/json' };
/** A visit that nobody begins is missed a week after its day. */
const DAYS = inSoak(14, 10);
const FIRST = today(COMPANY.timezone);
/** Every fourth night the process of the functions ends in the middle, and one run too many follows each night. */
const RESTARTS = 4;
const CUT_OFF_MS = 60;

let backend: EmbeddedBackend;

beforeAll(async () => {
  await buildFunctions();
  backend = await startEmbeddedBackend({ port: 0, dataDir: null, log: () => undefined });
  await seed({ url: backend.url, projectId: backend.projectId, today: FIRST });
});
afterAll(() => backend.close());

type Wire = Readonly<
  Record<string, { readonly stringValue?: string; readonly mapValue?: { readonly fields: Wire } }>
>;

/** All are read: what no screen asks has no index. */
async function found(
  collectionId: string,
  isMeant: (fields: Wire) => boolean,
  allDescendants = false,
): Promise<readonly Wire[]> {
  const root = `${backend.url}/v1/projects/${backend.projectId}/databases/(default)/documents`;
  const response = await fetch(`${root}:runQuery`, {
    method: 'POST',
    headers: owner,
    body: JSON.stringify({ structuredQuery: { from: [{ collectionId, allDescendants }] } }),
  });
  const answers = (await response.json()) as readonly { document?: { fields: Wire } }[];
  return answers.flatMap(({ document }) => (document && isMeant(document.fields) ? [document.fields] : []));
}

const isMissed = ({ state, dueDate }: Wire) =>
  state?.stringValue === 'missed' && (dueDate?.stringValue ?? '') > FIRST;

const isSystem = (person: Wire[string] | undefined) => person?.mapValue?.fields.uid?.stringValue === 'system';
const bySystem = () => found('workOrders', ({ createdBy }) => isSystem(createdBy));
const digests = () =>
  found('mail', ({ to }) => (JSON.stringify(to) ?? '').includes('"office@nordhaus.example"'));
const sentOffers = async () =>
  (await found('offers', ({ status }) => status?.stringValue === 'sent')).map(
    ({ validUntil }) => validUntil?.stringValue ?? '',
  );

async function run(day: string, name = 'nightly', time = '01:15'): Promise<boolean> {
  const url = `${backend.url}/__local/functions/${name}/run?at=${day}T${time}:00Z`;
  return (await fetch(url, { method: 'POST', headers: owner })).ok;
}

async function processes(): Promise<readonly number[]> {
  const response = await fetch(`${backend.url}/__local/functions`, { headers: owner });
  return ((await response.json()) as { pids: readonly number[] }).pids;
}

/** Begins the night's run and ends the process of the functions in the middle of it. */
async function cutOff(day: string): Promise<void> {
  const before = await processes();
  const running = run(day);
  await sleep(CUT_OFF_MS);
  for (const pid of before) process.kill(pid, 'SIGKILL');
  await running;
  // What it had locked would keep the next run waiting for a minute.
  await fetch(`${backend.url}/__local/transactions`, { method: 'DELETE', headers: owner });
  for (const isNew = (pid: number) => !before.includes(pid); !(await processes()).some(isNew); )
    await sleep(50);
}

/** Has the office ask for the mail of the morning. */
async function askForDigest(): Promise<void> {
  const root = `${backend.url}/v1/projects/${backend.projectId}/databases/(default)/documents`;
  const { ok } = await fetch(`${root}/users/demo-office?updateMask.fieldPaths=digest`, {
    method: 'PATCH',
    headers: owner,
    body: JSON.stringify({ fields: { digest: { booleanValue: true } } }),
  });
  expect(ok).toBe(true);
}

/** A reminder that comes by mail on the fourth day. */
async function remindByMail(): Promise<void> {
  const at = instantAt(addDays(FIRST, 3), '09:00', COMPANY.timezone);
  const by = { uid: 'demo-office', name: 'Office' };
  const data = {
    text: 'Two weeks',
    ownerRef: { id: 'demo-office', name: 'Office' },
    rule: { kind: 'absolute', at },
    fireAt: at,
    channel: 'mail',
    state: 'scheduled',
    ...{ createdAt: at, createdBy: by, updatedAt: at, updatedBy: by, rev: 1, trashed: false },
  };
  await writeDocuments(backend, [{ path: 'reminders/two-weeks', data }]);
}

/** Collections of documents that say themselves until when they are kept. News go once they are told. */
const KEPT_FOR_A_TIME = ['mail', 'historyExports', 'accessEvents', 'notifications', 'usageDays'];

/** Of each collection one document that is kept until the fourth day, and one for longer. */
async function keepForATime(): Promise<void> {
  const until = (days: number) => ({
    expireAt: instantAt(addDays(FIRST, days), '00:00', COMPANY.timezone),
    // A mail that was sent stays as it is.
    delivery: { state: 'SUCCESS' },
  });
  await writeDocuments(
    backend,
    KEPT_FOR_A_TIME.flatMap((collection) => [
      { path: `${collection}/until-fourth-day`, data: until(3) },
      { path: `${collection}/for-longer`, data: until(100) },
    ]),
  );
}

/** Which of them are there, by what is stored and not by who may read it. */
async function keptForATime(): Promise<readonly string[]> {
  const root = `${backend.url}/v1/projects/${backend.projectId}/databases/(default)/documents`;
  const asked = KEPT_FOR_A_TIME.flatMap((collection) =>
    ['until-fourth-day', 'for-longer'].map(async (id) => {
      const { ok } = await fetch(`${root}/${collection}/${id}`, { headers: owner });
      return ok ? [`${collection}/${id}`] : [];
    }),
  );
  return (await Promise.all(asked)).flat();
}

/** Reminders that became due by the clock, once for each time. */
const fired = async () => {
  const entries = await found('events', ({ actor }) => isSystem(actor));
  return entries.flatMap(({ entity, kind }) => {
    const { type, id } = entity?.mapValue?.fields ?? {};
    return type?.stringValue === 'reminder' && kind?.stringValue === 'status' ? [id?.stringValue] : [];
  });
};

const plansThatAre = async (wanted: string) =>
  (await found('maintenancePlans', ({ health }) => health?.stringValue === wanted)).length;

/** Has somebody begin the order of an occurrence that was missed; gives how its plan gets on then. */
async function beginMissed(): Promise<unknown> {
  const [missed] = await found('occurrences', isMissed, true);
  const { workOrderId, planRef } = decodeFields(missed ?? {}) as {
    workOrderId: string;
    planRef: { id: string };
  };
  const root = `${backend.url}/v1/projects/${backend.projectId}/databases/(default)/documents`;
  const paths = 'updateMask.fieldPaths=status&updateMask.fieldPaths=leadId';
  await fetch(`${root}/workOrders/${workOrderId}?${paths}`, {
    method: 'PATCH',
    headers: owner,
    body: JSON.stringify({
      fields: { status: { stringValue: 'scheduled' }, leadId: { stringValue: 'somebody' } },
    }),
  });
  const office = { email: 'office@nordhaus.example', password: 'facility-demo' };
  const caller = await CommandCaller.signIn(backend, office);
  await caller.send('workOrders.transition', { id: workOrderId, to: 'inProgress', input: {} });
  const plan = await fetch(`${root}/maintenancePlans/${planRef.id}`, { headers: owner });
  return decodeFields(((await plan.json()) as { fields: object }).fields).health;
}

it('creates due orders and lets offers expire, each once, whatever restarts', async () => {
  const made: number[] = [];
  const mails: number[] = [];
  await askForDigest();
  await remindByMail();
  await keepForATime();
  const lateBefore = await plansThatAre('late');
  let late = 0;
  for (let n = 0; n < DAYS; n += 1) {
    const day = addDays(FIRST, n);
    if (n % RESTARTS === 0) await cutOff(day);
    expect([day, await run(day)]).toEqual([day, true]);
    const orders = (await bySystem()).length;
    expect([day, await run(day)]).toEqual([day, true]);
    expect([day, (await bySystem()).length]).toEqual([day, orders]);
    expect((await sentOffers()).filter((validUntil) => validUntil < day)).toEqual([]);
    made.push(orders);
    // The fourth morning is the first after their time.
    expect([day, (await keptForATime()).length]).toEqual([day, KEPT_FOR_A_TIME.length * (n < 3 ? 2 : 1)]);
    expect([day, await run(day, 'morning', '06:00')]).toEqual([day, true]);
    expect([day, await run(day, 'morning', '06:00')]).toEqual([day, true]);
    mails.push(
      (await digests()).filter(({ message }) => JSON.stringify(message).includes('Your day')).length,
    );
    for (const _ of ['once', 'twice']) expect([day, await run(day, 'remind', '09:00')]).toEqual([day, true]);
    late = Math.max(late, await plansThatAre('late'));
  }
  expect(await keptForATime()).toEqual(KEPT_FOR_A_TIME.map((collection) => `${collection}/for-longer`));
  // The demo's plans: some are due at once, others in the course of two weeks.
  expect(made[0]).toBeGreaterThan(0);
  expect(made.at(-1)).toBeGreaterThan(made[0] ?? 0);
  // Overdue tasks of the office stay: a mail each morning, whatever ran twice.
  expect(mails).toEqual(mails.map((_, n) => n + 1));
  // Nobody began some of the orders; once somebody does, the plan is well again.
  expect(late).toBeGreaterThan(lateBefore);
  expect(await beginMissed()).toBe('ok');
  const reminded = await fired();
  expect(reminded).toContain('two-weeks');
  expect(new Set(reminded).size).toBe(reminded.length);
  const mailed = (await digests()).filter(({ message }) =>
    JSON.stringify(message).includes('"Reminder: Two weeks"'),
  );
  expect(mailed).toHaveLength(1);
  expect(await found('statistics', ({ day }) => day !== undefined)).toHaveLength(DAYS);
  expect(await found('offers', ({ status }) => status?.stringValue === 'expired')).not.toEqual([]);
  const failed = await found('jobRuns', ({ state }) => state?.stringValue === 'failed');
  expect(failed.map(({ failures }) => JSON.stringify(failures))).toEqual([]);
});
