import type { CalendarDay } from '@fm/domain/calendar-day';
import { counterId, recordNumber } from '@fm/domain/number';
import type { SeedDocument } from './chronicle';

/** Gives out yearly numbers, and in the end the counters at which the app goes on. */
export class Numbers {
  readonly #counters = new Map<string, number>();

  /** The next number of a kind in the year of a day. */
  next(kind: { readonly type: string; readonly numberPrefix?: string }, day: CalendarDay): string {
    const year = Number(day.slice(0, 4));
    const id = counterId(kind.type, year);
    const value = (this.#counters.get(id) ?? 0) + 1;
    this.#counters.set(id, value);
    return recordNumber(kind.numberPrefix ?? kind.type, year, value);
  }

  documents(): SeedDocument[] {
    return [...this.#counters].map(([id, value]) => ({ path: `counters/${id}`, data: { value } }));
  }
}
