import { assetAddress } from '@fm/contract/addresses';
import { type Asset, serialKeyOf } from '@fm/domain/asset';
import type { Stored } from '@fm/domain/record';
import { FormSection, FormWide, Notice, TextField, TextLink } from '@fm/ui';
import { Field, useWatch } from '@fm/ui/form';
import { useEffect, useState } from 'react';
import { withSameSerial } from './api/same-serial';
import type { AssetControl } from './asset-form-state';

interface MakerSectionProps {
  readonly control: AssetControl;
  /** Undefined for a new asset. */
  readonly id: string | undefined;
}

/** Who made it, and how it is told from others of its kind. */
export function MakerSection({ control, id }: MakerSectionProps) {
  const same = useSameSerial(control, id);
  return (
    <FormSection title="Make" hint="As its type plate says.">
      <Field control={control} name="manufacturer" label="Manufacturer">
        {(field) => <TextField {...field} />}
      </Field>
      <Field control={control} name="model" label="Model">
        {(field) => <TextField {...field} />}
      </Field>
      <Field control={control} name="serialNo" label="Serial number">
        {(field) => <TextField {...field} />}
      </Field>
      <Field control={control} name="tagCode" label="Tag">
        {(field) => <TextField {...field} hint="What is printed on the tag that sticks on it." />}
      </Field>
      {same && (
        <FormWide>
          <Notice tone="warning" title="This serial number is there already">
            <TextLink to={assetAddress.record(same.id)}>{same.name}</TextLink>
            {` at ${same.siteRef.name} has the same manufacturer and serial number. It can be saved all the same.`}
          </Notice>
        </FormWide>
      )}
    </FormSection>
  );
}

const TYPING_PAUSE_MS = 500;

/** Another asset with the serial number that is typed, after each pause. */
function useSameSerial(control: AssetControl, ownId: string | undefined): Stored<Asset> | undefined {
  const [manufacturer, serialNo] = useWatch({ control, name: ['manufacturer', 'serialNo'] });
  const key = serialKeyOf({ manufacturer, serialNo });
  const [found, setFound] = useState<Stored<Asset>>();
  useEffect(() => {
    setFound(undefined);
    if (key === undefined) return;
    let overtaken = false;
    const timer = setTimeout(async () => {
      // A hint and no more: where it cannot be read, saving is none the worse.
      const same = await withSameSerial(key, ownId).catch(() => undefined);
      if (!overtaken) setFound(same);
    }, TYPING_PAUSE_MS);
    return () => {
      overtaken = true;
      clearTimeout(timer);
    };
  }, [key, ownId]);
  return found;
}
