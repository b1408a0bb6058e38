import { run } from '@fm/data';
import { useRecordForm } from '@fm/data/form';
import { type CatalogueValues, catalogueForm, catalogueItems } from '@fm/domain/catalogue';

/** The item with `id` as a form, or a new one. */
export const useItemRecord = (
  id: string | undefined,
  onSaved: (id: string, mode: 'create' | 'edit', values: CatalogueValues) => void,
) =>
  useRecordForm({
    collection: catalogueItems,
    id,
    ...catalogueForm,
    store: (input) => run('catalogue.save', input),
    onSaved,
  });
