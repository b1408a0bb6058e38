import { useHost } from '@fm/platform';
import { ButtonLink, PlusIcon } from '@fm/ui';

/** The way to a new asset, for those who may create one. */
export const NewAsset = () =>
  useHost().can('maintenance:edit') && (
    <ButtonLink to="/maintenance/assets/form" variant="primary" icon={<PlusIcon />}>
      New asset
    </ButtonLink>
  );
