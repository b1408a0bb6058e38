import type { Offer, OfferLine } from '@fm/domain/offer';
import { offerTotals } from '@fm/domain/offer-arithmetic';
import { offerDocument } from './offer-document';
import { drawn, linesWith, outside, overlapping } from './testing/page-checks';
import { png } from './testing/png';
import { type PdfPage, readPdf, textOf } from './testing/read-pdf';
import { linesById, sampleInput, sampleLine, sampleLines, sampleOffer } from './testing/sample-offer';

const pagesOf = async (input = sampleInput()): Promise<readonly PdfPage[]> =>
  (await readPdf(await offerDocument(input))).pages;

/** Each line with a description of three lines that name it. */
const marked = (count: number, parts = 3): OfferLine[] =>
  sampleLines(count).map((line, index) => ({
    ...line,
    name: `Leistung ${index}`,
    description: Array.from({ length: parts }, (_, part) => `Teil ${index}.${part}`).join('\n'),
  }));

/** The pages on which texts stand that begin like this. */
const pagesWith = (pages: readonly PdfPage[], part: RegExp) =>
  pages.flatMap(({ texts }, index) => (texts.some(({ text }) => part.test(text)) ? index : []));

const minorOf = (text = ''): number => Number(text.replace(/[^\d-]/g, ''));
/** Amounts of the rows of a page, that is of lines which begin with their number and end with an amount. */
const rowAmounts = (page: PdfPage): readonly number[] =>
  page.texts
    .filter(({ text, x }) => /^\d+$/.test(text) && Math.round(x) === 71)
    .map(({ text }) =>
      minorOf(
        linesWith(page, text)
          .find(([first]) => first === text)
          ?.at(-1),
      ),
    );

/** An offer that may hold more lines than the schema allows. */
const withLines = (lines: readonly OfferLine[], over: Partial<Offer> = {}) => {
  const input = sampleInput(over);
  return { ...input, offer: { ...input.offer, lines: linesById(lines) } };
};

const LONG = 'Böden wischen, Flächen entstauben, Abfälle trennen und abfahren; '.repeat(32);
const WIDE = {
  name: `${'Donaudampfschifffahrtsgesellschaftskapitänsmützen '.repeat(4)}`.slice(0, 200),
  description: LONG.slice(0, 2000),
  unit: 'Quadratmeterstunden',
  qtyMilli: 100_000_000,
  unitMinor: 100_000_000,
  discountBp: 1234,
};

describe('every page of a document', () => {
  it.each([
    ['a short offer', sampleInput()],
    ['300 lines', withLines(sampleLines(300))],
    [
      'the longest texts and the greatest amounts',
      withLines(Array.from({ length: 40 }, (_, i) => sampleLine(i, WIDE))),
    ],
    [
      'long texts around it',
      sampleInput({ intro: LONG.slice(0, 5000), terms: `${LONG}\n\n${LONG}`.slice(0, 5000) }),
    ],
    ['a word without an end', sampleInput({ title: 'x'.repeat(140), intro: 'y'.repeat(5000) })],
    [
      'groups in English',
      {
        ...withLines(sampleLines(40).map((line, i) => ({ ...line, group: `Group ${i % 3}` }))),
        language: 'en' as const,
      },
    ],
    [
      'long names and addresses',
      sampleInput(
        { siteRef: { id: 's', name: 'Objekt mit sehr langem Namen '.repeat(5) } },
        {
          customer: {
            name: 'Verwaltungsgesellschaft '.repeat(5),
            address: {
              line1: 'Lange Straße '.repeat(9),
              line2: 'Hof',
              postcode: '80331',
              city: 'München '.repeat(15),
              country: 'AT',
            },
          },
          company: { name: 'Nordhaus '.repeat(8).trim(), footer: 'z\n'.repeat(150), taxId: 'DE123456789' },
        },
      ),
    ],
  ])('of %s keeps to the margins, has no text over another one, and its number', async (_, input) => {
    const pages = await pagesOf(input);
    expect(pages.flatMap(outside)).toEqual([]);
    expect(pages.flatMap(overlapping)).toEqual([]);
    for (const [index, page] of pages.entries()) {
      const number =
        input.language === 'en'
          ? `Page ${index + 1} of ${pages.length}`
          : `Seite ${index + 1} von ${pages.length}`;
      expect(linesWith(page, number)).toHaveLength(1);
    }
  });
});

describe('a table over several pages', () => {
  it('repeats its headings and carries the amount so far over, and loses no line', async () => {
    const input = withLines(marked(300));
    const pages = await pagesOf(input);
    expect(pages.length).toBeGreaterThan(15);
    let sum = 0;
    for (const page of pages) {
      const amounts = rowAmounts(page);
      const carried = linesWith(page, 'Übertrag').map((line) => minorOf(line.at(-1)));
      if (amounts.length === 0) continue;
      expect(linesWith(page, 'Bezeichnung')).toHaveLength(1);
      const before = sum;
      sum += amounts.reduce((all, amount) => all + amount, 0);
      const isLast = linesWith(page, '300').length > 0;
      expect(carried).toEqual([...(before > 0 ? [before] : []), ...(isLast ? [] : [sum])]);
    }
    expect(sum).toBe(offerTotals(input.offer).subtotalMinor);
    expect(await totalIn(pages)).toBe(offerTotals(input.offer).grossMinor);
  });

  it('keeps each line on one page', async () => {
    const pages = await pagesOf(withLines(marked(120)));
    for (let index = 0; index < 120; index++)
      expect([
        index,
        pagesWith(pages, new RegExp(`^(Leistung ${index}|Teil ${index}\\.\\d)$`)).length,
      ]).toEqual([index, 1]);
  });

  it('divides a line that is longer than a page, and no other one', async () => {
    const [first, , last] = marked(3);
    const long = sampleLine(1, {
      description: Array.from({ length: 150 }, (_, part) => `Satz ${part}.`).join('\n'),
    });
    const pages = await pagesOf(withLines([first, long, last].filter((line) => line !== undefined)));
    const sentences = pages.flatMap(({ texts }) =>
      texts.flatMap(({ text }) => (/^Satz \d+\.$/.test(text) ? text : [])),
    );
    expect(sentences).toEqual(Array.from({ length: 150 }, (_, part) => `Satz ${part}.`));
    expect(pagesWith(pages, /^Satz/).length).toBeGreaterThan(2);
    expect(pagesWith(pages, /^(Leistung|Teil) 2/)).toHaveLength(1);
    // Counted where it begins.
    const carried = pages.flatMap((page) => linesWith(page, 'Übertrag').map((line) => minorOf(line.at(-1))));
    expect(new Set(carried)).toEqual(new Set([1_153_212]));
  });

  it('keeps the heading of a group with its first line and the total with its last', async () => {
    const lines = marked(60, 1).map((line, index) => ({ ...line, group: `Gruppe ${Math.floor(index / 2)}` }));
    const pages = await pagesOf(withLines(lines));
    for (let group = 0; group < 30; group++) {
      expect(pagesWith(pages, new RegExp(`^(Gruppe ${group}|Leistung ${group * 2})$`))).toHaveLength(1);
      expect(
        pagesWith(pages, new RegExp(`^(Summe Gruppe ${group}|Leistung ${group * 2 + 1})$`)),
      ).toHaveLength(1);
    }
  });
});

const totalIn = async (pages: readonly PdfPage[]) =>
  minorOf(
    pages
      .flatMap((page) => linesWith(page, 'Gesamtbetrag'))
      .at(-1)
      ?.at(-1),
  );

describe('the document of an offer', () => {
  it('looks as it did', async () => {
    const lines = linesById([
      ...sampleLines(7).map((line) => ({ ...line, group: 'Reinigung' })),
      sampleLine(7, { group: 'Außenanlagen', taxBp: 700, discountBp: 1000 }),
      sampleLine(8, { group: 'Außenanlagen', optional: true, selected: false }),
      sampleLine(9, {
        group: 'Außenanlagen',
        kind: 'text',
        name: 'Streugut stellt der Auftraggeber.',
        description: undefined,
      }),
    ]);
    const pages = await pagesOf(
      sampleInput({
        lines,
        version: 2,
        intro: 'Sehr geehrte Frau Dr. Kühn,\n\ngern bieten wir Ihnen an:',
        terms: 'Es gelten unsere Geschäftsbedingungen.',
        discount: { kind: 'share', bp: 300 },
      }),
    );
    expect(pages.map(drawn).join('\n\n----------\n\n')).toMatchSnapshot();
  });

  it('is the same file each time it is made of the same', async () => {
    const [one, other] = [await offerDocument(sampleInput()), await offerDocument(sampleInput())];
    expect(Buffer.from(one).equals(Buffer.from(other))).toBe(true);
  });

  it('says its language and what it is', async () => {
    const { title, language } = await readPdf(await offerDocument(sampleInput({}, { language: 'en' })));
    expect({ title, language }).toEqual({
      title: 'Offer OF-2026-0007: Reinigung und Winterdienst 2027',
      language: 'en',
    });
  });

  it('draws letters of German and of its neighbours, and the sign of the euro', async () => {
    const text = await textOf(
      await offerDocument(sampleInput({ title: 'Łódź, Příbram, Ærø: Straßenüberführung' })),
    );
    expect(text).toContain('Łódź, Příbram, Ærø: Straßenüberführung');
    expect(text).toMatch(/€/);
  });

  it('has neither cost nor margin', async () => {
    const offer = sampleOffer({ lines: linesById([sampleLine(0, { costMinor: 33_333 })]) });
    expect(offer.marginBp).toBeDefined();
    const text = await textOf(await offerDocument({ ...sampleInput(), offer }));
    expect(text).not.toMatch(/333,33|Marge|Kosten/);
  });

  it('shows the logo in place of the name, and the name where the logo cannot be drawn', async () => {
    const nameUnder = async (logo: Buffer) => {
      const company = { ...sampleInput().company, logo: `data:image/png;base64,${logo.toString('base64')}` };
      const [page] = await pagesOf(sampleInput({}, { company }));
      return page?.texts.find(({ size }) => size === 15)?.text;
    };
    expect(await nameUnder(png(40, 10))).toBeUndefined();
    expect(await nameUnder(png(40, 10, Buffer.from('damaged')))).toBe('Nordhaus Facility Services GmbH');
  });

  it('shows the signature below who accepted, and leaves a damaged one out', async () => {
    const sizes = await Promise.all(
      [png(200, 60), Buffer.from('damaged'), undefined].map(async (signature) => {
        const acceptance = { name: 'Änne Kühn', day: '2026-12-01', signature };
        return (await offerDocument(sampleInput({ status: 'accepted' }, { acceptance }))).length;
      }),
    );
    expect(sizes[0]).toBeGreaterThan(sizes[1] ?? 0);
    expect(sizes[1]).toBe(sizes[2]);
  });
});
