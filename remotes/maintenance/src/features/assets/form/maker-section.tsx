import { FormSection, FormWide, Notice, TextField, TextLink } from '@fm/ui';
import { Field } from '@fm/ui/form';
import type { AssetControl } from './asset-form-state';
import { useTwin } from './use-twin';

interface MakerSectionProps {
  readonly control: AssetControl;
  /** Undefined for a new asset. */
  readonly id: string | undefined;
}

/** Who made it, and how it is told from others of its kind. */
export function MakerSection({ control, id }: MakerSectionProps) {
  const twin = useTwin(control, id);
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
      {twin && (
        <FormWide>
          <Notice tone="warning" title="This serial number is there already">
            <TextLink to={`/maintenance/assets/${twin.id}`}>{twin.name}</TextLink>
            {` at ${twin.siteRef.name} has the same manufacturer and serial number. It can be saved all the same.`}
          </Notice>
        </FormWide>
      )}
    </FormSection>
  );
}
