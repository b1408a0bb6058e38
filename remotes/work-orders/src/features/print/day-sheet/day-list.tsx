import { workOrderAddress } from '@fm/contract/addresses';
import { employeeOptions, listAddress, useLiveRecord, useToday } from '@fm/data';
import { type CalendarDay, isCalendarDay } from '@fm/domain/calendar-day';
import { employees } from '@fm/domain/employee';
import { EmptyState, ErrorState, formatDay, Skeleton } from '@fm/ui';
import { DateField } from '@fm/ui/date';
import { PrintPage } from '@fm/ui/print';
import { ComboBoxField } from '@fm/ui/select';
import { useSearchParams } from 'react-router-dom';
import { useAllThere } from '../report/use-all-there';
import { useOrdersOfDay } from './api/orders-of-day';
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
  const title = `Daily schedule ${formatDay(day)}`;
  return (
    <PrintPage
      title="Daily schedule"
      documentTitle={[title, name].filter(Boolean).join(', ')}
      back={{ to: listAddress(workOrderAddress.list()), label: 'Work orders' }}
      ready={orders.status === 'ready' && orders.rows.length > 0 && allThere && isKnown}
      note={
        orders.isCut
          ? `The first ${orders.rows.length} are shown, there may be more.${person ? '' : ' Choose a person.'}`
          : 'What is planned for the day and not finished. It names keys and codes: keep it to yourself.'
      }
      choices={<Choices address={address} name={name} />}
    >
      {orders.status === 'failed' && (
        <ErrorState title="The daily schedule could not be loaded" onRetry={orders.retry}>
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

/** Which day and whose list is shown; all of it is in the address. */
interface DayAddress {
  readonly day: CalendarDay;
  /** An employee; undefined for everybody. */
  readonly person: string | undefined;
  setDay(day: CalendarDay): void;
  setPerson(person: string | undefined): void;
}

/** The day and the person of the address; today and everybody where it says nothing, or no day there is. */
function useDayAddress(): DayAddress {
  const today = useToday();
  const [params, setParams] = useSearchParams();
  const asked = params.get('day') ?? '';
  const change = (name: string, value: string | undefined) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      { replace: true },
    );
  return {
    day: isCalendarDay(asked) ? asked : today,
    person: params.get('person') ?? undefined,
    setDay: (day) => change('day', day),
    setPerson: (person) => change('person', person),
  };
}
