import { offerDocument } from '../../backend/functions/documents/offer-document';
import { linesById, sampleInput, sampleLines } from '../../backend/functions/documents/testing/sample-offer';
import { printTable } from './print-table';

const LINES = [20, 20, 200, 300];
/** What a document of 300 lines may take of a processor and of memory: a function has 512 MB. */
const LIMIT_MS = 4000;
const LIMIT_MB = 400;

/** Draws offers of many lines and prints what each took; the first one loads library and fonts. False beyond a limit. */
export async function benchDocuments(): Promise<boolean> {
  const rows: string[][] = [];
  let slowest = 0;
  for (const count of LINES) {
    const input = sampleInput();
    const offer = { ...input.offer, lines: linesById(sampleLines(count)) };
    const before = process.cpuUsage();
    const pdf = await offerDocument({ ...input, offer });
    const { user, system } = process.cpuUsage(before);
    const ms = (user + system) / 1000;
    slowest = Math.max(slowest, ms);
    rows.push([`${count} lines`, ms.toFixed(0), (pdf.length / 1024).toFixed(0)]);
  }
  const peakMb = process.resourceUsage().maxRSS / 1024;
  printTable(['document of an offer', 'ms of a processor', 'KB'], rows);
  console.log(`${peakMb.toFixed(0)} MB at most`);
  return slowest < LIMIT_MS && peakMb < LIMIT_MB;
}
