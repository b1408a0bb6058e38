import { createRequire } from 'node:module';
import { join } from 'node:path';

/*
 * Draws one table with a library for PDFs and prints what that took (decision 0054). In a folder of its own:
 *   npm i pdfkit pdfmake @react-pdf/renderer react @expo-google-fonts/source-sans-3
 *   node <here>/pdf-libraries.mjs pdfkit
 */

const { resolve } = createRequire(join(process.cwd(), 'package.json'));
const load = async (name) => (await import(resolve(name))).default;
const FONTS = '@expo-google-fonts/source-sans-3';
const REGULAR = resolve(`${FONTS}/400Regular/SourceSans3_400Regular.ttf`);
const BOLD = resolve(`${FONTS}/600SemiBold/SourceSans3_600SemiBold.ttf`);
const WIDTHS = [24, 220, 60, 70, 85];

const rowsOf = (count) =>
  Array.from({ length: count }, (_, index) => [
    String(index + 1),
    `Cleaning of part ${index + 1}: ${'wipe floors, dust, sort and take away waste. '.repeat(1 + (index % 4))}`,
    '12.5 h',
    '48.00 €',
    '600.00 €',
  ]);

const LIBRARIES = {
  async pdfkit() {
    const PDFDocument = await load('pdfkit');
    return (rows) =>
      new Promise((done) => {
        const document = new PDFDocument({ size: 'A4', margin: 50, font: REGULAR });
        const chunks = [];
        document.on('data', (chunk) => chunks.push(chunk)).on('end', () => done(Buffer.concat(chunks)));
        let y = 50;
        for (const row of rows) {
          const height = document.fontSize(9).heightOfString(row[1], { width: WIDTHS[1] }) + 6;
          if (y + height > 780) {
            document.addPage();
            y = 50;
          }
          let x = 50;
          for (const [index, text] of row.entries()) {
            document.font(index === 0 ? BOLD : REGULAR).text(text, x, y, { width: WIDTHS[index] });
            x += WIDTHS[index] + 6;
          }
          y += height;
        }
        document.end();
      });
  },
  async pdfmake() {
    const pdfmake = await load('pdfmake');
    pdfmake.setFonts({ Sans: { normal: REGULAR, bold: BOLD } });
    return (rows) => {
      const table = {
        headerRows: 1,
        dontBreakRows: true,
        widths: WIDTHS,
        body: [WIDTHS.map(String), ...rows],
      };
      return pdfmake
        .createPdf({ defaultStyle: { font: 'Sans', fontSize: 9 }, content: [{ table }] })
        .getBuffer();
    };
  },
  async 'react-pdf'() {
    const { createElement: make } = await load('react');
    const { Document, Page, View, Text, Font, renderToBuffer } = await import(resolve('@react-pdf/renderer'));
    Font.register({ family: 'Sans', src: REGULAR });
    const style = { flexDirection: 'row', marginBottom: 4 };
    return (rows) =>
      renderToBuffer(
        make(
          Document,
          null,
          make(
            Page,
            { size: 'A4', style: { padding: 50, fontFamily: 'Sans', fontSize: 9 } },
            rows.map((row) =>
              make(
                View,
                { key: row[0], wrap: false, style },
                row.map((text, index) => make(Text, { key: text, style: { width: WIDTHS[index] } }, text)),
              ),
            ),
          ),
        ),
      );
  },
};

const cpuMs = () => {
  const { user, system } = process.cpuUsage();
  return Math.round((user + system) / 1000);
};
const begun = cpuMs();
const draw = await LIBRARIES[process.argv[2]]();
console.log(`load ${cpuMs() - begun} ms`);
for (const count of [20, 300]) {
  const started = cpuMs();
  const pdf = await draw(rowsOf(count));
  console.log(`${count} lines ${cpuMs() - started} ms, ${Math.round(pdf.length / 1024)} KB`);
}
console.log(`${Math.round(process.resourceUsage().maxRSS / 1024)} MB at most`);
