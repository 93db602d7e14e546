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
  /** The only valid staff token. */
  staffToken: string;
  /** The code sent to every phone. */
  otp: string;
}
