export { CustomerChoice, type CustomerChoiceProps } from './customer-choice';
