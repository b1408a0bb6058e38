import { createRequire } from 'node:module';
import { type Mark, type Measure, PAGE, type Page } from './marks';

/** What a PDF says of itself. */
export interface PdfFacts {
  readonly title: string;
  readonly author: string;
  /** Such as `de`. */
  readonly language: string;
  readonly madeAt: Date;
}

/** A PDF that texts are measured for and pages are drawn into. */
export interface Pdf {
  readonly measure: Measure;
  /** Draws the pages and gives the file. The same pages give the same bytes. */
  finish(pages: readonly Page[]): Promise<Uint8Array>;
}

const FONT = '@expo-google-fonts/source-sans-3';

/** Begins a PDF. Loads the library, which most starts of a function do not need. */
export async function beginPdf({ title, author, language, madeAt }: PdfFacts): Promise<Pdf> {
  const { default: PDFDocument } = await import('pdfkit');
  // Named by their files: a font that is registered by another name and opened already is read anew at each use.
  const { resolve } = createRequire(import.meta.url);
  const regular = resolve(`${FONT}/400Regular/SourceSans3_400Regular.ttf`);
  const bold = resolve(`${FONT}/600SemiBold/SourceSans3_600SemiBold.ttf`);
  const document = new PDFDocument({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    lang: language,
    displayTitle: true,
    font: regular,
    info: { Title: title, Author: author, CreationDate: madeAt, ModDate: madeAt },
  });
  const chunks: Buffer[] = [];
  const ended = new Promise<void>((resolve, reject) => {
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', resolve);
    document.on('error', reject);
  });
  const widths = new Map<string, number>();
  const setFace = ({ isBold, size }: { readonly isBold?: boolean; readonly size: number }) =>
    document.font(isBold ? bold : regular).fontSize(size);

  const draw = (mark: Mark): void => {
    switch (mark.kind) {
      case 'text':
        setFace(mark.face)
          .fillColor(mark.face.color ?? '#000000')
          .text(mark.text, mark.x, mark.y, { lineBreak: false });
        return;
      case 'across': {
        const middle = { x: PAGE.width / 2, y: PAGE.height / 2 };
        setFace(mark.face);
        document
          .save()
          .rotate(-55, { origin: [middle.x, middle.y] })
          .fillColor(mark.face.color ?? '#000000')
          .text(
            mark.text,
            middle.x - document.widthOfString(mark.text) / 2,
            middle.y - mark.face.leading / 2,
            { lineBreak: false },
          )
          .restore();
        return;
      }
      case 'rule':
        document
          .moveTo(mark.x, mark.y)
          .lineTo(mark.x + mark.width, mark.y)
          .lineWidth(mark.thickness)
          .strokeColor(mark.color)
          .stroke();
        return;
      case 'picture':
        document.image(Buffer.from(mark.data), mark.x, mark.y, {
          fit: [mark.width, mark.height],
          ...(mark.align === 'right' && { align: 'right' }),
        });
    }
  };

  return {
    measure: (text, face) => {
      const known = `${face.isBold ? 'b' : 'r'}${text}`;
      const width = widths.get(known) ?? setFace({ ...face, size: 1000 }).widthOfString(text) / 1000;
      widths.set(known, width);
      return width * face.size;
    },
    async finish(pages) {
      for (const page of pages) {
        document.addPage();
        for (const mark of page) draw(mark);
      }
      document.end();
      await ended;
      return Buffer.concat(chunks);
    },
  };
}
