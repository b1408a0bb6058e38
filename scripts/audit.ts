import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { linesOfCsv, linesOfJson, verifyAudit } from '@fm/domain/audit';
import { readCsv } from '../shared/data/export/csv-file';
import { StartError } from './serve/start-error';
import { runAsCommand } from './terminal';

const USAGE = 'Use: npm run audit -- verify history.csv (or history.jsonl)';

/** `npm run audit -- verify`: says whether an exported history is as it was written. */
await runAsCommand(async () => {
  const [command, file] = process.argv.slice(2);
  if (command !== 'verify' || !file) throw new StartError(USAGE);
  const text = readFileSync(file, 'utf8');
  const lines = /\.csv$/i.test(file) ? linesOfCsv(await readCsv(text)) : linesOfJson(text);
  const found = verifyAudit(lines, (part) => createHash('sha256').update(part).digest('hex'));
  if (!found.ok) throw new StartError(`${file} is broken at line ${found.line}: ${found.why}`);
  console.log(`${file} is as it was written: ${found.count} entries of the export ${found.exportId}.`);
  console.log(`Last hash: ${found.lastHash}`);
  console.log('The history of the server names this hash in the entry of that export: compare them.');
});
