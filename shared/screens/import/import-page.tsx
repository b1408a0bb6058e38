import type { Permission } from '@fm/domain/role';
import { useHost } from '@fm/platform';
import { Notice, Page, type PageProps } from '@fm/ui';
import type { ReactNode } from 'react';
import type { ImportOf } from './import-of';
import { ImportStages } from './import-stages';

interface ImportPageProps<V> extends Pick<PageProps, 'title' | 'back'> {
  readonly of: ImportOf<V>;
  readonly permission: Permission;
  /** What those read who may not import. */
  readonly refused: ReactNode;
}

/** The screen on which records come from a file. */
export const ImportPage = <V,>({ of, permission, refused, ...page }: ImportPageProps<V>) => (
  <Page {...page}>{useHost().can(permission) ? <ImportStages of={of} /> : <Notice>{refused}</Notice>}</Page>
);
