import { isPhoto } from '@fm/domain/attachment';
import type { Stored } from '@fm/domain/record';
import { type WorkOrder, workOrders } from '@fm/domain/work-order';
import { ErrorState, NativeSelect, Skeleton } from '@fm/ui';
import { type PrintLanguage, PrintPage } from '@fm/ui/print';
import { useSearchParams } from 'react-router-dom';
import { useReportData } from './api/report-data';
import { ReportSheet } from './report-sheet';
import { useAllThere } from './use-all-there';
import { LANGUAGE_LABELS, LANGUAGES, languageOf } from './words';

const LANGUAGE = 'lang';
const languages = LANGUAGES.map((id) => ({ id, label: LANGUAGE_LABELS[id] }));

/** The report of a job before it is printed: the customer's copy, in the customer's language, without any costs. */
export function WorkReport({ order }: { readonly order: Stored<WorkOrder> }) {
  const [params, setParams] = useSearchParams();
  const { data, failure, retry } = useReportData(order);
  const pictures = (data?.files ?? []).filter(
    (file) => isPhoto(file) || file.id === order.signature?.attachmentId,
  );
  const { allThere, isThere } = useAllThere(pictures.map(({ id }) => id));
  const language = languageOf(params.get(LANGUAGE), data?.customer?.language);
  return (
    <PrintPage
      title="Work report"
      documentTitle={`Work report ${workOrders.label(order)}`}
      back={{ to: `/work-orders/${order.id}`, label: workOrders.label(order) }}
      ready={data !== undefined && allThere}
      note="The customer’s copy: without costs."
      choices={
        <NativeSelect
          label="Language"
          options={languages}
          value={language}
          onChange={(chosen) => setParams({ [LANGUAGE]: chosen as PrintLanguage }, { replace: true })}
        />
      }
    >
      {failure && (
        <ErrorState title="The report could not be put together" onRetry={retry}>
          {failure.message}
        </ErrorState>
      )}
      {!data && !failure && <Skeleton rows={10} columns={2} />}
      {data && <ReportSheet order={order} data={data} language={language} onPicture={isThere} />}
    </PrintPage>
  );
}
