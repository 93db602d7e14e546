import type { CallName } from '../contract';
import { authBackend } from './auth';
import type { Backends } from './backend';
import { categoriesBackend } from './categories';
import { itemsBackend } from './items';
import { itemsListBackend } from './items-list';
import { leadsBackend } from './leads';
import { mapBackend } from './map';
import { ordersBackend } from './orders';
import { otpBackend } from './otp';
import { pagesBackend } from './pages';
import { partnersBackend } from './partners';
import { projectsBackend } from './projects';
import { promosBackend } from './promos';
import { redirectsBackend } from './redirects';
import { requestsBackend } from './requests';
import { settingsBackend } from './settings';
import { staffBackend } from './staff';

/** How the fake backend answers each endpoint, and how the conformance kit checks it. */
export const backends: Backends<CallName> = {
  ...itemsListBackend,
  ...categoriesBackend,
  ...itemsBackend,
  ...settingsBackend,
  ...authBackend,
  ...pagesBackend,
  ...leadsBackend,
  ...requestsBackend,
  ...promosBackend,
  ...otpBackend,
  ...mapBackend,
  ...ordersBackend,
  ...projectsBackend,
  ...partnersBackend,
  ...redirectsBackend,
  ...staffBackend,
};
