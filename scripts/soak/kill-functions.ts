interface Backend {
  readonly url: string;
}

const headers = { authorization: 'Bearer owner' };

/**
 * Ends the process that the embedded backend runs the functions in, as a crash would; the next call starts another.
 * What the process had locked is free at once, where the service keeps it for a minute: longer than a test waits.
 */
export async function killFunctions({ url }: Backend): Promise<void> {
  const response = await fetch(`${url}/__local/functions`, { headers });
  const { pids } = (await response.json()) as { readonly pids: readonly number[] };
  for (const pid of pids) process.kill(pid, 'SIGKILL');
  const ended = await fetch(`${url}/__local/transactions`, { method: 'DELETE', headers });
  if (!ended.ok) throw new Error(`Transactions are not ended: ${ended.status}.`);
}
