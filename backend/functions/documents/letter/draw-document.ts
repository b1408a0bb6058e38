import type { Block } from '../pages/blocks';
import type { Measure } from '../pages/marks';
import { paginate } from '../pages/paginate';
import { beginPdf } from '../pages/pdf';
import type { DocumentLanguage } from '../texts/document-texts';
import { bodyBlocks } from './body-blocks';
import type { DocumentModel } from './document-model';
import { letterFrame } from './letter-frame';

interface Drawing {
  readonly language: DocumentLanguage;
  readonly madeAt: Date;
  /** What stands below everything else, on one page. */
  readonly ending?: (measure: Measure) => Block | undefined;
}

/** Draws what a document says as the bytes of a PDF, A4. The same model gives the same bytes. */
export async function drawDocument(
  model: DocumentModel,
  { language, madeAt, ending }: Drawing,
): Promise<Uint8Array> {
  const pdf = await beginPdf({
    title: `${model.subject}: ${model.title}`,
    author: model.letter.company,
    language,
    madeAt,
  });
  const frame = letterFrame(model, pdf.measure);
  const { blocks, table } = bodyBlocks(model, pdf.measure, ending?.(pdf.measure));
  const pages = paginate(blocks, frame.frameOf, table);
  return pdf.finish(pages.map((page, index) => [...frame.marks(index, pages.length), ...page]));
}
