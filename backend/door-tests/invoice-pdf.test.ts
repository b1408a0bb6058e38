import { setTimeout as sleep } from 'node:timers/promises';
import { composeMail } from '@fm/domain/mail';
import { DRAFT, sampleInvoice } from '../functions/documents/testing/sample-invoice';
import { openPdfBackend } from './pdf-checks';

/* The document of an invoice, as production gives it: the built function, over HTTP. */

const { ask, lines, refusalOf, refuseOthers, store } = openPdfBackend('invoicePdf');

const storeInvoice = (id: string, over: object = {}, invoice = sampleInvoice()) =>
  store(`invoices/${id}`, { ...invoice, trashed: false, ...over });

beforeAll(async () => {
  await store('customers/c1', { name: 'Renamed since', number: 'CU-2026-0012' });
  await store('settings/company', { name: 'Südhaus', footer: 'HRB 1', iban: 7 });
  await storeInvoice('i1');
});

it('goes along with a mail of the invoice, and so does its e-invoice', async () => {
  const mail = {
    to: 'rosa@klinikum.example',
    subject: 'Rechnung',
    paragraphs: ['Guten Tag'],
    sender: 'Nordhaus',
  };
  await store('mail/invoice-i1', { ...composeMail(mail, new Date()), invoiceId: 'i1' });
  const files = () => lines.flatMap((line) => /\[(.*), (\d+) bytes\]/.exec(line)?.slice(1) ?? []);
  for (const end = Date.now() + 20_000; files().length < 4 && Date.now() < end; ) await sleep(50);
  expect(files()).toEqual([
    'IN-2026-0007.pdf',
    expect.stringMatching(/^\d{5,}$/),
    'IN-2026-0007.xml',
    expect.stringMatching(/^\d{4}$/),
  ]);
});

describe('the document of an invoice', () => {
  it('goes to the office as it was approved, whatever the settings and the customer are called since', async () => {
    const { name, text } = await ask({ id: 'i1' });
    expect(name).toBe('IN-2026-0007.pdf');
    for (const part of [
      'Rechnung IN-2026-0007',
      'Klinikum Altona gGmbH',
      'Nordhaus Facility Services GmbH',
      'Tel. +49 30 7654321',
      'CU-2026-0012',
      'HRB 1',
    ])
      expect(text).toContain(part);
    expect(text).not.toMatch(/Südhaus|Renamed|Entwurf/);
  });

  it('that is a draft goes under the letterhead of the settings, without a number', async () => {
    await storeInvoice('draft', {}, sampleInvoice(DRAFT));
    const { name, text } = await ask({ id: 'draft' });
    expect(name).toBe('draft.pdf');
    expect(text).toContain('Entwurf');
    expect(text).toContain('Südhaus');
    expect(text).not.toContain('IN-2026');
  });

  it('does not need the customer to be there still', async () => {
    await storeInvoice('alone', { customerRef: { id: 'gone', name: 'Werft Nord' } });
    expect((await ask({ id: 'alone' })).text).toContain('Klinikum Altona gGmbH');
  });

  describe('is refused', () => {
    refuseOthers('i1');

    it.each([
      ['that is a discarded draft', { trashed: true }],
      ['without a sound mark of the trash', { trashed: 'no' }],
      ['with a position that is damaged', { positions: { a: { text: 'Windows', unitMinor: 'many' } } }],
      ['in a currency that is none', { currency: 'euro' }],
      ['with a day that is none', { issueDate: '20.11.2026' }],
    ])('for an invoice %s', async (_, over) => {
      await storeInvoice('odd', over);
      expect(await refusalOf({ id: 'odd' })).toBe('FAILED_PRECONDITION');
    });
  });
});
