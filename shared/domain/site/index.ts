export {
  emptySite,
  type Site,
  type SiteInput,
  type SiteValues,
  siteForm,
  siteFormSchema,
  siteSchema,
  sites,
  siteToForm,
  siteToRecord,
} from './site';
