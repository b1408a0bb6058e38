import http2, { type Http2Server, type OutgoingHttpHeaders } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { devicesOf, devicesPath } from '@fm/domain/device';
import { MemoryDatabase } from '@fm/workflows/testing';
import { type App, deleteApp, initializeApp } from 'firebase-admin/app';
import { getMessaging } from 'firebase-admin/messaging';
import { pushTo, type Send } from './push-to';

/* The real client of the service sends over HTTP/2 to a catcher. */

interface Caught {
  readonly path: string;
  readonly message: {
    readonly fid: string;
    readonly data: object;
    readonly notification?: object;
    readonly webpush: { readonly headers: object };
  };
}

const NOT_THERE = {
  error: {
    code: 404,
    status: 'NOT_FOUND',
    message: 'Requested entity was not found.',
    details: [
      { '@type': 'type.googleapis.com/google.firebase.fcm.v1.FcmError', errorCode: 'UNREGISTERED_FID' },
    ],
  },
};

let catcher: Http2Server;
let app: App;
let caught: Caught[];
/** Devices that took their leave. */
const gone = new Set<string>();
const send: Send = (message) => getMessaging(app).sendEachForMulticast(message);

async function startCatcher(): Promise<number> {
  catcher = http2.createServer();
  catcher.on('stream', (stream, headers) => {
    let body = '';
    stream.on('data', (bytes) => {
      body += bytes;
    });
    stream.on('end', () => {
      const { message } = JSON.parse(body) as Pick<Caught, 'message'>;
      caught.push({ path: String(headers[':path']), message });
      const isGone = gone.has(message.fid);
      stream.respond({ ':status': isGone ? 404 : 200, 'content-type': 'application/json' });
      stream.end(JSON.stringify(isGone ? NOT_THERE : { name: 'projects/demo-facility/messages/1' }));
    });
  });
  await new Promise<void>((listens) => catcher.listen(0, '127.0.0.1', listens));
  return (catcher.address() as AddressInfo).port;
}

/** Leads what is meant for the service to the catcher, which speaks without TLS. */
function leadTo(port: number): void {
  const connect = http2.connect;
  jest.spyOn(http2, 'connect').mockImplementation(() => {
    const session = connect(`http://127.0.0.1:${port}`);
    const request = session.request.bind(session);
    session.request = (headers, options) =>
      request({ ...(headers as OutgoingHttpHeaders), ':scheme': 'http' }, options);
    return session;
  });
}

beforeAll(async () => {
  leadTo(await startCatcher());
  const credential = { getAccessToken: async () => ({ access_token: 'token', expires_in: 3600 }) };
  app = initializeApp({ projectId: 'demo-facility', credential });
});
afterAll(async () => {
  await deleteApp(app);
  await new Promise((closed) => catcher.close(closed));
  jest.restoreAllMocks();
});

const at = new Date('2026-11-20T09:00:00Z');
const PHONE = 'dPhone-00000000000001';
const LAPTOP = 'dLaptop-0000000000001';
const told = {
  uid: 'marek',
  kind: 'assigned',
  record: { type: 'workOrder', id: 'o1', label: 'WO-2026-0001 Filter at Elbe Clinic' },
  by: { uid: 'olga', name: 'Olga Brandt' },
  at,
  count: 1,
  unread: true,
  push: true,
  mailAt: null,
  told: ['n1'],
  expireAt: new Date('2026-12-20T09:00:00Z'),
};
/** Pushes what a notification became, for somebody with these devices; gives the devices that are left. */
async function pushed(
  from: object | undefined,
  to: object,
  ids: readonly string[],
): Promise<readonly string[]> {
  caught = [];
  const database = new MemoryDatabase(() => at);
  const devices = Object.fromEntries(ids.map((id) => [id, { name: 'Chrome', createdAt: at, seenAt: at }]));
  database.put(devicesPath('marek'), { devices });
  const document = (data: object | undefined) => data && { path: 'notifications/n1', data: { ...data } };
  await pushTo(database, { before: document(from), after: document(to) }, send);
  return Object.keys(devicesOf(database.at(devicesPath('marek'))));
}

it('hands news over for each device, with what it is about and nothing to read', async () => {
  expect(await pushed(undefined, told, [PHONE, LAPTOP])).toHaveLength(2);
  expect(caught.map(({ message }) => message.fid).sort()).toEqual([LAPTOP, PHONE]);
  const [first] = caught;
  expect(first?.path).toBe('/v1/projects/demo-facility/messages:send');
  expect(first?.message.data).toEqual({ kind: 'assigned', type: 'workOrder', id: 'o1' });
  expect(first?.message).not.toHaveProperty('notification');
  expect(first?.message.webpush.headers).toEqual({
    TTL: '86400',
    Urgency: 'high',
    Topic: expect.stringMatching(/^[\w-]{1,32}$/),
  });
  expect(JSON.stringify(caught)).not.toMatch(/Olga|Elbe|WO-2026/);
});

it.each([
  ['was told together with what was pushed', told, { ...told, count: 2 }],
  ['was read', told, { ...told, unread: false }],
  ['is damaged', undefined, { ...told, kind: 'lent' }],
])('pushes nothing of what %s', async (_, before, after) => {
  await pushed(before, after, [PHONE]);
  expect(caught).toEqual([]);
});

it('forgets a device that took its leave, and keeps the others', async () => {
  gone.add(PHONE);
  expect(await pushed(undefined, told, [PHONE, LAPTOP])).toEqual([LAPTOP]);
  expect(caught).toHaveLength(2);
  await pushed(told, { ...told, at: new Date(at.getTime() + 600_000) }, [LAPTOP]);
  expect(caught.map(({ message }) => message.fid)).toEqual([LAPTOP]);
});
