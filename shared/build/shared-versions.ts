import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './paths';
import { packageOf, SHARED_MODULES, type SharedModule } from './shared-modules';

function installedVersion(module: SharedModule): string {
  const file = join(ROOT, 'node_modules', packageOf(module), 'package.json');
  const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version?: unknown };
  // Without a version a singleton silently becomes two.
  if (typeof version !== 'string')
    throw new Error(`${file} has no "version", so ${module} cannot be shared.`);
  return version;
}

/** Installed version of every shared module. Throws when one is not installed. */
export const sharedVersions = () =>
  Object.fromEntries(SHARED_MODULES.map((module) => [module, installedVersion(module)])) as Record<
    SharedModule,
    string
  >;

/** What an area asks the host for. Patch releases do not count: a later build of an area still fits an older host. */
function acceptedRange(version: string): string {
  const [major, minor] = version.split('.');
  return `^${major}.${minor}.0`;
}

/** The `shared` option of an area: everything from the host, nothing bundled. */
export const consumedFromHost = () =>
  Object.fromEntries(
    Object.entries(sharedVersions()).map(([module, version]) => [
      module,
      {
        import: false as const,
        singleton: true,
        strictVersion: true,
        requiredVersion: acceptedRange(version),
      },
    ]),
  );
