import { LINE_KIND_LABELS } from '@fm/domain/offer';
import { useWatch } from '@fm/ui/form';
import type { OfferControl } from '../editor/offer-form-state';
import css from './lines.module.css';

interface LineTagsProps {
  readonly control: OfferControl;
  readonly index: number;
}

/** What is special about a line whose details are closed. */
export function LineTags({ control, index }: LineTagsProps) {
  const [kind, option, optional, selected, description] = useWatch({
    control,
    name: [
      `lines.${index}.kind`,
      `lines.${index}.option`,
      `lines.${index}.optional`,
      `lines.${index}.selected`,
      `lines.${index}.description`,
    ],
  });
  const tags = lineTags({ kind, option, optional, selected });
  const words = [...tags, description].filter(Boolean).join(' · ');
  return words === '' ? null : (
    <p className={css.tags} dir="auto">
      {words}
    </p>
  );
}

interface Tagged {
  readonly kind: keyof typeof LINE_KIND_LABELS;
  readonly option?: string | undefined;
  readonly optional: boolean;
  readonly selected: boolean;
}

/** What tells a line from most others, in words: its kind where it is not a service, its option, whether it counts. */
export const lineTags = ({ kind, option, optional, selected }: Tagged): string[] =>
  [
    kind === 'service' ? '' : LINE_KIND_LABELS[kind],
    option ? `Option ${option}` : '',
    optional ? (selected ? 'Optional, counted' : 'Optional, not counted') : '',
  ].filter(Boolean);
