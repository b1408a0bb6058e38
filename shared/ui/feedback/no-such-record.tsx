import type { To } from 'react-router-dom';
import { ButtonLink } from '../button/button-link';
import { EmptyState } from './empty-state';

interface NoSuchRecordProps {
  /** What there is none of, in a sentence: "employee". */
  readonly noun: string;
  /** Where the way on leads. */
  readonly back: { readonly to: To; readonly label: string };
}

/** In the place of a record that is not there. */
export const NoSuchRecord = ({ noun, back }: NoSuchRecordProps) => (
  <EmptyState
    title={`There is no such ${noun}`}
    action={
      <ButtonLink to={back.to} variant="outline">
        {`Back to ${back.label.toLowerCase()}`}
      </ButtonLink>
    }
  >
    It may have been deleted, or the link is incomplete.
  </EmptyState>
);
