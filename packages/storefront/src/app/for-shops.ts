/** The names that a shop's own code imports from `@diwan/shop/storefront`, beside all widgets, their parts and icons. */
export { type Locale, localized } from '@diwan/sdk/commerce';
export type { Settings } from '@diwan/sdk/contract';
export * from '@diwan/widgets';
export * from '@diwan/widgets/icons';
export { container, text } from '@diwan/widgets/styles';
export * from '@diwan/widgets/ui';
export * as v from 'valibot';
export { useShop } from '../data/shop-context';
export { BrandLogo } from '../layout/brand/BrandLogo';
export { BasketLinks } from '../layout/header/BasketLinks';
export { HomeLink } from '../layout/header/Header';
export { LanguageSwitch } from '../layout/language-switch/LanguageSwitch';
export { MainMenu } from '../layout/menu/MainMenu';
export { MobileMenuButton } from '../layout/menu/MobileMenuButton';
export { SearchButton } from '../layout/search-overlay/SearchButton';
export { Socials } from '../layout/socials/Socials';
export { type Bilingual, definePage, type OwnPage, type PageContext } from '../own-code/define-own-page';
export {
  bilingual,
  defineSection,
  type OwnSection,
  picture,
  type SectionFields,
  type SectionProps,
} from '../own-code/define-section';
export type { HeadInput, HeadTag, PageTheme } from '../own-code/look';
