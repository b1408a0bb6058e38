import {
  ContractError,
  type Registry,
  type RemoteDescriptor,
  satisfies,
  validateHostPaths,
  validatePermissions,
  validateTogether,
} from '@fm/contract';
import { type HostBuild, takesContract } from './host-build';
import type { BuiltParts } from './manifest';
import { ReleaseError } from './release-error';

const configOf = (id: string) => `remotes/${id}/remote.config.ts`;

/** How messages name the host that is released. */
const deployed = ({ build }: HostBuild) => `the deployed host (build ${build})`;

/** What the area asks of the host that the host, as it is `called`, does not have. */
const contractProblems = ({ id, contract }: RemoteDescriptor, host: HostBuild, called: string) =>
  takesContract(host, contract)
    ? []
    : [`${id} asks for contract ${contract}, and ${called} has ${host.contract}.`];

/** What the contract says against it; nothing where it holds. */
function problemsOf(validate: () => void): readonly string[] {
  try {
    validate();
    return [];
  } catch (error) {
    if (!(error instanceof ContractError)) throw error;
    return [error.message];
  }
}

/** Addresses and permissions that the host has for itself or does not know. */
function addressProblems(descriptor: RemoteDescriptor, host: HostBuild, called: string): readonly string[] {
  const where = `${called} and ${configOf(descriptor.id)}`;
  return [
    ...problemsOf(() => validateHostPaths(descriptor, host.paths ?? [], where)),
    ...problemsOf(() => host.permissions && validatePermissions(descriptor, host.permissions, where)),
  ];
}

/** Shared modules a build asks for that the host does not provide in a version it takes. */
const sharedProblems = (id: string, { wants }: BuiltParts, host: HostBuild, called: string) =>
  Object.entries(wants).flatMap(([module, range]) => {
    const version = host.shared[module];
    return version !== undefined && satisfies(version, range)
      ? []
      : [`${id} asks the host for ${module} ${range}, and ${called} has ${version ?? 'no such module'}.`];
  });

/** Names a build takes of our own shared modules that the host, as far as it says so, does not export. */
const nameProblems = (id: string, { imports = {} }: BuiltParts, host: HostBuild, called: string) =>
  Object.entries(imports).flatMap(([module, names]) => {
    const exported = host.exports?.[module];
    const missing = names.filter((name) => exported && !exported.includes(name));
    return missing.length > 0
      ? [`${id} takes ${missing.join(', ')} from ${module}, which ${called} lacks.`]
      : [];
  });

/** All that a build asks of the host's shared modules and does not get. */
const moduleProblems = (id: string, parts: BuiltParts, host: HostBuild, called: string) => [
  ...sharedProblems(id, parts, host, called),
  ...nameProblems(id, parts, host, called),
];

/** All that keeps a built area from running in a host, as it is `called`. */
export const problemsInHost = (
  descriptor: RemoteDescriptor,
  parts: BuiltParts,
  host: HostBuild,
  called: string,
): readonly string[] => [
  ...contractProblems(descriptor, host, called),
  ...addressProblems(descriptor, host, called),
  ...moduleProblems(descriptor.id, parts, host, called),
];

/** Menu entries that another area has. */
const menuProblems = (
  { id, menu }: RemoteDescriptor,
  others: readonly RemoteDescriptor[],
): readonly string[] =>
  menu.flatMap(({ label }) => {
    const rival = others.find((other) => other.menu.some((entry) => entry.label === label));
    return rival
      ? `${configOf(id)}: the menu entry "${label}" is there already, from "${rival.id}"; give it another label.`
      : [];
  });

/**
 * Checks that an area fits what is deployed: the host's contract, addresses and permissions, and the addresses and menu of the other areas.
 * Throws a ReleaseError that says what to change, a line for each mistake.
 */
export function checkFit(descriptor: RemoteDescriptor, host: HostBuild, registry: Registry): void {
  const others = registry.remotes.flatMap((entry) =>
    entry.descriptor.id === descriptor.id ? [] : [entry.descriptor],
  );
  const problems = [
    ...contractProblems(descriptor, host, deployed(host)).map(
      (problem) =>
        `${problem} Deploy a host that has it first, or change "contract" in ${configOf(descriptor.id)}.`,
    ),
    ...addressProblems(descriptor, host, deployed(host)),
    ...problemsOf(() => validateTogether([...others, descriptor], 'the deployed areas')),
    ...menuProblems(descriptor, others),
  ];
  if (problems.length > 0) throw new ReleaseError(problems.join('\n'));
}

/** Checks that the deployed host provides every shared module a build asks for, in a version and with the names it takes. */
export function checkShared(id: string, parts: BuiltParts, host: HostBuild): void {
  const [problem] = moduleProblems(id, parts, host, deployed(host));
  if (problem !== undefined)
    throw new ReleaseError(`${problem} Deploy the host first: npm run deploy -- host.`);
}
