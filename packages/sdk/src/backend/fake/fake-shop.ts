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
} from '../../contract';
import type { RefusedPromo } from '../checking/context';

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
  refusedPromos: Partial<Record<RefusedPromo, string | undefined>>;
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
