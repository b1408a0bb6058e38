import { CONTRACT } from '@fm/contract';
import { type Description, DescriptionList, formatInstant } from '@fm/ui';
import { hostRelease } from '../app/host-release';
import { OlderRegistryError, type RegistryState } from '../federation';

function sourceOf(staleBecause: unknown): string {
  if (staleBecause === undefined) return 'Server';
  return staleBecause instanceof OlderRegistryError
    ? 'Last good copy: the server sent an older one'
    : 'Last good copy: the server did not answer';
}

function registryFacts(registry: RegistryState): readonly Description[] {
  if (registry.phase !== 'ready')
    return [
      { term: 'Registry', value: registry.phase === 'loading' ? 'On its way' : "Can't be reached right now" },
    ];
  return [
    { term: 'Registry revision', value: registry.registry.revision },
    {
      term: 'Registry source',
      value: sourceOf(registry.staleBecause),
    },
    { term: 'Registry fetched', value: registry.fetchedAt && formatInstant(registry.fetchedAt) },
    ...registry.refused.map(({ message }) => ({ term: 'Entry left out', value: message })),
  ];
}

/** What the page itself runs, and where it knows its areas from. */
export const HostFacts = ({ registry }: { readonly registry: RegistryState }) => (
  <DescriptionList
    items={[
      { term: 'Host version', value: hostRelease.version },
      { term: 'Host build', value: hostRelease.build },
      { term: 'Contract', value: CONTRACT },
      ...registryFacts(registry),
    ]}
  />
);
