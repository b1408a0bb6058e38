/** One build of an area. */
export interface Release {
  readonly id: string;
  /** Semver of the descriptor. */
  readonly version: string;
  /** Hash of what was built. */
  readonly build: string;
}

/** Folder of a release inside the area's folder: `1.0.0-3f9c1e2a`. Written once, never changed. */
export const releaseFolder = ({ version, build }: Release) => `${version}-${build}`;

/**
 * Name of the federation container and of everything global it leaves in the page. It holds version and build, so
 * that two releases of one area can live in one page without taking each other's parts.
 */
export const containerName = ({ id, version, build }: Release) =>
  `${id}_${version}_${build}`.replace(/[^a-z0-9]/g, '_');
