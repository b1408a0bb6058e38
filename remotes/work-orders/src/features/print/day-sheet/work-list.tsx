import { formatNumber, formatSentence } from '@fm/ui';
import { useSearchParams } from 'react-router-dom';
import { useChosenOrders } from './api/chosen-orders';
import { chosenIn } from './chosen-address';
import { OrderSheet } from './order-sheet';
import { ShownList } from './shown-list';

/** `/work-orders/list`: orders on paper, those that were chosen, or those that a screen shows. */
export function WorkList() {
  const [params] = useSearchParams();
  return params.has('ids') ? <ChosenList /> : <ShownList />;
}

/** `/work-orders/list?ids=…`: the list to take along for orders that were chosen. */
function ChosenList() {
  const [params] = useSearchParams();
  const { ids, left } = chosenIn(params);
  const { status, rows, failure, retry } = useChosenOrders(ids);
  return (
    <OrderSheet
      status={ids.length === 0 ? 'ready' : status}
      failure={failure}
      rows={rows}
      about="Chosen from the list"
      left={leftOut(rows.length, ids.length, left)}
      whyEmpty="Choose work orders in the list and print them from there. Those in the trash are not printed."
      onRetry={retry}
    />
  );
}

const GONE = {
  one: '{count} of them is not there any more.',
  many: '{count} of them are not there any more.',
};

function leftOut(shown: number, asked: number, left: number): string | undefined {
  const gone = asked - shown;
  const words = [
    left > 0 &&
      `Only the first ${asked} of ${formatNumber(asked + left)} chosen are printed. Print the others by themselves.`,
    gone > 0 && shown > 0 && formatSentence(gone, GONE),
  ].filter(Boolean);
  return words.length > 0 ? words.join(' ') : undefined;
}
