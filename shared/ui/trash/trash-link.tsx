import type { To } from 'react-router-dom';
import { ButtonLink } from '../button/button-link';
import { TrashIcon } from '../icons';

/** From a list to its trash. */
export const TrashLink = ({ to }: { readonly to: To }) => (
  <ButtonLink to={to} variant="outline" icon={<TrashIcon />}>
    Trash
  </ButtonLink>
);
