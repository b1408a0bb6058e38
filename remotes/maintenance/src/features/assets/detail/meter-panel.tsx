import type { Asset } from '@fm/domain/asset';
import type { Stored } from '@fm/domain/record';
import { Button, formatInstant, Panel } from '@fm/ui';
import { useState } from 'react';
import { readingText } from '../formatting/reading-text';
import { ReadingDialog } from '../transitions/reading-dialog';
import css from './detail.module.css';

interface MeterPanelProps {
  readonly asset: Stored<Asset>;
  readonly mayEdit: boolean;
}

/** What the meter of an asset shows; nothing for an asset without one. */
export function MeterPanel({ asset, mayEdit }: MeterPanelProps) {
  const [asking, setAsking] = useState(false);
  const { meter } = asset;
  if (!meter) return null;
  return (
    <Panel
      title="Meter"
      actions={
        mayEdit && (
          <Button size="sm" variant="outline" onClick={() => setAsking(true)}>
            Enter a reading
          </Button>
        )
      }
    >
      <p>
        <span className={css.reading}>{readingText(meter)}</span>{' '}
        <span className={css.soft}>read {formatInstant(meter.at)}</span>
      </p>
      {asking && <ReadingDialog asset={asset} meter={meter} onClose={() => setAsking(false)} />}
    </Panel>
  );
}
