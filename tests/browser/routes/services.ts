/** The fifteen services in menu order, each with the name its page, menu entry and breadcrumb carry. */
export const SERVICES = [
  ['tax-services', 'Tax Preparation & Planning'],
  ['irs-problems', 'IRS Tax Problems'],
  ['quickbooks', 'QuickBooks Services'],
  ['accounting-bookkeeping', 'Accounting & Bookkeeping'],
  ['payroll', 'Payroll Services'],
  ['business-consulting', 'Business Consulting'],
  ['estate-planning', 'Estate Planning'],
  ['retirement-planning', 'Retirement Planning'],
  ['financial-planning', 'Financial Planning'],
  ['cash-flow-management', 'Cash Flow Management'],
  ['financial-statements', 'Financial Statements & Reporting'],
  ['sales-tax', 'Sales Tax Services'],
  ['property-tax', 'Property Tax Services'],
  ['international', 'International Focus'],
  ['pro-advisor', 'Pro Advisor'],
] as const;

export type ServiceSlug = (typeof SERVICES)[number][0];

export const SERVICE_NAMES = SERVICES.map(([, name]) => name);

export const serviceHref = (slug: ServiceSlug) => `/services/${slug}`;
