import { readDescriptors } from '@fm/build';
import { runCommand } from '../check/run-command';
import { type AreaNames, namesOf } from './names';
import { refuseTaken } from './refuse-taken';
import {
  addIndexes,
  addQueries,
  addRules,
  addToLockfile,
  writeArea,
  writeCommand,
  writeQueries,
} from './write-files';

/** What there is after an area was made. */
export interface MadeArea {
  readonly names: AreaNames;
  /** Files written or changed, from the root. */
  readonly changed: readonly string[];
}

/** Makes the area named `id`. Rejects with a StartError, and changes nothing, when it cannot be called so. */
export async function makeArea(id: string, one?: string): Promise<MadeArea> {
  const names = namesOf(id, one);
  await refuseTaken(names, await readDescriptors());
  const files = await writeArea(names);
  const changed = [
    ...(await writeCommand(names)),
    await addRules(names),
    await addIndexes(names),
    await writeQueries(names),
    await addQueries(names),
    await addToLockfile(names),
  ];
  // Other names break lines elsewhere and sort imports in another order.
  await runCommand('npx', ['biome', 'check', '--write', '--log-level=error', ...files, ...changed]);
  return { names, changed: [...files.sort(), ...changed] };
}
