import descriptions from '../../../platform/wire/descriptions.json';
import own from './descriptions.json';

/** Wire components of the parts of a catalogue, whose comments describe them. */
const components: Readonly<Record<string, string>> = {
  settings: 'Settings',
  brand: 'Brand',
  contact: 'Contact',
  footer_links: 'FooterGroup',
  socials: 'Social',
  categories: 'Category',
  subcategories: 'Subcategory',
  colors: 'Color',
  fabrics: 'Fabric',
  products: 'Product',
  images: 'Image',
  dimensions: 'Dimensions',
  project_categories: 'ProjectCategory',
  projects: 'Project',
  partners: 'Partner',
  promos: 'Promo',
  countries: 'Country',
  governorates: 'Governorate',
  zones: 'Zone',
  terms: 'TermsSection',
  pages: 'Page',
  sections: 'Section',
  advertisement: 'Advertisement',
  ads: 'Advertisement',
  tag: 'Tag',
};

/** Descriptions by path, such as `Product.price`. */
export type Descriptions = Readonly<Record<string, string>>;

const ofCatalogue: Descriptions = own;

const languages: Readonly<Record<string, string>> = { en: 'English', ar: 'Arabic' };

function bilingual(name: string): string | undefined {
  const [, noun, language = ''] = /^(\w+)_(en|ar)$/.exec(name) ?? [];
  if (!noun) return undefined;
  const words = noun.replaceAll('_', ' ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)} in ${languages[language]}.`;
}

/**
 * Description of a field by its path, such as `settings.brand.name_en`; undefined if there is none.
 * @param ofWire descriptions of the contract's fields
 */
export function describeField(path: string, ofWire: Descriptions = descriptions): string | undefined {
  const names = path.split('.');
  const last = names.at(-1) ?? '';
  // The nearest ancestor with a wire component, and the path from there.
  const at = names.slice(0, -1).findLastIndex((name) => components[name] !== undefined);
  const wirePath = [components[names[at] ?? ''], ...names.slice(at + 1)].join('.');
  return ofCatalogue[path] ?? ofWire[wirePath] ?? bilingual(last);
}
