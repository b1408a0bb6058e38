import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

/** A text as it stands on a page; distances in points from the top left corner. */
export interface PdfText {
  readonly text: string;
  readonly x: number;
  readonly baseline: number;
  readonly width: number;
  readonly size: number;
  /** Stands across the page, as a draft says that it is one. */
  readonly isTurned: boolean;
}

export interface PdfPage {
  readonly width: number;
  readonly height: number;
  readonly texts: readonly PdfText[];
}

/** What a reader of PDFs finds in a file. */
export interface ReadPdf {
  readonly title: string;
  readonly language: string;
  readonly pages: readonly PdfPage[];
}

/** One for all PDFs of a test file: its library takes longer to load than most of them to read. */
let reader: Worker | undefined;
let lastRead: Promise<unknown> = Promise.resolve();

/** Reads a PDF with another library than the one that wrote it. */
export function readPdf(pdf: Uint8Array): Promise<ReadPdf> {
  const reading = lastRead.then(() => readNext(pdf));
  lastRead = reading.catch(() => undefined);
  return reading;
}

async function readNext(pdf: Uint8Array): Promise<ReadPdf> {
  if (!reader) {
    reader = new Worker(join(import.meta.dirname, 'texts-of-pdf.mjs'));
    // Ends with whoever asked; after what it cannot read, the next one gets another.
    reader.unref();
    reader.once('exit', () => {
      reader = undefined;
    });
  }
  reader.postMessage(pdf);
  const [read] = (await once(reader, 'message')) as [ReadPdf];
  return read;
}

/** All texts of a PDF, one on each line. */
export const textOf = async (pdf: Uint8Array): Promise<string> =>
  (await readPdf(pdf)).pages.flatMap(({ texts }) => texts.map(({ text }) => text)).join('\n');
