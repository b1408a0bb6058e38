export {
  emptySite,
  type Site,
  type SiteInput,
  type SiteValues,
  siteForm,
  siteFormSchema,
  siteSchema,
  siteToForm,
  siteToRecord,
} from './site';
export { sites } from './site-kind';
