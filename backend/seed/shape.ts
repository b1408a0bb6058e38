import { createHash } from 'node:crypto';
import type { DemoRecords } from '@fm/domain/record';
import type { SeedDocument } from './chronicle';
import { demoDocuments } from './demo';

/** Where a seeded backend keeps the shape of its demo; no client may read it. */
export const SHAPE_PATH = 'demo/seed';

/** Notes which fields the documents of a demo have: two versions of the seed that differ in them are told apart. */
export class DemoShape {
  readonly #fields = new Set<string>();

  add(documents: readonly SeedDocument[]): void {
    for (const { path, data } of documents) {
      const collection = path.split('/').at(-2) ?? path;
      for (const [field, value] of Object.entries(data))
        if (value !== undefined) this.#fields.add(`${collection}.${field}`);
    }
  }

  /** The same for the same fields, whatever is in them. */
  toString(): string {
    return createHash('sha256')
      .update([...this.#fields].sort().join('\n'))
      .digest('hex')
      .slice(0, 16);
  }
}

/** Any day: which fields there are does not depend on it. */
const DAY = '2026-11-20';

/** The shape of the demo as it would be written now, with what `areas` bring of their own. */
export function shapeOfDemo(areas: readonly DemoRecords[]): string {
  const shape = new DemoShape();
  for (const part of demoDocuments({ today: DAY, scale: 1, areas })) shape.add(part);
  return shape.toString();
}
