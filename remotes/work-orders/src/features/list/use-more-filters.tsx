import { Button } from '@fm/ui';
import { type ReactNode, useId, useState } from 'react';
import type { WorkOrderFilter, WorkOrderView } from './work-order-view';

const MORE: readonly WorkOrderFilter[] = [
  'customer',
  'site',
  'asset',
  'crew',
  'priority',
  'origin',
  'dueFrom',
  'dueTo',
];

interface OpenMore {
  readonly open: boolean;
  readonly id: string;
  readonly button: ReactNode;
}

/** The button that unfolds what is filtered by less often, and says how many of these filters are on. */
export function useMoreFilters({ filter }: WorkOrderView): OpenMore {
  const [open, setOpen] = useState(false);
  const id = useId();
  const on = MORE.filter((name) => filter[name] !== undefined).length;
  const button = (
    <Button variant="outline" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
      {on === 0 ? 'More filters' : `More filters (${on})`}
    </Button>
  );
  return { open, id, button };
}
