export { planCommands } from './commands';
export { createDueOrders } from './create-due-orders';
