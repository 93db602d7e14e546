import type {
  Category,
  Country,
  Page,
  Partner,
  Product,
  Project,
  ProjectCategory,
  Promo,
  Settings,
  StaffScope,
  TermsPage,
} from '../../../contract';

/** Error codes of promos that exist and can't be used. */
export const REFUSED_PROMOS = ['promo_not_started', 'promo_expired', 'promo_usage_limit'] as const;

/** The data of a fake backend. */
export interface FakeShop {
  products: Product[];
  categories: Category[];
  projects: Project[];
  projectCategories: ProjectCategory[];
  partners: Partner[];
  settings: Settings;
  /** By slug. */
  pages: Record<string, Page>;
  terms: TermsPage;
  /** Currently valid codes. */
  promos: Promo[];
  /** Codes that can't be used, by the reason. */
  refusedPromos: Partial<Record<(typeof REFUSED_PROMOS)[number], string | undefined>>;
  countries: Country[];
  /** Target URLs by slug. */
  redirects: Record<string, string>;
  /** Ids of the lead forms. */
  leadSources: number[];
  /** A staff token that allows everything. */
  staffToken: string;
  /** Further staff tokens, with what each allows. */
  staffTokens: { token: string; scopes: StaffScope[] }[];
  /** The code sent to every phone. */
  otp: string;
}
