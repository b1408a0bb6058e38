import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import {
  ContractError,
  HOST_PATHS,
  type RemoteDescriptor,
  satisfies,
  validateDescriptor,
  validateHostPaths,
  validatePermissions,
  validateTogether,
} from '@fm/contract';
import { PERMISSIONS } from '@fm/domain/role';
import { checkSources } from './exposed';
import { ROOT, remoteFolder } from './paths';

/** The last hosts that keep all of the federation runtime but its core to themselves: no area that is built now runs there. */
const WITHOUT_RUNTIME = '1.2.999';

/** Ids of all areas in the repository, sorted. */
export async function remoteIds(root = ROOT): Promise<string[]> {
  const entries = await readdir(join(root, 'remotes'), { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}

/**
 * What an area says about itself; `load` runs the file anew where it may have been changed. Throws a ContractError that
 * names file and field.
 */
export async function readDescriptor(
  id: string,
  root = ROOT,
  load: (file: string) => Promise<unknown> = (file) => import(file),
): Promise<RemoteDescriptor> {
  const file = `remotes/${id}/remote.config.ts`;
  const config = (await load(join(remoteFolder(id, root), 'remote.config.ts'))) as { default?: unknown };
  const descriptor = validateDescriptor(config.default, file);
  if (descriptor.id !== id)
    throw new ContractError(`${file}: "id" is "${descriptor.id}" but the folder is "${id}".`);
  if (satisfies(WITHOUT_RUNTIME, descriptor.contract))
    throw new ContractError(
      `${file}: "contract" must be ^1.3.0 or later: older hosts lack what areas run on.`,
    );
  validatePermissions(descriptor, PERMISSIONS, file);
  validateHostPaths(descriptor, HOST_PATHS, file);
  checkSources(descriptor, file, root);
  return descriptor;
}

/** Descriptors of all areas, checked one by one and against each other. */
export async function readDescriptors(root = ROOT): Promise<RemoteDescriptor[]> {
  const ids = await remoteIds(root);
  const descriptors = await Promise.all(ids.map((id) => readDescriptor(id, root)));
  validateTogether(descriptors, 'remotes/*/remote.config.ts');
  return descriptors;
}
