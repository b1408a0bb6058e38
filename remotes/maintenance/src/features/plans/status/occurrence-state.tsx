import { OCCURRENCE_STATE_LABELS, type OccurrenceState } from '@fm/domain/maintenance';
import { Status, type StatusProps } from '@fm/ui';

const looks: Readonly<Record<OccurrenceState, Omit<StatusProps, 'label'>>> = {
  planned: { tone: 'neutral' },
  generated: { tone: 'info' },
  done: { tone: 'success' },
  partly: { tone: 'warning' },
  skipped: { tone: 'neutral', shape: 'cross' },
  missed: { tone: 'danger' },
};

/** What became of an occurrence. */
export const OccurrenceStateMark = ({ state }: { readonly state: OccurrenceState }) => (
  <Status {...looks[state]} label={OCCURRENCE_STATE_LABELS[state]} />
);
