import { type Registry, type RemoteDescriptor, satisfies, validateTogether } from '@fm/contract';
import { type HostBuild, takesContract } from './host-build';
import type { BuiltParts } from './manifest';
import { ReleaseError } from './release-error';

const configOf = (id: string) => `remotes/${id}/remote.config.ts`;

function checkMenu(descriptor: RemoteDescriptor, others: readonly RemoteDescriptor[]): void {
  for (const { label } of descriptor.menu) {
    const rival = others.find(({ menu }) => menu.some((entry) => entry.label === label));
    if (rival)
      throw new ReleaseError(
        `${configOf(descriptor.id)}: the menu entry "${label}" is there already, from "${rival.id}"; ` +
          'give it another label.',
      );
  }
}

/**
 * Checks that an area fits what is deployed: the host's contract, and the addresses and menu of the other areas.
 * Throws a ReleaseError or ContractError that says what to change.
 */
export function checkFit(descriptor: RemoteDescriptor, host: HostBuild, registry: Registry): void {
  const { id, contract } = descriptor;
  if (!takesContract(host, contract))
    throw new ReleaseError(
      `${id} asks for contract ${contract}, and the deployed host (build ${host.build}) has ${host.contract}. ` +
        `Deploy a host that has it first, or change "contract" in ${configOf(id)}.`,
    );
  const others = registry.remotes.flatMap((entry) => (entry.descriptor.id === id ? [] : [entry.descriptor]));
  validateTogether([...others, descriptor], 'the deployed areas');
  checkMenu(descriptor, others);
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
