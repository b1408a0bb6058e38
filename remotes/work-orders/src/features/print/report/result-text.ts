import type { ChecklistItem } from '@fm/domain/work-order';
import type { ReportFormats } from './formats';
import type { ReportTexts } from './texts';

/** What was found for an item of the checklist: "2.1 bar", "Fail"; undefined where nobody filled it in. */
export function resultText(
  item: ChecklistItem,
  words: ReportTexts,
  formats: ReportFormats,
): string | undefined {
  switch (item.kind) {
    case 'check':
      return item.value ? words.yes : undefined;
    case 'passFail':
      return item.value && words.passFail[item.value];
    case 'number':
      return item.value === undefined
        ? undefined
        : `${formats.number(item.value)} ${item.unit ?? ''}`.trim() + rangeText(item, formats);
    case 'meter':
      return item.value === undefined
        ? undefined
        : [item.assetRef?.name, `${formats.number(item.value)} ${item.unit ?? ''}`.trim()]
            .filter(Boolean)
            .join(': ');
    case 'photo':
      return item.value ? words.seePhoto : undefined;
    default:
      return item.value || undefined;
  }
}

/** What the number should be: " (1 – 3)", so that one outside is seen on paper too. */
function rangeText(
  { min, max }: Extract<ChecklistItem, { kind: 'number' }>,
  { number }: ReportFormats,
): string {
  if (min !== undefined && max !== undefined) return ` (${number(min)} – ${number(max)})`;
  if (min !== undefined) return ` (≥ ${number(min)})`;
  return max === undefined ? '' : ` (≤ ${number(max)})`;
}
