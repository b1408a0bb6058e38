import { invoiceTotals } from '@fm/domain/invoice';
import { lineNetMinor } from '@fm/domain/offer-arithmetic';
import { invoiceDocument } from './invoice-document';
import { drawn, linesWith, outside, overlapping } from './testing/page-checks';
import { type PdfPage, readPdf } from './testing/read-pdf';
import {
  DRAFT,
  positionsById,
  sampleInvoice,
  sampleInvoiceInput,
  samplePosition,
  samplePositions,
} from './testing/sample-invoice';

const pagesOf = async (input = sampleInvoiceInput()): Promise<readonly PdfPage[]> =>
  (await readPdf(await invoiceDocument(input))).pages;
const minorOf = (text = ''): number => Number(text.replace(/[^\d-]/g, ''));

const LONG = 'Böden gewischt, Flächen entstaubt, Abfälle getrennt und abgefahren; '.repeat(30);

describe('every page of an invoice', () => {
  it.each([
    ['three positions', sampleInvoiceInput()],
    ['300 positions', sampleInvoiceInput({ positions: samplePositions(300) })],
    [
      'the longest texts, the greatest amounts and many orders, as a draft',
      sampleInvoiceInput({
        ...DRAFT,
        intro: LONG.slice(0, 2000),
        positions: positionsById(
          Array.from({ length: 30 }, (_, index) =>
            samplePosition(index, {
              text: LONG.slice(0, 300),
              unit: 'Quadratmeterstunden',
              qtyMilli: 100_000_000,
              unitMinor: 100_000_000,
              discountBp: 1234,
            }),
          ),
        ),
        orderRefs: Array.from({ length: 20 }, (_, index) => ({ id: `w${index}`, name: LONG.slice(0, 150) })),
        buyerReference: 'x'.repeat(100),
      }),
    ],
  ])('of %s keeps to the margins, and no text stands over another one', async (_, input) => {
    const pages = await pagesOf(input);
    expect(pages.flatMap(outside)).toEqual([]);
    expect(pages.flatMap(overlapping)).toEqual([]);
    for (const [index, page] of pages.entries())
      expect(linesWith(page, `Seite ${index + 1} von ${pages.length}`)).toHaveLength(1);
  });

  it('says across that a draft is one, and nothing across an invoice', async () => {
    const across = async (over: Parameters<typeof sampleInvoiceInput>[0]) =>
      (await pagesOf(sampleInvoiceInput({ positions: samplePositions(60), ...over }))).map(({ texts }) =>
        texts.flatMap(({ text, isTurned }) => (isTurned ? text : [])),
      );
    const draft = await across(DRAFT);
    expect(draft.length).toBeGreaterThan(1);
    expect(draft.flat()).toEqual(draft.map(() => 'Entwurf'));
    expect((await across({})).flat()).toEqual([]);
  });
});

it('prints 300 positions each on one line, carries over what they come to, and ends with the totals', async () => {
  const { positions } = sampleInvoice({ positions: samplePositions(300) });
  const pages = await pagesOf(sampleInvoiceInput({ positions }));
  const totals = invoiceTotals(positions);
  const nets = Object.values(positions).map(lineNetMinor);
  const rows = pages.map((page) =>
    page.texts
      .filter(({ text, x }) => /^\d+$/.test(text) && Math.round(x) === 71)
      .map(({ text }) => linesWith(page, text).find(([first]) => first === text) ?? []),
  );
  expect(rows.flat().map((row) => minorOf(row.at(-1)))).toEqual(nets);
  let sum = 0;
  for (const [index, page] of pages.entries()) {
    const carried = linesWith(page, 'Übertrag').map((line) => minorOf(line.at(-1)));
    const before = sum;
    sum += rows[index]?.reduce((all, row) => all + minorOf(row.at(-1)), 0) ?? 0;
    if (rows[index]?.length === 0) continue;
    expect(carried).toEqual([...(before > 0 ? [before] : []), ...(sum < totals.netMinor ? [sum] : [])]);
  }
  const last = (label: string) =>
    minorOf(
      pages
        .flatMap((page) => linesWith(page, label))
        .at(-1)
        ?.at(-1),
    );
  expect(last('Nettobetrag')).toBe(totals.netMinor);
  expect(last('Gesamtbetrag')).toBe(totals.grossMinor);
});

it('looks as it did', async () => {
  const positions = positionsById([
    samplePosition(0, { unit: 'pcs', qtyMilli: 4000 }),
    samplePosition(1),
    samplePosition(2, { unit: 'flat', qtyMilli: 1000, discountBp: 1000, taxBp: 700 }),
  ]);
  const pages = await pagesOf(sampleInvoiceInput({ positions, intro: 'Wie vereinbart:' }));
  expect(pages.map(drawn).join('\n\n----------\n\n')).toMatchSnapshot();
});

it('is the same file each time, and says its language and what it is', async () => {
  const input = sampleInvoiceInput({ language: 'en' });
  const [one, other] = [await invoiceDocument(input), await invoiceDocument(input)];
  expect(Buffer.from(one).equals(Buffer.from(other))).toBe(true);
  const { title, language } = await readPdf(one);
  expect({ title, language }).toEqual({
    title: 'Invoice IN-2026-0007: Filterwechsel Haus B',
    language: 'en',
  });
});
