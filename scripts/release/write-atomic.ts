import { rename, writeFile } from 'node:fs/promises';

/** Replaces a file in one step: a reader, or a crash, meets the old content or the new one. */
export async function writeAtomic(file: string, content: string): Promise<void> {
  const next = `${file}.${process.pid}.next`;
  await writeFile(next, content);
  await rename(next, file);
}
