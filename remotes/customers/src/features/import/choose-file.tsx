import { buttonClass } from '@fm/ui';
import css from './import.module.css';
import type { Import } from './use-import';

/** Asks for the file. */
export const ChooseFile = ({ of }: { readonly of: Import }) => (
  <div className={css.stage}>
    <p>
      A CSV file with a line of headers and a customer in each row, at most 5,000. A file from “Export” fits
      as it is; a workbook has to be saved as CSV first. Nothing is stored before you have seen what will
      happen.
    </p>
    <label>
      <span>CSV file</span>{' '}
      <input
        className={buttonClass({ variant: 'outline' })}
        type="file"
        accept=".csv,text/csv"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void of.choose(file);
        }}
      />
    </label>
  </div>
);
