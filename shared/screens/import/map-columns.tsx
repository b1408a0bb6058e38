import { Button, Checkbox, NativeSelect, Notice, ProgressBar } from '@fm/ui';
import { mapped } from './columns';
import css from './import.module.css';
import { MapValues } from './map-values';
import type { Import } from './use-import';

/** Asks what each column holds. */
export function MapColumns<V>({ of }: { readonly of: Import<V> }) {
  const { file, mapping, checked } = of;
  const { columns, needed, asks } = of.of;
  if (!file) return null;
  if (checked !== undefined)
    return <ProgressBar label="Checking rows" done={checked} total={file.rows.length} />;
  const fields = [{ id: '', label: 'Leave out' }, ...columns.map(({ id, label }) => ({ id, label }))];
  const named = needed.columns.every((column) => mapping.includes(column));
  return (
    <div className={css.stage}>
      <p>
        <strong>{file.name}</strong>: what does each column hold? It is remembered for the next file with
        these headers.
      </p>
      <div className={css.columns}>
        {file.headers.map((header, column) => (
          <NativeSelect
            key={column}
            label={header || `Column ${column + 1}`}
            hint={file.rows[0]?.[column]?.slice(0, 40)}
            options={fields}
            value={mapping[column] ?? ''}
            onChange={(field) => of.setMapping(mapped(mapping, column, field))}
          />
        ))}
      </div>
      <MapValues of={of} />
      {asks?.applies(mapping) && (
        <Checkbox label={asks.label} hint={asks.hint} value={of.agreed} onChange={of.setAgreed} />
      )}
      {!named && <Notice tone="warning">{needed.say}</Notice>}
      <div className={css.row}>
        <Button variant="outline" onClick={() => of.back('file')}>
          Another file
        </Button>
        <Button variant="primary" disabled={!named} onClick={() => void of.check()}>
          Check rows
        </Button>
      </div>
    </div>
  );
}
