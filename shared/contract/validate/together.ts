import type { RemoteDescriptor } from '../descriptor';
import { fail, owns } from './checks';

/** Refuses two areas with one id or one path, also where one path lies inside the other. */
export function validateTogether(descriptors: readonly RemoteDescriptor[], where = 'descriptors'): void {
  const claims = descriptors.flatMap(({ id, paths }) => paths.map((path) => ({ id, path })));
  for (const [index, claim] of claims.entries()) {
    const rival = claims
      .slice(0, index)
      .find(({ path }) => owns([path], claim.path) || owns([claim.path], path));
    if (rival)
      fail(
        where,
        `"paths" of "${claim.id}" and "${rival.id}" both claim ${claim.path}; give one of them another path.`,
      );
  }
  const ids = descriptors.map(({ id }) => id);
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice) fail(where, `the id "${twice}" is used twice.`);
}

/** Refuses a permission that no role can have, for the role table does not know it. */
export function validatePermissions(
  { id, permissions = [] }: RemoteDescriptor,
  known: readonly string[],
  where = 'descriptor',
): void {
  for (const permission of permissions)
    if (!known.includes(permission.id))
      fail(
        `${where} of "${id}", permissions`,
        `the role table does not know "${permission.id}"; name one of ${known.join(', ')}.`,
      );
}

/** Refuses an address that the host has for itself: its own screen would be shown there. */
export function validateHostPaths(
  { id, paths }: RemoteDescriptor,
  taken: readonly string[],
  where = 'descriptor',
): void {
  for (const path of paths)
    if (owns(taken, path))
      fail(`${where} of "${id}", paths`, `${path} belongs to the host; choose another path.`);
}
