import { line, opened } from './offer-page-fixture';

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
