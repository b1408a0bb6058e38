import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { COMMANDS } from '@fm/workflows/commands';

/** A text of a built script that looks like a command's name. */
const NAMED = /["'`]([a-z][A-Za-z]*\.[a-z][A-Za-z]*)["'`]/g;

/**
 * Commands that the scripts of a build name, in the order of their names: those of these sources that stand in it as a
 * text. Nothing composes the name of a command.
 */
export async function sentCommands(
  folder: string,
  names: readonly string[] = COMMANDS.map(({ name }) => name),
): Promise<readonly string[]> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.js'));
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  const found = new Set(texts.flatMap((text) => [...text.matchAll(NAMED)].map(([, name]) => name)));
  return names.filter((name) => found.has(name)).sort();
}
