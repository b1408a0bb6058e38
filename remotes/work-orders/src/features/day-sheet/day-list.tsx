import { employeeOptions, listAddress, useLiveRecord } from '@fm/data';
import { employees } from '@fm/domain/employee';
import { EmptyState, ErrorState, formatDay, Skeleton } from '@fm/ui';
import { DateField } from '@fm/ui/date';
import { PrintPage } from '@fm/ui/print';
import { ComboBoxField } from '@fm/ui/select';
import { useAllThere } from '../report/use-all-there';
import { useOrdersOfDay } from './api/orders-of-day';
import { type DayAddress, useDayAddress } from './day-address';
import { DaySheet } from './day-sheet';

/** `/work-orders/day`: the list somebody takes along: what is planned for a day, for one person or for everybody. */
export function DayList() {
  const address = useDayAddress();
  const { day, person } = address;
  const found = useLiveRecord(employees, person);
  const name = found.status === 'ready' ? found.record.displayName : undefined;
  const whose = person && (name ?? '…');
  const orders = useOrdersOfDay(day, person);
  const { allThere, isThere } = useAllThere(orders.rows.map(({ id }) => id));
  const isKnown = person === undefined || found.status !== 'loading';
  const title = `Work list ${formatDay(day)}`;
  return (
    <PrintPage
      title="Work list"
      documentTitle={[title, name].filter(Boolean).join(', ')}
      back={{ to: listAddress('/work-orders'), label: 'Work orders' }}
      ready={orders.status === 'ready' && orders.rows.length > 0 && allThere && isKnown}
      note={
        orders.isCut
          ? `The first ${orders.rows.length} are shown, there may be more. Choose a person.`
          : 'What is planned for the day and not finished. It names keys and codes: keep it to yourself.'
      }
      choices={<Choices address={address} name={name} />}
    >
      {orders.status === 'failed' && (
        <ErrorState title="The work list could not be loaded" onRetry={orders.retry}>
          {orders.failure?.message}
        </ErrorState>
      )}
      {orders.status === 'loading' && <Skeleton rows={8} columns={2} />}
      {orders.status === 'ready' && orders.rows.length === 0 && (
        <EmptyState title="Nothing is planned">
          {`For ${formatDay(day, 'long')} nothing is planned${name ? ` for ${name}` : ''} that is not finished.`}
        </EmptyState>
      )}
      {orders.rows.length > 0 && (
        <DaySheet
          subject={formatDay(day, 'long')}
          about={whose ?? 'Everybody'}
          person={whose}
          orders={orders.rows}
          onPlace={isThere}
        />
      )}
    </PrintPage>
  );
}

const Choices = ({
  address: { day, person, setDay, setPerson },
  name = '…',
}: {
  readonly address: DayAddress;
  readonly name: string | undefined;
}) => (
  <>
    <DateField label="Day" required value={day} onChange={(chosen) => chosen && setDay(chosen)} />
    <ComboBoxField
      label="Person"
      placeholder="Everybody"
      load={employeeOptions}
      value={person ? { id: person, name } : null}
      onChange={(chosen) => setPerson(chosen?.id)}
    />
  </>
);
