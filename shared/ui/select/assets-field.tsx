import type { ComboOption, ComboValue } from './combo-box-field';
import type { SearchOptions } from './opened/use-option-search';
import { SeveralField, type SeveralFieldProps } from './several-field';

export interface AssetsFieldProps<Option extends ComboOption>
  extends Omit<SeveralFieldProps<Option>, 'load' | 'what' | 'disabled' | 'hint'> {
  /** Where the assets are; nothing can be chosen before it is. */
  readonly site: ComboValue | null | undefined;
  readonly load: (siteId: string) => SearchOptions<Option>;
  /** Assets of another site were chosen and just taken off. */
  readonly takenOff: boolean;
}

/** What the work is on: assets of a site, found by name, serial number or tag. */
export const AssetsField = <Option extends ComboOption>({
  site,
  load,
  takenOff,
  ...field
}: AssetsFieldProps<Option>) => (
  <SeveralField
    {...field}
    // What was found belongs to the site it was looked for at.
    key={site?.id ?? ''}
    load={site ? load(site.id) : nothing}
    disabled={!site}
    what="an asset"
    hint={takenOff && field.value.length === 0 ? TAKEN_OFF : site ? USUAL : 'Choose the site first.'}
  />
);

const TAKEN_OFF = 'The assets chosen before are at another site, so they were taken off.';
const USUAL = 'Found by name, serial number or tag. May stay empty.';
const nothing = async () => ({ ok: true, value: [] }) as const;
