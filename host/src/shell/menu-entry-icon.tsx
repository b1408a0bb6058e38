import type { MenuIcon } from '@fm/contract';
import {
  CustomerIcon,
  EmployeeIcon,
  ListIcon,
  MaintenanceIcon,
  OfferIcon,
  OverviewIcon,
  TaskIcon,
  WorkOrderIcon,
} from '@fm/ui';

const ICONS = {
  overview: OverviewIcon,
  employee: EmployeeIcon,
  customer: CustomerIcon,
  task: TaskIcon,
  'work-order': WorkOrderIcon,
  offer: OfferIcon,
  maintenance: MaintenanceIcon,
  list: ListIcon,
} satisfies Record<MenuIcon, unknown>;

/** The drawing of a menu entry. */
export function MenuEntryIcon({ icon }: { icon: MenuIcon }) {
  const Icon = ICONS[icon];
  return <Icon aria-hidden="true" />;
}
