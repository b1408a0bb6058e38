import { usePutBack, useRecordHistory } from '@fm/data';
import type { RecordKind, Stored } from '@fm/domain/record';
import { FormSection, FormWide, Panel } from '@fm/ui';
import { RecordHistory } from '@fm/ui/history';

/** Entries asked for at a time. */
const STEP = 10;

export interface HistoryPanelProps<R extends object> {
  readonly kind: RecordKind<R>;
  readonly record: Stored<R>;
  /** Whether the person may put earlier values back. */
  readonly mayEdit: boolean;
  /** Entries asked for at a time; 10 where left out. */
  readonly step?: number;
}

/** What happened to a record so far, as a panel of its page. */
export const HistoryPanel = <R extends object>(props: HistoryPanelProps<R>) => (
  <Panel title="History">
    <History {...props} />
  </Panel>
);

/** What happened to a record so far, below the fields of its form. */
export const HistorySection = <R extends object>(props: HistoryPanelProps<R>) => (
  <FormSection title="History" hint="Who changed what, the latest first.">
    <FormWide>
      <History {...props} />
    </FormWide>
  </FormSection>
);

function History<R extends object>(props: HistoryPanelProps<R>) {
  const { kind, record, mayEdit, step = STEP } = props;
  const history = useRecordHistory(record.id, step, kind);
  const putBack = usePutBack(kind, { record, may: mayEdit });
  return <RecordHistory history={history} kinds={[kind]} putBack={putBack} />;
}
