import { isStaff } from '@fm/domain/role';
import { useSession } from '@fm/platform';

/** Whether the signed-in person may change sample records: everybody but managers, as backend/firestore.rules says. */
export const useMayEdit = () => isStaff(useSession().role);
