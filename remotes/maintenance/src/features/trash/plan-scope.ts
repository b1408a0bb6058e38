import type { TrashScope } from '@fm/data';
import { maintenancePlans, type Plan } from '@fm/domain/maintenance';

/** A plan goes to the trash with its reminders; its visits stay with it, and its orders where they are. */
export const planScope: TrashScope<Plan> = { kind: maintenancePlans };
