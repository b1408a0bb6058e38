import { addComment } from '../comment';
import { removeLine, saveLine } from './change-lines';
import { changeOrders } from './change-orders';
import { fillItem } from './fill-item';
import { linkOrders, unlinkOrders } from './link-orders';
import { readAccess } from './read-access';
import { replanOrder } from './replan-order';
import { saveOrder } from './save-order';
import { signOrder } from './sign-order';
import { orderTemplateCommands } from './templates';
import { transitionOrderCommand } from './transition-order';
import { transitionOrders } from './transition-orders';

/** What can be changed about work orders and their templates. */
export const workOrderCommands = [
  saveOrder,
  changeOrders,
  transitionOrderCommand,
  transitionOrders,
  signOrder,
  replanOrder,
  fillItem,
  saveLine,
  removeLine,
  linkOrders,
  unlinkOrders,
  ...orderTemplateCommands,
  addComment,
  readAccess,
] as const;
