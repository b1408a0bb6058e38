import type { LocalBackend } from '../index';

/** Makes a backend that was started with `faults: true` misbehave from now on, instead of as it did before. */
export async function setFaults(
  backend: Pick<LocalBackend, 'url'>,
  ...faults: readonly object[]
): Promise<void> {
  const response = await fetch(`${backend.url}/__local/faults`, {
    method: 'PUT',
    body: JSON.stringify(faults),
  });
  if (!response.ok) throw new Error(`PUT /__local/faults: ${response.status} ${await response.text()}`);
}
