import { readDescriptors } from '@fm/build';
import type { RemoteDescriptor } from '@fm/contract';
import { StartError } from '../serve/start-error';

/** All areas, and those that are named. Rejects with a StartError when there is no area of a name. */
export async function areasAsked(ids: readonly string[]) {
  const all = await readDescriptors();
  const named = ids.map((id): RemoteDescriptor => {
    const found = all.find((descriptor) => descriptor.id === id);
    if (!found)
      throw new StartError(
        `There is no area "${id}"; there are ${all.map((descriptor) => descriptor.id).join(', ')}.`,
      );
    return found;
  });
  return { all, named };
}
