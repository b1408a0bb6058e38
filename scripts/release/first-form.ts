import { readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type FirstForm, firstFormConfig } from '@fm/build';
import { compile } from './compile';

const END_OF_PAGE = '</body>';

/**
 * Puts the sign-in form into the page of a build, in a `<template>` that the boot script shows to who has no session.
 * `work` is a folder for what the drawing itself needs. Rejects with a BuildError.
 */
export async function addFirstForm(building: string, work: string): Promise<void> {
  try {
    await compile('first form', firstFormConfig(work));
    const { markup } = createRequire(import.meta.url)(join(work, 'first-form.cjs')) as FirstForm;
    const page = join(building, 'index.html');
    const html = await readFile(page, 'utf8');
    if (!html.includes(END_OF_PAGE)) throw new Error(`${page} has no ${END_OF_PAGE}.`);
    await writeFile(
      page,
      html.replace(END_OF_PAGE, () => `<template>${markup()}</template>${END_OF_PAGE}`),
    );
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}
