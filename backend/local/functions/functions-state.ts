import type { LocalBackend } from '../index';

/** What `GET /__local/functions` tells. */
export interface FunctionsState {
  readonly pids: readonly number[];
  readonly outbox: number;
  readonly functions: readonly {
    readonly name: string;
    readonly kind: string;
    readonly schedule?: string;
    readonly timeZone?: string;
  }[];
}

/** Asks a backend about its functions. */
export async function functionsState({ url }: Pick<LocalBackend, 'url'>): Promise<FunctionsState> {
  const response = await fetch(`${url}/__local/functions`, { headers: { authorization: 'Bearer owner' } });
  return (await response.json()) as FunctionsState;
}
