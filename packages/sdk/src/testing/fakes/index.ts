import type { CallName } from '../../contract';
import { authFakes } from './auth';
import { categoriesFakes } from './categories';
import { itemsFakes } from './items';
import { leadsFakes } from './leads';
import { mapFakes } from './map';
import { ordersFakes } from './orders';
import { otpFakes } from './otp';
import { pagesFakes } from './pages';
import { partnersFakes } from './partners';
import { projectsFakes } from './projects';
import { promosFakes } from './promos';
import { redirectsFakes } from './redirects';
import { requestsFakes } from './requests';
import { settingsFakes } from './settings';
import type { Fakes } from './shared/fake';
import { staffFakes } from './staff';

/** The fake backend's answer to each endpoint. */
export const fakes: Fakes<CallName> = {
  ...authFakes,
  ...categoriesFakes,
  ...itemsFakes,
  ...leadsFakes,
  ...mapFakes,
  ...ordersFakes,
  ...otpFakes,
  ...pagesFakes,
  ...partnersFakes,
  ...projectsFakes,
  ...promosFakes,
  ...redirectsFakes,
  ...requestsFakes,
  ...settingsFakes,
  ...staffFakes,
};
