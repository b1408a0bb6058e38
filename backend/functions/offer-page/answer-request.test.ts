import { emptyOffer, type Offer, offerFormSchema, offerToRecord } from '@fm/domain/offer';
import { tokenHash } from '@fm/workflows/offer';
import { MemoryDatabase } from '@fm/workflows/testing';
import * as v from 'valibot';
import { OfferPages, type PageRequest } from './answer-request';

const now = new Date('2026-11-20T09:00:00Z');
const TOKEN = 'Tk0_'.repeat(11).slice(0, 43);
const OTHER = 'Ot-1'.repeat(11).slice(0, 43);
const PATH = `/offer/o1/${TOKEN}`;
const stamp = { uid: 'office', name: 'Olga Brandt' };

const line = (id: string, over: object = {}) => ({
  id,
  option: '',
  optional: false,
  selected: true,
  kind: 'material' as const,
  name: id,
  description: '',
  unit: 'pcs',
  qtyMilli: 1000,
  unitMinor: 10_000,
  discountBp: 0,
  taxBp: 1900,
  costMinor: 4321,
  ...over,
});
const LINES = [
  line('Pump'),
  line('Tap', { optional: true, selected: false }),
  line('Hose', { optional: true }),
];

async function opened(values: object = {}, over: object = {}) {
  const database = new MemoryDatabase(() => now);
  const stored = {
    createdAt: now,
    createdBy: stamp,
    updatedAt: now,
    updatedBy: stamp,
    rev: 1,
    trashed: false,
  };
  const form = {
    ...emptyOffer('2026-11-20'),
    title: 'New pump',
    customerRef: { id: 'c1', name: 'Elbe Clinic' },
  };
  const record = offerToRecord(v.parse(offerFormSchema, { ...form, lines: LINES, ...values }));
  const offer = { ...record, number: 'OF-7', status: 'sent', sentAt: now, ...stored, ...over };
  const link = async (token: string) => ({
    hash: await tokenHash(token),
    to: 'rosa@elbe.example',
    language: 'en',
    sentAt: now,
    sentBy: stamp,
    expireAt: new Date('2027-12-01T00:00:00Z'),
  });
  database.put('offers/o1', offer);
  database.put('offerLinks/o1', await link(TOKEN));
  database.put('offers/o2', { ...offer, title: 'Secret of others' });
  database.put('offerLinks/o2', await link(OTHER));
  const pages = new OfferPages({
    database,
    now: () => now,
    sender: () => 'Nordhaus',
    settle: () => Promise.resolve(),
  });
  const ask = (request: Partial<PageRequest> = {}) =>
    pages.answer({
      method: 'GET',
      path: PATH,
      hasAsked: false,
      type: undefined,
      body: new Uint8Array(),
      address: '10.0.0.1',
      ...request,
    });
  const post = (fields: Readonly<Record<string, string>> | string, request: Partial<PageRequest> = {}) => {
    const body = typeof fields === 'string' ? fields : new URLSearchParams(fields).toString();
    const type = 'application/x-www-form-urlencoded';
    return ask({ method: 'POST', type, body: new TextEncoder().encode(body), ...request });
  };
  return { database, ask, post, offer: () => database.at('offers/o1') as Offer };
}

const ACCEPT = { do: 'accept', name: 'Rosa Klein' };

describe('the page of an offer', () => {
  it('shows what is offered and its total, and nothing that it costs the company', async () => {
    const { ask } = await opened();
    const { status, body, headers } = await ask();
    expect(status).toBe(200);
    expect(body).toMatch(/New pump[\s\S]*Pump[\s\S]*€100\.00/);
    // The pump and the hose, with tax.
    expect(body).toContain('€238.00');
    expect(body).not.toContain('43.21');
    expect(headers).toMatchObject({
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'no-referrer',
      'X-Robots-Tag': 'noindex, nofollow',
      'Content-Security-Policy': expect.stringMatching(/default-src 'none'.*frame-ancestors 'none'/),
    });
    expect(headers['Content-Security-Policy']).not.toContain('unsafe');
  });

  it.each([
    ['en', 'per visit, every 3 months', 'That amount is due for each visit.'],
    ['de', 'je Termin, alle 3 Monate', 'Dieser Betrag fällt bei jedem Termin an.'],
  ])('says of lines that recur what their price is for (%s)', async (language, word, sentence) => {
    const bodyOf = async (values: object) => {
      const { database, ask } = await opened(values);
      database.put('offerLinks/o1', { ...database.at('offerLinks/o1'), language });
      return (await ask()).body;
    };
    const body = await bodyOf({ lines: [line('Pump', { recurs: '3m' })] });
    expect(body).toContain(word);
    expect(body).toContain(sentence);
    expect(await bodyOf({})).not.toContain(sentence);
  });

  it('changes nothing by being looked at, by GET, by HEAD, or by an answer in its address', async () => {
    const { database, ask } = await opened();
    const before = database.everything();
    for (const method of ['GET', 'HEAD']) expect((await ask({ method })).status).toBe(200);
    expect((await ask({ hasAsked: true })).body).toContain('Your question has arrived.');
    expect((await ask({ body: new TextEncoder().encode('do=accept&name=Rosa+Klein') })).status).toBe(200);
    expect(database.everything()).toEqual(before);
  });

  it('recalculates without a script, and keeps what was typed', async () => {
    const { post, offer } = await opened();
    const { status, body } = await post('do=recalculate&take=Tap&name=Rosa');
    expect(status).toBe(200);
    expect(body).toContain('value="Tap" checked');
    expect(body).not.toContain('value="Hose" checked');
    expect(body).toContain('value="Rosa"');
    expect(offer().status).toBe('sent');
  });

  it('shows what each group comes to, of its lines wherever they stand, as chosen', async () => {
    const { ask, post } = await opened({
      lines: [
        line('Pump', { group: 'Technik' }),
        line('Note', { group: 'Words', kind: 'text' }),
        line('Filter', { group: 'Luft' }),
        line('Hose', { group: 'Technik', optional: true, selected: false, unitMinor: 2_500 }),
        line('Basic', { group: 'Plan', option: 'A', unitMinor: 700 }),
        line('Best', { group: 'Plan', option: 'B', unitMinor: 900 }),
      ],
    });
    const totals = (body: string) =>
      [
        ...body.matchAll(
          /class="subtotal"><span dir="auto">([^<]*)<\/span><b data-follows="([^"]+)">([^<]*)/g,
        ),
      ].map(([, label, place, amount]) => [label, place, amount]);
    const first = [
      ['Total of Technik', 'group-common-0', '€100.00'],
      ['Total of Luft', 'group-common-2', '€100.00'],
      ['Total of Plan', 'group-0-0', '€7.00'],
      ['Total of Plan', 'group-1-0', '€9.00'],
    ];
    expect(totals((await ask()).body)).toEqual(first);
    const [, ...others] = first;
    const chosen = await post('do=recalculate&take=Hose&option=B');
    expect(totals(chosen.body)).toEqual([['Total of Technik', 'group-common-0', '€125.00'], ...others]);
  });

  it('means every text as text', async () => {
    const evil = '"><script>alert(1)</script>';
    const { ask, post } = await opened({
      title: `Pump ${evil}`,
      intro: evil,
      terms: evil,
      lines: [
        line('a', { name: evil, description: evil, unit: evil.slice(0, 20), option: evil.slice(0, 20) }),
      ],
    });
    const shown = [await ask(), await post({ do: 'accept', name: evil, option: evil, signature: evil })];
    shown.push(
      await post({ do: 'ask', name: 'x', text: evil }),
      await post({ do: 'decline', name: evil, text: evil }),
    );
    for (const { body } of shown) {
      expect(body).toContain('&lt;script&gt;');
      expect(body.match(/<script/g)).toHaveLength(1);
      expect(body).not.toContain(evil);
    }
  });

  it('is German where the offer is', async () => {
    const { database, ask } = await opened();
    database.put('offerLinks/o1', { ...database.at('offerLinks/o1'), language: 'de' });
    expect((await ask()).body).toMatch(/<html lang="de">[\s\S]*Angebot annehmen/);
  });
});

describe('an answer on the page', () => {
  it('accepts, once, and leads to a page that says so', async () => {
    const { post, ask, offer } = await opened();
    expect(await post(`${new URLSearchParams(ACCEPT)}&take=Tap`)).toMatchObject({
      status: 303,
      headers: { Location: PATH },
    });
    expect(offer()).toMatchObject({ status: 'accepted', optionalTaken: { Tap: true, Hose: false } });
    const after = offer();
    const { body } = await ask();
    expect(body).toContain('This offer was accepted');
    expect(body).not.toMatch(/Pump|€|Elbe/);
    expect((await post(ACCEPT)).status).toBe(409);
    expect((await post({ do: 'decline', name: 'Rosa', reason: 'price' })).status).toBe(409);
    expect(offer()).toEqual(after);
  });

  it('asks for what is missing, beside the fields, and changes nothing', async () => {
    const { post, offer } = await opened({ lines: [line('a', { option: 'A' }), line('b', { option: 'B' })] });
    const { status, body } = await post({ do: 'accept', name: ' ' });
    expect(status).toBe(422);
    expect(body).toMatch(/Choose one of the options\.[\s\S]*Enter your full name\./);
    expect((await post({ ...ACCEPT, option: 'C' })).status).toBe(422);
    expect((await post({ do: 'decline', name: 'Rosa' })).body).toContain('Choose a reason.');
    expect((await post({ do: 'decline', name: 'Rosa', reason: 'noAnswer' })).status).toBe(422);
    expect((await post({ do: 'ask', name: 'Rosa', text: '' })).status).toBe(422);
    expect((await post({ do: 'purge', name: 'Rosa' })).status).toBe(400);
    expect(offer().status).toBe('sent');
    expect((await post({ ...ACCEPT, option: 'B' })).status).toBe(303);
    expect(offer()).toMatchObject({ acceptedOption: 'B' });
  });

  it('looks at no price, line or status that is sent along', async () => {
    const { post, offer } = await opened();
    const forged = {
      ...ACCEPT,
      grossMinor: '1',
      'lines.Pump.unitMinor': '1',
      unitMinor: '1',
      status: 'draft',
    };
    await post(`${new URLSearchParams(forged)}&take=Gold&take=__proto__&take=Pump`);
    expect(offer()).toMatchObject({
      status: 'accepted',
      grossMinor: 11_900,
      optionalTaken: { Tap: false, Hose: false },
    });
  });

  it('takes a drawn signature, and none that is too large or no picture', async () => {
    const png = (bytes: number) => {
      const data = Buffer.alloc(bytes);
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]).copy(data);
      data.writeUInt32BE(480, 16);
      data.writeUInt32BE(160, 20);
      return data;
    };
    const address = (data: Buffer) => `data:image/png;base64,${data.toString('base64')}`;
    const { post, database, offer } = await opened();
    const huge = png(200);
    huge.writeUInt32BE(60_000, 16);
    for (const wrong of [
      address(png(31 * 1024)),
      address(huge),
      address(Buffer.from('<svg onload=alert(1)>')),
      'data:image/svg+xml;base64,PHN2Zz4=',
      'data:image/png;base64,####',
      'data:image/png;base64,A',
    ])
      expect((await post({ ...ACCEPT, signature: wrong })).status).toBe(422);
    expect((await post({ ...ACCEPT, signature: address(png(70 * 1024)) })).status).toBe(413);
    expect(offer().status).toBe('sent');
    expect((await post({ ...ACCEPT, signature: address(png(2000)) })).status).toBe(303);
    expect(database.at('attachments/signature-o1')).toMatchObject({ bytes: 2000, kind: 'signature' });
  });

  it('asks a question and leaves the offer open, until there are too many', async () => {
    const { post, ask, offer } = await opened();
    const question = (at: number) => post({ do: 'ask', name: 'Rosa', text: `When?\r\nAt ${at}?` });
    expect(await question(0)).toMatchObject({ status: 303, headers: { Location: `${PATH}?asked` } });
    expect(Object.values(offer().questions ?? {})).toMatchObject([{ name: 'Rosa', text: 'When?\nAt 0?' }]);
    for (let at = 1; at < 20; at += 1) expect((await question(at)).status).toBe(303);
    expect((await question(20)).body).toContain('Please call us.');
    expect((await ask()).status).toBe(200);
  });
});

describe('whoever has no link that works', () => {
  it('learns nothing: one answer for every link that is none', async () => {
    const { database, ask, post } = await opened();
    const wrong = [
      `/offer/o1/${OTHER}`,
      `/offer/o2/${TOKEN}`,
      `/offer/gone/${TOKEN}`,
      `/offer/o1/${await tokenHash(TOKEN)}`,
      `/offer/o1/${TOKEN}x`,
      '/offer/o1/',
      '/offer/',
      `/offer/../offers/o1/${TOKEN}`,
      `/offer/o1%2f..%2fo2/${TOKEN}`,
    ];
    const before = database.everything();
    const answers = await Promise.all(wrong.flatMap((path) => [ask({ path }), post(ACCEPT, { path })]));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({ status: 404, headers: { 'Cache-Control': 'no-store' } });
    expect(answers[0]?.body).not.toMatch(/pump|Secret/i);
    expect(database.everything()).toEqual(before);
    expect((await ask()).status).toBe(200);
  });

  it.each([
    ['expired', { validUntil: '2026-11-19' }, 'This offer has expired'],
    ['withdrawn', { status: 'withdrawn' }, 'This offer was withdrawn'],
    ['replaced', { status: 'superseded' }, 'replaced by a newer one'],
    ['in the trash', { trashed: true }, 'This offer was withdrawn'],
  ])('is told that the offer is %s, and nothing of it', async (_, over, words) => {
    const { ask, post, offer } = await opened({}, over);
    const before = offer();
    for (const answer of [await ask(), await post(ACCEPT)]) {
      expect(answer.body).toContain(words);
      expect(answer.body).not.toMatch(/New pump|Elbe|€/);
    }
    expect(offer()).toEqual(before);
  });

  it('sends nothing but forms, by no other method', async () => {
    const { post, ask, offer } = await opened();
    for (const method of ['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE'])
      expect(await ask({ method })).toMatchObject({ status: 405, headers: { Allow: 'GET, HEAD, POST' } });
    for (const type of ['application/json', 'multipart/form-data', 'text/plain', undefined])
      expect((await post(ACCEPT, { type })).status).toBe(415);
    expect(offer().status).toBe('sent');
  });

  it('is slowed down, and others are not', async () => {
    const { ask } = await opened();
    const path = `/offer/o1/${OTHER}`;
    let status = 0;
    for (let tries = 0; tries < 301; tries += 1) ({ status } = await ask({ path }));
    expect(status).toBe(429);
    expect((await ask()).status).toBe(429);
    expect((await ask({ address: '10.0.0.2' })).status).toBe(200);
  });
});
