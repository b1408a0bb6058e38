import { type Actor, stampOf } from '@fm/domain/record';
import { type Checklist, type ChecklistItem, checklistItems } from '@fm/domain/work-order';
import type { Random } from '../random';

/** Fills in every item as a tidy colleague would; now and then something fails its check. */
export function filledChecklist(checklist: Checklist, actor: Actor, at: Date, random: Random): Checklist {
  return Object.fromEntries(
    checklistItems(checklist).map(({ id, ...item }) => [
      id,
      { ...filled(item, random), by: stampOf(actor), at },
    ]),
  );
}

function filled(item: ChecklistItem, random: Random): ChecklistItem {
  switch (item.kind) {
    case 'check':
      return { ...item, value: true };
    case 'passFail':
      return random.chance(0.05)
        ? { ...item, value: 'fail', note: 'Follow-up needed.' }
        : { ...item, value: 'pass' };
    case 'number': {
      const { min = 0, max = 100 } = item;
      return { ...item, value: Math.round(min + (max - min) * (0.2 + random.next() * 0.6)) };
    }
    case 'text':
      return { ...item, value: random.pick(['None', 'Two seals', 'As in the list']) };
    case 'choice':
      return { ...item, value: item.options[0] };
    // Filled with a file, which the demo has for some; meters are read by the assets' own story.
    case 'photo':
    case 'meter':
      return item;
  }
}
