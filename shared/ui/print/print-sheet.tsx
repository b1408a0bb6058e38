import { type ReactNode, useEffect } from 'react';
import { Letterhead, Logo } from './letterhead';
import css from './print.module.css';

/** Languages papers can be in: the customer's, not that of whoever prints. */
export type PrintLanguage = 'en' | 'de';

export interface PrintSheetProps {
  /** Whose paper it is: the own company. */
  readonly company: string;
  /** What kind of paper: "Customer report". */
  readonly title: string;
  /** What or whom it is about. */
  readonly subject: string;
  /** Below the subject: a number, a period. */
  readonly about?: ReactNode;
  /** At the right of the head, line by line: when, by whom. */
  readonly made: readonly string[];
  readonly language?: PrintLanguage | undefined;
  /** It goes to a customer: who sends it and how to pay stand at its end. */
  readonly isForCustomer?: boolean | undefined;
  readonly children: ReactNode;
}

/** An A4 paper: head, content, and on each printed page a line with company, title, subject and page number. */
export function PrintSheet({
  company,
  title,
  subject,
  about,
  made,
  language = 'en',
  isForCustomer = false,
  children,
}: PrintSheetProps) {
  useFootLine(`${company} · ${title} · ${subject}`);
  return (
    <article className={`${css.sheet} ${css[language]}`} lang={language} aria-label={`${title}: ${subject}`}>
      <header className={css.head}>
        <div>
          <p className={css.kind}>{title}</p>
          <h2 className={css.subject} dir="auto">
            {subject}
          </h2>
          {about && <p className={css.about}>{about}</p>}
        </div>
        <div className={css.made}>
          <Logo />
          <p className={css.company}>{company}</p>
          {made.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      </header>
      {children}
      {isForCustomer && <Letterhead company={company} language={language} />}
    </article>
  );
}

const FOOT_LINE = '--print-foot';
/** A longer one would meet the page number. */
const MOST_IN_FOOT = 90;

/** The margin of a page takes its text from the root of the document. */
function useFootLine(line: string): void {
  useEffect(() => {
    const { style } = document.documentElement;
    const short = line.length > MOST_IN_FOOT ? `${line.slice(0, MOST_IN_FOOT - 1)}…` : line;
    // As a string of CSS; a line break would end it.
    style.setProperty(FOOT_LINE, JSON.stringify(short.replace(/\s+/g, ' ')));
    return () => void style.removeProperty(FOOT_LINE);
  }, [line]);
}
