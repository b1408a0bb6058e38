import {
  PREVIEW,
  type Preview,
  type Registry,
  type RegistryEntry,
  type RemoteId,
  validatePreview,
} from '@fm/contract';

const TIMEOUT_MS = 4000;

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
    const response = await fetch(url, { cache: 'no-cache', signal: AbortSignal.timeout(TIMEOUT_MS) });
    const preview = response.ok ? validatePreview(await response.json(), url.href) : undefined;
    return preview?.entry.descriptor.id === id ? preview : undefined;
  } catch {
    return undefined;
  }
}
