import { copyForCrew } from './copy-for-crew';
import { type Corrections, correctDerived } from './correct-derived';
import { Places } from './places';
import type { JobTarget } from './project';

/**
 * Writes anew what older versions derived otherwise or not at all, and then brings the crew's copies up to date.
 * With the `version` of the code, a run that ends half-way leaves in the database where it was, and the next one of the
 * same version goes on from there. Gives the records corrected in this run, by collection. Run twice, it corrects
 * nothing more.
 */
export async function correctRecords(target: JobTarget, version?: string): Promise<Corrections> {
  const places = new Places(target, version);
  const { corrected, damaged } = await correctDerived(target, places);
  // Last: what was corrected before is copied as it is now.
  const copies = Object.values(await copyForCrew(target, places)).reduce((sum, count) => sum + count, 0);
  await places.end();
  return { corrected: { ...corrected, ...(copies > 0 && { 'crew/copy': copies }) }, damaged };
}
