import {
  PREVIEW,
  type Preview,
  type Registry,
  type RegistryEntry,
  type RemoteId,
  validatePreview,
} from '@fm/contract';

const HUNDRED = 100;
/** FNV-1a, 32 bits: http://www.isthe.com/chongo/tech/comp/fnv/ */
const OFFSET = 0x811c9dc5;
const PRIME = 0x01000193;

/** From 0 to 99, the same for the same person and release, and evenly spread over people. */
function placeOf(person: string, release: string): number {
  let hash = OFFSET;
  for (const letter of `${person.toLowerCase()} ${release}`)
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), PRIME);
  // The low bits of this hash alone go by the last letters.
  return ((hash ^ (hash >>> 15)) >>> 0) % HUNDRED;
}

/** Whether a person has the release that is for some people; nobody whom this page does not know has it. */
export const hasCanary = ({ canary }: RegistryEntry, person: string | undefined): boolean =>
  canary !== undefined && person !== undefined && placeOf(person, canary.entry.base) < canary.percent;

/** The registry as a person has it. What operators say of an area holds for both of its releases. */
export function chosenFor(registry: Registry, person: string | undefined): Registry {
  const { remotes } = registry;
  if (!remotes.some((entry) => hasCanary(entry, person))) return registry;
  return {
    ...registry,
    remotes: remotes.map((entry) => {
      const { canary, enabled, notice } = entry;
      return canary && hasCanary(entry, person) ? { ...canary.entry, enabled, notice, canary } : entry;
    }),
  };
}

const PREVIEW_TIMEOUT_MS = 4000;

/** The folder of a release: `1.0.0-3f9c1e2a`. */
const RELEASE = /^\d+\.\d+\.\d+-[0-9a-z]+$/;

/** Whether it is a release that somebody looks at before it is released. */
export const isPreview = (own: string): boolean => RELEASE.test(own);

/** Folders of releases by the area each is looked at for. */
type Asked = readonly (readonly [id: RemoteId, release: string])[];

/**
 * The registry with releases that are only looked at in the place of what is deployed, each as it says of itself. One
 * that cannot be had, or is for other roles, is switched off and says why: what is deployed must not pass for it. Never
 * rejects.
 */
export async function withPreviews(
  registry: Registry,
  asked: Asked,
  role: string | undefined,
): Promise<Registry> {
  const shown = await Promise.all(asked.map(([id, release]) => shownAs(registry, id, release, role)));
  const found = new Map(shown.flatMap((entry) => (entry ? [[entry.descriptor.id, entry]] : [])));
  const known = registry.remotes.map((entry) => found.get(entry.descriptor.id) ?? entry);
  const more = [...found.values()].filter(
    ({ descriptor }) => !known.some((entry) => entry.descriptor.id === descriptor.id),
  );
  return { ...registry, remotes: [...known, ...more] };
}

/** An area as who looks at a release of it has it; undefined where it is not even known what area that is. */
async function shownAs(
  { remotes }: Registry,
  id: RemoteId,
  release: string,
  role: string | undefined,
): Promise<RegistryEntry | undefined> {
  const deployed = remotes.find(({ descriptor }) => descriptor.id === id);
  const preview = await fetchPreview(id, release, deployed);
  const entry = preview?.entry ?? deployed;
  if (!entry) return undefined;
  if (!preview) return { ...entry, enabled: false, notice: `There is no preview ${release} of this area.` };
  const { roles } = preview;
  // Also while it is not known who looks: what was loaded once runs until the page goes.
  const isForOthers = roles.length > 0 && (role === undefined || !roles.includes(role));
  return isForOthers
    ? { ...entry, enabled: false, notice: `The preview ${release} is for people with another role.` }
    : { ...entry, enabled: true };
}

/** What a release says of itself; undefined where there is none to look at. */
async function fetchPreview(
  id: RemoteId,
  release: string,
  deployed: RegistryEntry | undefined,
): Promise<Preview | undefined> {
  // Releases of an area lie beside each other.
  const beside = new URL(deployed?.base ?? `/remotes/${id}/-/`, document.baseURI);
  const url = new URL(`../${release}/${PREVIEW}`, beside);
  try {
    const response = await fetch(url, { cache: 'no-cache', signal: AbortSignal.timeout(PREVIEW_TIMEOUT_MS) });
    const preview = response.ok ? validatePreview(await response.json(), url.href) : undefined;
    return preview?.entry.descriptor.id === id ? preview : undefined;
  } catch {
    return undefined;
  }
}
