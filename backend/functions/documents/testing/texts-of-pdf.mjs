import { parentPort } from 'node:worker_threads';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/* Answers each PDF with where which text stands on its pages. A thread of its own, because the reader is an ES module
   that jest cannot load. */

parentPort.on('message', async (data) => parentPort.postMessage(await textsOf(data)));

async function textsOf(data) {
  const pdf = await getDocument({ data: Uint8Array.from(data), verbosity: 0 }).promise;
  const pages = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    const [, , width, height] = page.view;
    const { items } = await page.getTextContent({ disableNormalization: true });
    pages.push({
      width,
      height,
      texts: items
        .filter(({ str }) => str.trim() !== '')
        .map(({ str, transform, width: wide }) => ({
          text: str,
          x: transform[4],
          baseline: height - transform[5],
          width: wide,
          size: transform[3],
          isTurned: transform[1] !== 0,
        })),
    });
  }
  const { info } = await pdf.getMetadata();
  await pdf.destroy();
  return { title: info.Title, language: info.Language, pages };
}
