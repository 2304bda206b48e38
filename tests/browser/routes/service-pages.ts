import type { ServiceSlug } from './services.ts';

export const BANNER_LABELS = [
  'Schedule Your Free Discovery Call',
  'Schedule a Free Discovery Call',
  'Schedule Your Confidential Consultation',
  'Schedule Your Free Consultation',
] as const;

/** What the specification says of one service page; what it leaves open is not here. */
interface ServicePage {
  /** The figures it gives the page; the rest of the six are the firm's own. */
  figures: readonly string[];
  /** Names of the cards, in the specification's order. */
  cards?: readonly RegExp[];
  /** Names of the four steps. */
  steps?: readonly string[];
  /** The side panel: its subject, and how many points it makes where that is said. */
  panel?: { heading: RegExp; points?: number };
  /** The label of the closing banner's button: one of the four. */
  button: (typeof BANNER_LABELS)[number];
}

export const SERVICE_PAGES: Readonly<Record<ServiceSlug, ServicePage>> = {
  'tax-services': {
    figures: [
      '$2,500 average additional refund',
      '15+ hours saved',
      '95% audit risk reduction',
      '30% tax savings',
    ],
    cards: [
      /^Individual Tax Returns$/,
      /^Business Tax Returns$/,
      /^Estate & Gift Tax$/,
      /^Specialized Services$/,
    ],
    steps: ['Document Collection', 'Thorough Review', 'Expert Preparation', 'Review & Filing'],
    button: 'Schedule Your Free Discovery Call',
  },
  'irs-problems': {
    figures: ['24-48 hour response', '60% average debt reduction', '95% success rate'],
    cards: [
      /^Wage Garnishment Relief$/,
      /^Bank Levy Resolution$/,
      /^Tax Lien Removal$/,
      /^Audit Representation$/,
      /^Unfiled Tax Returns$/,
      /^Offer in Compromise$/,
      /^Innocent Spouse Relief$/,
      /^Payment Plan Negotiation$/,
    ],
    steps: [
      'Case Assessment',
      'Strategy Development',
      'IRS Representation',
      'Resolution & Compliance',
    ],
    button: 'Schedule Your Confidential Consultation',
  },
  quickbooks: {
    figures: ['75% time reduction', '60% cost savings', '500+ businesses'],
    cards: [
      /^Setup$/,
      /^Training$/,
      /^QuickAnswers Support$/,
      /^QuickTuneup$/,
      /^Advanced Features$/,
      /^Multi-User Setup$/,
      /^Security and Backup$/,
      /^Integrations$/,
    ],
    panel: { heading: /what we can do/i, points: 8 },
    button: 'Schedule a Free Discovery Call',
  },
  'accounting-bookkeeping': {
    figures: [
      '75% time reduction',
      '60% cost savings',
      '99.9% compliance rate',
      '500+ businesses',
      '20+ hours saved monthly',
      '25% cash flow improvement',
    ],
    cards: [
      /^Monthly Bookkeeping$/,
      /^Payroll Processing$/,
      /^Accounts Payable and Receivable$/,
      /^General Ledger$/,
      /^Financial Statements$/,
      /^Budgeting and Forecasting$/,
      /^Financial Analysis$/,
      /^Software Support$/,
    ],
    steps: ['Initial Consultation', 'System Setup', 'Ongoing Management', 'Strategic Review'],
    button: 'Schedule Your Free Discovery Call',
  },
  payroll: {
    figures: [
      '15+ hours saved weekly',
      '50% cost reduction',
      '99.9% compliance',
      '99.8% accuracy',
      '500+ businesses helped',
    ],
    cards: [
      /^Employee Payroll Processing$/,
      /^Tax Calculations and Withholdings$/,
      /^Direct Deposit and Check Processing$/,
      /^Tax Filing and Reporting$/,
      /^Compliance Management$/,
      /^Time and Attendance Integration$/,
      /^Payroll Reporting$/,
      /^Employee Self-Service$/,
    ],
    steps: ['Data Collection', 'Processing', 'Review and Approval', 'Payment and Filing'],
    button: 'Schedule a Free Discovery Call',
  },
  'business-consulting': {
    figures: ['35% growth', '25% profit improvement', '40% time savings'],
    button: 'Schedule Your Free Consultation',
  },
  'estate-planning': {
    figures: ['1000+ successful plans'],
    button: 'Schedule Your Confidential Consultation',
  },
  'retirement-planning': {
    figures: ['1000+ successful plans'],
    button: 'Schedule a Free Discovery Call',
  },
  'financial-planning': {
    figures: ['1000+ successful plans'],
    button: 'Schedule Your Free Discovery Call',
  },
  'cash-flow-management': {
    figures: ['25% cash flow improvement'],
    cards: [/weekly/i, /monthly/i, /long-range/i],
    button: 'Schedule a Free Discovery Call',
  },
  'financial-statements': { figures: [], button: 'Schedule a Free Discovery Call' },
  'sales-tax': { figures: [], button: 'Schedule Your Free Discovery Call' },
  'property-tax': {
    figures: [
      '25% average tax reduction',
      '5:1 return',
      '40+ hours saved annually',
      '98% successful defenses',
      '500+ properties managed',
    ],
    panel: { heading: /four reasons/i, points: 4 },
    button: 'Schedule Your Free Consultation',
  },
  international: {
    figures: [
      '50+ countries',
      '12+ languages',
      '98% success rate',
      '45% faster growth',
      '100% compliance',
    ],
    panel: { heading: /market-entry challenges/i },
    button: 'Schedule Your Free Consultation',
  },
  'pro-advisor': {
    figures: [
      '45% growth acceleration',
      '35% profit improvement',
      '90% better decision quality',
      '50% efficiency improvement',
      '500+ businesses advised',
    ],
    panel: { heading: /four reasons/i, points: 4 },
    button: 'Schedule Your Free Discovery Call',
  },
};

/** The figures of the whole firm, which any page may add to its own. */
export const FIRM_FIGURES = [
  '45+ years of experience',
  '1000+ clients served',
  '5 star service rating',
  '5 Texas locations',
  '1:1 client-to-CPA ratio',
  '365 days available',
  '100% compliance rate',
  '50+ community years',
  '500+ businesses helped',
  '1000+ successful plans',
  '20+ hours saved monthly',
  '25% cash flow improvement',
] as const;
