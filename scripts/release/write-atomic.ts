import { open, rename, rm } from 'node:fs/promises';

/**
 * Replaces a file in one step: a reader, a crash or a power cut meets the old content or the new one. Whoever writes
 * a file has its lock: what a killed process left half written is written over.
 */
export async function writeAtomic(file: string, content: string | Buffer): Promise<void> {
  const next = `${file}.next`;
  try {
    const handle = await open(next, 'w');
    try {
      await handle.writeFile(content);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(next, file);
  } catch (error) {
    // Where the disk is full, half a file is in the way of whoever makes room.
    await rm(next, { force: true });
    throw error;
  }
}
