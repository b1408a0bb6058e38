const SAID_BY_US = new Set(['BuildError', 'ContractError', 'ReleaseError', 'SettingsError', 'StartError']);

/** Ends the process with what went wrong: a sentence for what we expect, the whole stack for what we do not. */
export function fail(error: unknown): never {
  if (error instanceof Error && SAID_BY_US.has(error.name)) console.error(error.message);
  else console.error(error);
  process.exit(1);
}
