import { benchBackend } from './bench/backend';
import { benchCommands } from './bench/commands';
import { benchCost } from './bench/cost';
import { benchCrowd } from './bench/crowd';
import { benchDay } from './bench/day';
import { benchDocuments } from './bench/documents';
import { benchImport } from './bench/import';
import { benchLists } from './bench/lists';
import { benchMillion } from './bench/million';
import { benchNightly } from './bench/nightly';
import { benchPage } from './bench/page';
import { benchReads } from './bench/reads';

/** `npm run bench -- [section ...]`: measures what the budgets are about; without names all but those that take long. */
const SECTIONS: Readonly<Record<string, () => Promise<boolean>>> = {
  backend: benchBackend,
  reads: benchReads,
  commands: benchCommands,
  cost: benchCost,
  crowd: benchCrowd,
  day: benchDay,
  documents: benchDocuments,
  import: benchImport,
  lists: benchLists,
  nightly: benchNightly,
  page: benchPage,
};
/** A quarter of an hour and 2 GB of disk: measured when asked for. */
const LONG: typeof SECTIONS = { million: benchMillion };
const ALL = { ...SECTIONS, ...LONG };

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !Object.hasOwn(ALL, name));
if (unknown.length > 0) {
  throw new Error(`No section ${unknown.join(', ')}; there are ${Object.keys(ALL).join(', ')}.`);
}

let fits = true;
for (const [name, section] of Object.entries(asked.length === 0 ? SECTIONS : ALL)) {
  if (asked.length === 0 || asked.includes(name)) fits = (await section()) && fits;
}
process.exit(fits ? 0 : 1);
