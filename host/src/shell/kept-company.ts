import { COMPANY_DEFAULTS, COMPANY_NEWS, type Company, keepCompany } from '@fm/domain/company';
import { Store } from '@fm/platform';

const KEY = 'fm.company';

/** What the page goes by of the company's settings. */
interface CompanyState {
  /** Undefined where nobody has set one. */
  readonly name: string | undefined;
  /** Counts up when what is drawn already went by the defaults, which are not true. */
  readonly version: number;
}

/** What screens go by: all but what stands on papers, which are opened later. */
function forScreens({
  name,
  logo,
  address,
  contact,
  taxId,
  bankName,
  iban,
  bic,
  footer,
  ...rest
}: Company): string {
  return JSON.stringify(rest);
}

/**
 * The company's settings on this page. Until they are read the page goes by those that this browser saw last, so that
 * its first screen asks for the right days.
 */
export class KeptCompany extends Store<CompanyState> {
  /** What screens go by. */
  #current = forScreens(COMPANY_DEFAULTS);
  /** Screens go by settings, be they those that this browser saw last, and not by the defaults. */
  #isKnown = false;
  #isTyping = false;

  constructor(private readonly storage: Storage) {
    super({ name: undefined, version: 0 });
  }

  /** Goes by what this browser saw last. */
  begin(): void {
    try {
      const kept = this.storage.getItem(KEY);
      if (kept === null) return;
      const company: Company = { ...COMPANY_DEFAULTS, ...(JSON.parse(kept) as Partial<Company>) };
      keepCompany(company);
      this.#current = forScreens(company);
      this.#isKnown = true;
      this.set({ name: company.name, version: 0 });
    } catch (error) {
      console.error('The settings that this browser saw last cannot be read.', error);
    }
  }

  /** Looks out for typing from now on: what is typed would go if it were drawn again. Gives what ends that. */
  watchTyping(): () => void {
    const note = () => {
      this.#isTyping = true;
    };
    document.addEventListener('input', note, true);
    return () => document.removeEventListener('input', note, true);
  }

  /**
   * Goes by settings that were just read. Gives whether what is drawn went by others, and stays. Nothing is drawn again
   * under the hands of somebody who types: that would go.
   */
  hear(company: Company): boolean {
    const current = forScreens(company);
    const isNew = current !== this.#current;
    const isFirst = !this.#isKnown;
    this.#current = current;
    this.#isKnown = true;
    keepCompany(company);
    window.dispatchEvent(new Event(COMPANY_NEWS));
    const { name } = company;
    this.#keep(JSON.stringify({ ...JSON.parse(current), name }));
    const { version } = this.getSnapshot();
    // Only what went by the defaults is drawn again, once in a browser: later, somebody types.
    this.set({ name, version: isNew && isFirst && !this.#isTyping ? version + 1 : version });
    return isNew && !isFirst;
  }

  #keep(text: string): void {
    try {
      this.storage.setItem(KEY, text);
    } catch {
      // A browser that keeps nothing begins with the defaults each time.
    }
  }
}

/** The settings on this page. */
export const keptCompany = new KeptCompany(localStorage);
