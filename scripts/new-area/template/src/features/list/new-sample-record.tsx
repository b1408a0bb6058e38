import { ButtonLink, PlusIcon } from '@fm/ui';
import { useMayEdit } from '../../model/access';

/** The way to a new sample record, for those who may create one. */
export const NewSampleRecord = () =>
  useMayEdit() && (
    <ButtonLink to="/sample-records/form" variant="primary" icon={<PlusIcon />}>
      New sample record
    </ButtonLink>
  );
