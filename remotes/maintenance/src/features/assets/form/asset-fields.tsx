import type { Meter } from '@fm/domain/asset';
import type { AssetFormState } from './asset-form-state';
import { KindSection } from './kind-section';
import { MakerSection } from './maker-section';
import { MeterSection } from './meter-section';
import { PlaceSection } from './place-section';
import { ServiceSection } from './service-section';

export interface AssetFieldsProps {
  readonly form: AssetFormState;
  /** Undefined for a new asset. */
  readonly id: string | undefined;
  /** The meter as stored: readings are taken on the asset itself. */
  readonly meter: Meter | undefined;
}

/** Everything one enters about an asset, to create and to edit. */
export const AssetFields = ({ form, id, meter }: AssetFieldsProps) => (
  <>
    <KindSection control={form.control} />
    <PlaceSection form={form} id={id} />
    <MakerSection control={form.control} id={id} />
    <ServiceSection control={form.control} />
    <MeterSection form={form} meter={meter} />
  </>
);
