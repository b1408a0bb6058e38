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
  const [option, optional, selected, description] = useWatch({
    control,
    name: [
      `lines.${index}.option`,
      `lines.${index}.optional`,
      `lines.${index}.selected`,
      `lines.${index}.description`,
    ],
  });
  const tags = standingTags({ option, optional, selected });
  const words = [...tags, description].filter(Boolean).join(' · ');
  return words === '' ? null : (
    <p className={css.tags} dir="auto">
      {words}
    </p>
  );
}

interface Standing {
  readonly option?: string | undefined;
  readonly optional: boolean;
  readonly selected: boolean;
  /** What the customer decided about an optional line. */
  readonly taken?: boolean | undefined;
}

/** Its option, and whether it counts, in words. */
const standingTags = ({ option, ...line }: Standing): string[] =>
  [option ? `Option ${option}` : '', line.optional ? optionalTag(line) : ''].filter(Boolean);

function optionalTag({ selected, taken }: Pick<Standing, 'selected' | 'taken'>): string {
  if (taken !== undefined) return taken ? 'Optional, accepted' : 'Optional, declined';
  return selected ? 'Optional, counted' : 'Optional, not counted';
}

/** What tells a line from most others, in words; a service is what most lines are. */
export const lineTags = ({
  kind,
  ...standing
}: Standing & { readonly kind: keyof typeof LINE_KIND_LABELS }): string[] => [
  ...(kind === 'service' ? [] : [LINE_KIND_LABELS[kind]]),
  ...standingTags(standing),
];
