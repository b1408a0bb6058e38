import { tokenHash } from '@fm/workflows/offer';
import { line, OTHER, opened, PATH, TOKEN } from './offer-page-fixture';

const ACCEPT = { do: 'accept', name: 'Rosa Klein' };

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
