import type { ReportFormats } from './formats';
import type { ReportTexts } from './texts';

/** The language of a part of a report. */
export interface ReportLanguage {
  readonly words: ReportTexts;
  readonly formats: ReportFormats;
}
