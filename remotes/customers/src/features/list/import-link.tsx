import { useHost } from '@fm/platform';
import { ButtonLink } from '@fm/ui';

/** The way to customers from a file, for those who may create some. */
export const ImportLink = () =>
  useHost().can('customers:edit') && (
    <ButtonLink to="/customers/import" variant="outline">
      Import
    </ButtonLink>
  );
