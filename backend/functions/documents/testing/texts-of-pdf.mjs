import { text } from 'node:stream/consumers';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/* Reads a PDF in Base64 from the input and writes where which text stands on its pages. A program of its own, because
   the reader is an ES module that jest cannot load. */

const pdf = await getDocument({
  data: Uint8Array.from(Buffer.from(await text(process.stdin), 'base64')),
  verbosity: 0,
}).promise;
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
process.stdout.write(JSON.stringify({ title: info.Title, language: info.Language, pages }));
