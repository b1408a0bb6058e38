import type { ReportFormats } from './formats';
import type { ReportWords } from './words';

/** The language of a part of a report. */
export interface Said {
  readonly words: ReportWords;
  readonly formats: ReportFormats;
}
