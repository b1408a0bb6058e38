import { SERVER_TIME } from '@fm/firebase/database';
import type { KeptRows } from './kept-rows';

const FOCUS_MS = 300;
const TYPING_MS = 3_000;
/** What the rules take as the key of a field: one that is refused would leave the field before it. */
const MOST_LETTERS = 100;

/** A record that this page has open. */
interface Place {
  readonly kind: string;
  readonly id: string;
  readonly key: string;
  readonly uid: string;
}

/** Says of an open record where the person is in it; by the key of a field, never by what is typed. */
export class OpenRecord {
  private field: string | undefined;
  /** The field that is told of once somebody stays in it. */
  private nextField: string | undefined;
  private isTyping = false;
  private focusing: ReturnType<typeof setTimeout> | undefined;
  private typing: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly rows: KeptRows,
    private readonly place: Place,
    private readonly closed: () => void,
  ) {
    this.write();
  }

  /** Says which field has the focus; undefined for none. */
  focus(field: string | undefined): void {
    this.nextField = field !== undefined && field.length > MOST_LETTERS ? undefined : field;
    clearTimeout(this.focusing);
    this.focusing = setTimeout(() => this.settle(), FOCUS_MS);
  }

  /** Says that something was typed into the field with the focus. */
  typed(): void {
    this.settle();
    clearTimeout(this.typing);
    this.typing = setTimeout(() => {
      this.endTyping();
      this.write();
    }, TYPING_MS);
    if (this.isTyping) return;
    this.isTyping = true;
    this.write();
  }

  /** Says whether something of it is changed and not saved, however often. */
  changed(isChanged: boolean): void {
    if (isChanged) this.rows.put(this.path('editing'), this.place.uid);
    else this.rows.remove(this.path('editing'));
  }

  /** Says that the record is not open any more. */
  close(): void {
    this.rest();
    this.closed();
    this.rows.remove(this.path('editing'));
    this.rows.remove(this.path('here'));
  }

  /** Says nothing more by itself. */
  rest(): void {
    clearTimeout(this.focusing);
    clearTimeout(this.typing);
  }

  private settle(): void {
    clearTimeout(this.focusing);
    if (this.field === this.nextField) return;
    this.field = this.nextField;
    this.endTyping();
    this.write();
  }

  private endTyping(): void {
    clearTimeout(this.typing);
    this.isTyping = false;
  }

  private write(): void {
    this.rows.put(this.path('here'), {
      u: this.place.uid,
      at: SERVER_TIME,
      ...(this.field !== undefined && { f: this.field }),
      ...(this.isTyping && { t: true }),
    });
  }

  private path(of: 'here' | 'editing'): string {
    const { kind, id, key } = this.place;
    return `${of}/${kind}/${id}/${key}`;
  }
}
