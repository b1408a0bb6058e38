import { DueReport } from '../due/due-report';
import type { AheadOutcome } from './create-ahead';

interface AheadReportProps {
  readonly outcome: AheadOutcome;
  readonly onDismiss: () => void;
}

/** What was created ahead. Why it went no further is said in the dialog, where it is tried again. */
export const AheadReport = ({ outcome, onDismiss }: AheadReportProps) => (
  <DueReport report={{ ...outcome, failed: [], stopped: false }} onDismiss={onDismiss} />
);
