import type { CatalogueInput, CatalogueValues } from '@fm/domain/catalogue';
import type { Control } from '@fm/ui/form';

/** The fields' tie to the form of an item. */
export type ItemControl = Control<CatalogueInput, unknown, CatalogueValues>;
