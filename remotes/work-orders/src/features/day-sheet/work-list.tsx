import { useSearchParams } from 'react-router-dom';
import { ChosenList } from './chosen-list';
import { ShownList } from './shown-list';

/** `/work-orders/list`: orders on paper, those that were chosen, or those that a screen shows. */
export function WorkList() {
  const [params] = useSearchParams();
  return params.has('ids') ? <ChosenList /> : <ShownList />;
}
