/** What a person says of a view. */
export interface ViewFields {
  readonly name: string;
  readonly shared: boolean;
  readonly isDefault: boolean;
}

export interface ShownView extends ViewFields {
  readonly id: string;
  readonly isMine: boolean;
  readonly owner: string;
  readonly isCurrent: boolean;
}

type Outcome = { readonly ok: true } | { readonly ok: false; readonly failure: { readonly message: string } };

/** The views of a list, as `useSavedViews` of `@fm/data` gives them. */
export interface ShownViews {
  readonly status: 'loading' | 'ready' | 'failed';
  readonly views: readonly ShownView[];
  load(): void;
  open(id: string): void;
  save(fields: ViewFields): Promise<Outcome>;
  change(id: string, fields: ViewFields): Promise<Outcome>;
  remove(id: string): Promise<Outcome>;
}

/** What is to be known of a view beside its name. */
export const viewDetail = ({ isMine, owner, shared, isDefault }: ShownView): string | undefined => {
  if (!isMine) return `Shared by ${owner}`;
  return [isDefault && 'Opens first', shared && 'Shared'].filter(Boolean).join(', ') || undefined;
};
