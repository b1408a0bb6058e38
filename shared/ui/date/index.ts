/** Days and times, in and out as text. */
export { DateFilter, type DateFilterProps } from '../filter/date-filter';
export { DateField, type DateFieldProps } from './date-field';
export { DateTimeField, type DateTimeFieldProps } from './date-time-field';
export { TimeField, type TimeFieldProps } from './time-field';
