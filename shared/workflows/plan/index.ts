export { savePlan } from './save-plan';
