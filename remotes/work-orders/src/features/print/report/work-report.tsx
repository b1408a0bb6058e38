import { workOrderAddress } from '@fm/contract/addresses';
import { isPhoto } from '@fm/domain/attachment';
import type { Stored } from '@fm/domain/record';
import { seesPrices } from '@fm/domain/role';
import { type WorkOrder, workOrders } from '@fm/domain/work-order';
import { useSession } from '@fm/platform';
import { ErrorState, NativeSelect, Skeleton } from '@fm/ui';
import { type PrintLanguage, PrintPage } from '@fm/ui/print';
import { useSearchParams } from 'react-router-dom';
import { useRatesOf } from './api/labour-rates';
import { useReportData } from './api/report-data';
import { InternalSheet } from './internal-sheet';
import { ReportSheet } from './report-sheet';
import { LANGUAGE_LABELS, LANGUAGES, languageOf } from './texts';
import { useAllThere } from './use-all-there';

const LANGUAGE = 'lang';
const COPY = 'copy';
const languages = LANGUAGES.map((id) => ({ id, label: LANGUAGE_LABELS[id] }));
const copies = [
  { id: 'customer', label: 'For the customer' },
  { id: 'internal', label: 'Internal' },
] as const;
type Copy = (typeof copies)[number]['id'];

/**
 * The report of a job before it is printed: the customer's copy, in the customer's language and without any costs, or
 * an internal one that tells them to those who may know.
 */
export function WorkReport({ order }: { readonly order: Stored<WorkOrder> }) {
  const [params, setParams] = useSearchParams();
  const mayCosts = seesPrices(useSession().role);
  const internal = mayCosts && params.get(COPY) === 'internal';
  const { data, failure, retry } = useReportData(order);
  const rates = useRatesOf(order.id, internal);
  const pictures = (data?.files ?? []).filter(
    (file) => isPhoto(file) || file.id === order.signature?.attachmentId,
  );
  const { allThere, isThere } = useAllThere(pictures.map(({ id }) => id));
  const language = languageOf(params.get(LANGUAGE), data?.customer?.language);
  const known = rates.status === 'ready' ? rates.record : rates.status === 'missing' ? NO_RATES : undefined;
  const failed = failure ?? (rates.status === 'failed' ? rates.failure : undefined);
  const isReady = data !== undefined && (internal ? known !== undefined : allThere);
  const choose = (name: string, value: string | undefined) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === undefined) next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  return (
    <PrintPage
      title={internal ? 'Cost report' : 'Work report'}
      documentTitle={`${internal ? 'Cost report' : 'Work report'} ${workOrders.label(order)}`}
      back={{ to: workOrderAddress.record(order.id), label: workOrders.label(order) }}
      ready={isReady}
      note={noteOf(internal, mayCosts)}
      choices={
        <>
          {mayCosts && (
            <NativeSelect
              label="Copy"
              options={copies}
              value={internal ? 'internal' : 'customer'}
              onChange={(chosen: Copy) => choose(COPY, chosen === 'internal' ? chosen : undefined)}
            />
          )}
          {!internal && (
            <NativeSelect
              label="Language"
              options={languages}
              value={language}
              onChange={(chosen) => choose(LANGUAGE, chosen as PrintLanguage)}
            />
          )}
        </>
      }
    >
      {failed && (
        <ErrorState
          title="The report could not be put together"
          onRetry={() => {
            retry();
            if (rates.status === 'failed') rates.retry();
          }}
        >
          {failed.message}
        </ErrorState>
      )}
      {!failed && (!data || (internal && !known)) && <Skeleton rows={10} columns={2} />}
      {data && internal && known && <InternalSheet order={order} data={data} rates={known} />}
      {data && !internal && <ReportSheet order={order} data={data} language={language} onPicture={isThere} />}
    </PrintPage>
  );
}

const NO_RATES = { rates: {} };

function noteOf(internal: boolean, mayCosts: boolean): string {
  if (internal) return 'For colleagues: with costs. Not for the customer.';
  return mayCosts
    ? 'The customer’s copy: without costs.'
    : 'The customer’s copy: without costs. The internal one tells what people cost, which is for the office alone.';
}
