import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '@fm/build/paths';

/** Adds what `.env` says to the environment; what is set already wins. */
export function loadEnv(): void {
  const file = join(ROOT, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
}
