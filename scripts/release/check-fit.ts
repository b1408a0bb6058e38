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

/** What the area asks of the host that the host does not have. */
const contractProblems = ({ id, contract }: RemoteDescriptor, host: HostBuild): readonly string[] =>
  takesContract(host, contract)
    ? []
    : [
        `${id} asks for contract ${contract}, and the deployed host (build ${host.build}) has ${host.contract}. ` +
          `Deploy a host that has it first, or change "contract" in ${configOf(id)}.`,
      ];

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

/** Addresses and permissions that the deployed host has for itself or does not know. */
const hostProblems = (descriptor: RemoteDescriptor, host: HostBuild): readonly string[] => {
  const deployed = `the deployed host (build ${host.build}) and ${configOf(descriptor.id)}`;
  return [
    ...problemsOf(() => validateHostPaths(descriptor, host.paths ?? [], deployed)),
    ...problemsOf(() => host.permissions && validatePermissions(descriptor, host.permissions, deployed)),
  ];
};

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
    ...contractProblems(descriptor, host),
    ...hostProblems(descriptor, host),
    ...problemsOf(() => validateTogether([...others, descriptor], 'the deployed areas')),
    ...menuProblems(descriptor, others),
  ];
  if (problems.length > 0) throw new ReleaseError(problems.join('\n'));
}

/** Checks that the deployed host provides every shared module a build asks for, in a version it takes. */
export function checkShared(id: string, { wants }: BuiltParts, host: HostBuild): void {
  for (const [module, range] of Object.entries(wants)) {
    const version = host.shared[module];
    if (version === undefined || !satisfies(version, range))
      throw new ReleaseError(
        `${id} asks the host for ${module} ${range}, and the deployed host (build ${host.build}) has ` +
          `${version ?? 'no such module'}. Deploy the host first: npm run build -- host.`,
      );
  }
}
