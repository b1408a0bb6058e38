import type { ComboOption } from './combo-box-field';
import { SeveralField, type SeveralFieldProps } from './several-field';

export type CrewFieldProps<Option extends ComboOption> = Omit<SeveralFieldProps<Option>, 'what' | 'full'>;

/** Who goes along on a work order. */
export const CrewField = <Option extends ComboOption>(field: CrewFieldProps<Option>) => (
  <SeveralField {...field} what="somebody" full={`${field.max} people is the most an order takes.`} />
);
