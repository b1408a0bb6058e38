export {
  COMPANY,
  COMPANY_DEFAULTS,
  COMPANY_NEWS,
  type Company,
  type CompanyContact,
  companyCountry,
  companyNow,
  type KeptDays,
  keepCompany,
  type Letterhead,
  type NumberedType,
} from './company';
export { isRestDay } from './rest-day';
