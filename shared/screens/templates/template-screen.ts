import { type Outcome, type Query, useGrowingRows } from '@fm/data';
import type { RecordKind } from '@fm/domain/record';

/** What every template has beside what it holds. */
export interface NamedTemplate {
  readonly name: string;
  readonly nameLower: string;
}

/** What the screens of one kind of templates are told. */
export interface TemplateScreen<R extends NamedTemplate> {
  readonly kind: RecordKind<R>;
  /** What a role must allow for templates to be changed. */
  readonly permission: string;
  /** The list of what is made from them. */
  readonly list: { readonly path: string; readonly label: string };
  /** How one gets a first template. */
  readonly empty: string;
  /** What a template holds, in a line. */
  readonly holds: (template: R) => string;
  readonly rename: (id: string, name: string) => Promise<Outcome<unknown>>;
  readonly trash: (id: string) => Promise<Outcome<unknown>>;
  readonly restore: (id: string) => Promise<Outcome<unknown>>;
}

/** Templates asked for at a time. */
const STEP = 50;

/** Templates of one kind by name, live: those in use, or those in the trash. */
export const useTemplates = <R extends NamedTemplate>(kind: RecordKind<R>, trashed: boolean) =>
  useGrowingRows(
    kind,
    // Every kind of templates has these fields: TypeScript cannot tell for one it does not know.
    (spec) =>
      (spec as unknown as Query<NamedTemplate>)
        .where('trashed', '==', trashed)
        .orderBy('nameLower') as unknown as typeof spec,
    STEP,
  );
