import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

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

/** Reads a PDF with another library than the one that wrote it. */
export async function readPdf(pdf: Uint8Array): Promise<ReadPdf> {
  const reading = promisify(execFile)(process.execPath, [join(import.meta.dirname, 'texts-of-pdf.mjs')], {
    maxBuffer: 64 * 1024 * 1024,
  });
  reading.child.stdin?.end(Buffer.from(pdf).toString('base64'));
  return JSON.parse((await reading).stdout) as ReadPdf;
}

/** All texts of a PDF, one on each line. */
export const textOf = async (pdf: Uint8Array): Promise<string> =>
  (await readPdf(pdf)).pages.flatMap(({ texts }) => texts.map(({ text }) => text)).join('\n');
