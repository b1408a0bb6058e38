import { type AddressInfo, createServer, type Server } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { writeDocuments } from '@fm/backend/seed';
import { composeMail } from '@fm/domain/mail';
import { emptyOffer, emptyOfferLine, offerToRecord } from '@fm/domain/offer';
import { type LocalBackend, startLocalBackend } from '@fm/local-backend';
import { FUNCTIONS_BUNDLE } from '../serve/embedded-backend';
import { buildFunctions } from './build-functions';

jest.setTimeout(60_000);

/* The functions that send mails, as they are deployed, with events that come twice and in any order. */

const owner = { Authorization: 'Bearer owner', 'Content-Type': 'application/json' };
const content = { to: 'nora@x.example', paragraphs: ['Hello.'], sender: 'Nordhaus' };

let server: Server;
let taken: string[];
/** Answers to the recipient, one for each try; polite afterwards. */
let refusals: string[];
let backend: LocalBackend;

function listen(): Promise<number> {
  server = createServer((socket) => {
    let mail: string | undefined;
    let rest = '';
    socket.on('error', () => undefined);
    socket.write('220 mail.test\r\n');
    socket.on('data', (bytes) => {
      const lines = `${rest}${bytes}`.split('\r\n');
      // What is large comes in pieces that end anywhere.
      rest = lines.pop() ?? '';
      for (const line of lines) {
        if (mail === undefined) {
          if (line.startsWith('RCPT')) socket.write(`${refusals.shift() ?? '250 OK'}\r\n`);
          else socket.write(line === 'DATA' ? '354 Go ahead\r\n' : '250 OK\r\n');
          if (line === 'DATA') mail = '';
        } else if (line === '.') {
          taken.push(mail);
          mail = undefined;
          socket.write('250 Taken\r\n');
        } else mail += `${line}\n`;
      }
    });
  });
  return new Promise((listens) =>
    server.listen(0, '127.0.0.1', () => listens((server.address() as AddressInfo).port)),
  );
}

// One for all: the process of the functions takes a second to start.
beforeAll(async () => {
  await buildFunctions();
  const port = await listen();
  backend = await startLocalBackend({
    port: 0,
    dataDir: null,
    indexes: undefined,
    log: () => undefined,
    functions: {
      bundle: FUNCTIONS_BUNDLE,
      deliveryFaults: { twice: true, disordered: true },
      settings: { SMTP_HOST: '127.0.0.1', SMTP_PORT: String(port), MAIL_SENDER: 'office@x.example' },
    },
  });
});

beforeEach(() => {
  taken = [];
  refusals = [];
});

afterAll(async () => {
  await backend.close();
  await new Promise((closed) => server.close(closed));
});

interface Delivery {
  readonly state: string;
  readonly attempts: number;
  readonly error: string | undefined;
}

interface Stored {
  readonly fields?: {
    readonly delivery: {
      readonly mapValue: {
        readonly fields: {
          readonly state: { readonly stringValue: string };
          readonly attempts: { readonly integerValue: string };
          readonly error?: { readonly stringValue: string };
        };
      };
    };
  };
}

/** What became of a mail, once that is settled. */
async function settled(id: string): Promise<Delivery> {
  for (;;) {
    const address = `${backend.url}/v1/projects/${backend.projectId}/databases/(default)/documents/mail/${id}`;
    const { fields } = (await (await fetch(address, { headers: owner })).json()) as Stored;
    const { state, attempts, error } = fields?.delivery.mapValue.fields ?? {};
    if (state && ['SUCCESS', 'ERROR'].includes(state.stringValue))
      return {
        state: state.stringValue,
        attempts: Number(attempts?.integerValue),
        error: error?.stringValue,
      };
    await sleep(50);
  }
}

const store = (id: string, over: object = {}) =>
  writeDocuments(backend, [
    { path: `mail/${id}`, data: { ...composeMail({ ...content, subject: id }, new Date()), ...over } },
  ]);

it('send each mail once, and show it on a page of the embedded backend', async () => {
  await store('one');
  await store('two', {
    message: { subject: 'two <b>', text: 'See https://x.example/a?b=1', html: '<p></p>' },
  });
  expect(await settled('one')).toMatchObject({ state: 'SUCCESS', attempts: 1 });
  expect(await settled('two')).toMatchObject({ state: 'SUCCESS', attempts: 1 });
  expect(taken.map((mail) => /Subject: (.*)/.exec(mail)?.[1]).sort()).toEqual(['one', 'two <b>']);

  const page = await (await fetch(`${backend.url}/__local/mail`)).text();
  expect(page).toContain('two &lt;b&gt;');
  expect(page).toContain('<a href="https://x.example/a?b=1">');
});

it('try again while the mail server has no time, and give up what it refuses', async () => {
  refusals = ['451 Later', '451 Later'];
  await store('late');
  expect(await settled('late')).toMatchObject({ state: 'SUCCESS', attempts: 3 });
  refusals = ['550 Nobody here'];
  await store('nobody');
  expect(await settled('nobody')).toMatchObject({
    state: 'ERROR',
    attempts: 1,
    error: expect.stringContaining('Nobody here'),
  });
  expect(taken).toHaveLength(1);
});

it('do not send again what was cut off while it was sent', async () => {
  const startedAt = new Date(Date.now() - 10 * 60_000);
  await store('cut', { delivery: { state: 'PROCESSING', attempts: 1, startedAt } });
  expect(await settled('cut')).toMatchObject({ state: 'ERROR', error: expect.stringContaining('cut off') });
  expect(taken).toEqual([]);
});

it('invite once for each time it is asked for, by a link that sets a password', async () => {
  const prepared = { email: 'nora@x.example', role: 'office', name: 'Nora Neu', trashed: false, rev: 1 };
  for (const second of [1, 2]) {
    const invitedAt = new Date(Date.UTC(2026, 10, 20, 9, 0, second));
    await writeDocuments(backend, [{ path: 'users/prepared-1', data: { ...prepared, invitedAt } }]);
    expect(await settled(`invitation-prepared-1-${invitedAt.getTime()}`)).toMatchObject({ state: 'SUCCESS' });
  }
  expect(taken).toHaveLength(2);
  expect(taken[0]).toMatch(/Subject: Your access to Nordhaus Facility Services/);
});

it('come from the company as its settings say, with its logo', async () => {
  const logo = 'data:image/png;base64,AAAA';
  const prepared = { email: 'nils@x.example', role: 'office', name: 'Nils Neu', trashed: false, rev: 1 };
  const invitedAt = new Date('2026-11-20T09:00:00Z');
  await writeDocuments(backend, [
    { path: 'settings/company', data: { name: 'Elbhaus', logo } },
    { path: 'users/prepared-2', data: { ...prepared, invitedAt } },
  ]);
  expect(await settled(`invitation-prepared-2-${invitedAt.getTime()}`)).toMatchObject({ state: 'SUCCESS' });
  expect(taken[0]).toMatch(/Subject: Your access to Elbhaus/);
  expect(taken[0]).toMatch(/Content-ID: <logo>/i);
});

it('send an offer with its document, and forget what its link is made of once it is gone', async () => {
  const customerRef = { id: 'c1', name: 'Elbe Clinic' };
  const lines = [{ ...emptyOfferLine('a'), name: 'Pump', unitMinor: 10_000 }];
  const offer = offerToRecord({ ...emptyOffer('2026-11-20'), title: 'New pump', customerRef, lines });
  const createdBy = { uid: 'office', name: 'Olga Brandt' };
  const data = { ...offer, number: 'OF-7', status: 'sent', trashed: false, rev: 1, createdBy };
  await writeDocuments(backend, [{ path: 'offers/o1', data }]);
  const secret = 'Tk0_'.repeat(11).slice(0, 43);
  const link = `https://x.example/offer/o1/${secret}`;
  const message = { subject: 'Offer', text: `See ${link}`, html: `<a href="${link}">See</a>` };
  await store('offer', { message, offerId: 'o1', secret });
  expect(await settled('offer')).toMatchObject({ state: 'SUCCESS', attempts: 1 });
  expect(taken).toHaveLength(1);
  expect(taken[0]?.replace(/=\n/g, '')).toContain(secret);
  expect(taken[0]).toMatch(/Content-Type: application\/pdf; name=OF-7\.pdf/);
  const address = `${backend.url}/v1/projects/${backend.projectId}/databases/(default)/documents/mail/offer`;
  const kept = await (await fetch(address, { headers: owner })).text();
  expect(kept).toContain('https://x.example/offer/o1/…');
  expect(kept).not.toContain(secret);
  refusals = ['550 Nobody here'];
  await store('refused', { message, offerId: 'o1', secret });
  expect(await settled('refused')).toMatchObject({ state: 'ERROR' });
  const entry = `${backend.url}/v1/projects/${backend.projectId}/databases/(default)/documents/events/undelivered-refused`;
  while (!(await fetch(entry, { headers: owner })).ok) await sleep(50);
  expect(await (await fetch(entry, { headers: owner })).text()).toMatch(
    /nora@x\.example was not delivered.*Nobody here/,
  );
});
