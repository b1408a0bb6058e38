import { type Asset, serialKeyOf } from '@fm/domain/asset';
import type { Stored } from '@fm/domain/record';
import { useWatch } from '@fm/ui/form';
import { useEffect, useState } from 'react';
import { twinOf } from './api/twins';
import type { AssetControl } from './asset-form-state';

const TYPING_PAUSE_MS = 500;

/** Another asset with the serial number that is typed, after each pause. */
export function useTwin(control: AssetControl, ownId: string | undefined): Stored<Asset> | undefined {
  const [manufacturer, serialNo] = useWatch({ control, name: ['manufacturer', 'serialNo'] });
  const key = serialKeyOf({ manufacturer, serialNo });
  const [found, setFound] = useState<Stored<Asset>>();
  useEffect(() => {
    setFound(undefined);
    if (key === undefined) return;
    let overtaken = false;
    const timer = setTimeout(async () => {
      // A hint and no more: where it cannot be read, saving is none the worse.
      const twin = await twinOf(key, ownId).catch(() => undefined);
      if (!overtaken) setFound(twin);
    }, TYPING_PAUSE_MS);
    return () => {
      overtaken = true;
      clearTimeout(timer);
    };
  }, [key, ownId]);
  return found;
}
