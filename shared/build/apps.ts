import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type RemoteDescriptor,
  validateDescriptor,
  validatePermissions,
  validateTogether,
} from '@fm/contract';
import { PERMISSIONS } from '@fm/domain/role';
import { checkSources } from './exposed';
import { ROOT, remoteFolder } from './paths';

/** Ids of all areas in the repository, sorted. */
export async function remoteIds(): Promise<string[]> {
  const entries = await readdir(join(ROOT, 'remotes'), { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}

/** What an area says about itself. Throws a ContractError that names file and field. */
export async function readDescriptor(id: string): Promise<RemoteDescriptor> {
  const file = `remotes/${id}/remote.config.ts`;
  const config = (await import(join(remoteFolder(id), 'remote.config.ts'))) as { default?: unknown };
  const descriptor = validateDescriptor(config.default, file);
  if (descriptor.id !== id) throw new Error(`${file}: "id" is "${descriptor.id}" but the folder is "${id}".`);
  validatePermissions(descriptor, PERMISSIONS, file);
  checkSources(descriptor, file);
  return descriptor;
}

/** Descriptors of all areas, checked one by one and against each other. */
export async function readDescriptors(): Promise<RemoteDescriptor[]> {
  const descriptors = await Promise.all((await remoteIds()).map(readDescriptor));
  validateTogether(descriptors, 'remotes/*/remote.config.ts');
  return descriptors;
}
