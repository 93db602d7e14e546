import type { SettingsGroup } from '@diwan/sdk/contract';
import type {
  advertisements,
  countries,
  governorates,
  leadSources,
  pages,
  projectImages,
  projectItems,
  projects,
  promos,
  sectionAdvertisements,
  sectionItems,
  sectionProjects,
  sections,
  settingsGroups,
  zones,
} from '../../db/schema';
import { createSearchWords } from '../../db/search/search-words';
import { toStored } from '../../db/stored-amount';
import type { Catalogue, CatalogueAdvertisement, CatalogueSection } from '../document/catalogue-schema';
import { storedValues } from '../document/section-fields';
import { nameColumns, sortedNameColumns } from './product-rows';

/** The group of `/settings/public/group/…` that contains a setting. */
const groupOfSetting: Record<keyof Catalogue['settings'], SettingsGroup> = {
  brand: 'general',
  logo_url: 'general',
  logo_url_ar: 'general',
  logo_inverse_url: 'general',
  icon_url: 'general',
  theme: 'general',
  currency: 'general',
  currency_display: 'general',
  time_zone: 'general',
  maintenance_mode: 'general',
  files_path: 'general',
  mirror_ad_images_in_rtl: 'general',
  tag_manager_id: 'general',
  consent_required: 'general',
  contact: 'general',
  footer_links: 'footer',
  footer_text_en: 'footer',
  footer_text_ar: 'footer',
  credits_en: 'footer',
  credits_ar: 'footer',
  socials: 'socials',
  allow_tax_rate: 'commerce',
  tax_rate: 'commerce',
  delivery_times: 'commerce',
  free_shipping: 'commerce',
  display_prices_with_tax: 'commerce',
  about: 'about',
};

/** One row per settings group. */
export function settingsRows(settings: Catalogue['settings']): (typeof settingsGroups.$inferInsert)[] {
  const groups = new Map<SettingsGroup, [string, unknown][]>();
  for (const [key, value] of Object.entries(settings)) {
    const group = groupOfSetting[key as keyof Catalogue['settings']];
    groups.set(group, [...(groups.get(group) ?? []), [key, value]]);
  }
  return [...groups].map(([name, entries]) => ({ name, values: Object.fromEntries(entries) }));
}

/** Rows of projects, their images and products. */
export function projectRows(catalogue: Pick<Catalogue, 'projects' | 'project_categories'>) {
  const searchWordsOf = createSearchWords();
  return {
    projects: catalogue.projects.map((project, index): typeof projects.$inferInsert => {
      const category = catalogue.project_categories.find(({ id }) => id === project.category?.id);
      return {
        id: project.id,
        ...sortedNameColumns(project),
        shortDescriptionEn: project.short_description_en,
        shortDescriptionAr: project.short_description_ar,
        longDescriptionEn: project.long_description_en,
        longDescriptionAr: project.long_description_ar,
        searchWords: searchWordsOf({
          name: [project.name_en, project.name_ar],
          keywords: [category?.name_en, category?.name_ar],
          text: [project.short_description_en, project.short_description_ar],
        }),
        coverPath: project.cover_url,
        categoryId: category?.id,
        typeId: project.type.id,
        position: project.postion ?? index + 1,
      };
    }),
    images: catalogue.projects.flatMap((project) =>
      project.images.map((image, index): typeof projectImages.$inferInsert => ({
        id: image.id,
        projectId: project.id,
        path: image.src_url,
        alt: image.alt,
        altAr: image.alt_ar,
        position: image.postion ?? index + 1,
        width: image.width,
        height: image.height,
      })),
    ),
    items: catalogue.projects.flatMap((project) =>
      project.items.map((piece, position): typeof projectItems.$inferInsert => ({
        projectId: project.id,
        itemId: piece.item_id,
        quantity: piece.quantity,
        position,
      })),
    ),
  };
}

/** Rows of promo codes; a type keeps only the value it uses. */
export const promoRows = (catalogue: Pick<Catalogue, 'promos'>) =>
  catalogue.promos.map((promo): typeof promos.$inferInsert => ({
    id: promo.id,
    code: promo.code,
    type: promo.type,
    percent: promo.type === 'percentage' ? promo.value : null,
    amount: promo.type === 'fixed' ? toStored(promo.value) : null,
    minOrderTotal: toStored(promo.min_order_total),
    maxDiscount: promo.max_discount == null ? null : toStored(promo.max_discount),
    startsAt: promo.starts_at ? new Date(promo.starts_at) : null,
    endsAt: promo.ends_at ? new Date(promo.ends_at) : null,
    usageLimit: promo.usage_limit,
    usedCount: promo.used_count,
    isActive: promo.is_active,
  }));

/** Rows of countries, governorates and delivery zones. */
export function geographyRows(catalogue: Pick<Catalogue, 'countries'>) {
  const countryRows = catalogue.countries.map((country, position): typeof countries.$inferInsert => ({
    id: country.id,
    countryCode: country.country_code,
    iso: country.iso,
    ...nameColumns(country),
    allowedPhoneLength: country.allowed_phone_length,
    position,
  }));
  const governorateRows = catalogue.countries.flatMap((country) =>
    country.governorates.map((governorate, position): typeof governorates.$inferInsert => ({
      id: governorate.id,
      countryId: country.id,
      ...nameColumns(governorate),
      position,
    })),
  );
  const zoneRows = catalogue.countries
    .flatMap((country) => country.governorates)
    .flatMap((governorate) =>
      governorate.zones.map((zone, position): typeof zones.$inferInsert => ({
        id: zone.id,
        governorateId: governorate.id,
        ...nameColumns(zone),
        price: toStored(zone.price),
        position,
      })),
    );
  return { countries: countryRows, governorates: governorateRows, zones: zoneRows };
}

function advertisementRow(advertisement: CatalogueAdvertisement): typeof advertisements.$inferInsert {
  const { id, src_url, mobile_src_url, ...content } = advertisement;
  return { id, path: src_url, mobilePath: mobile_src_url, content };
}

const advertisementsOf = ({ advertisement, tag }: CatalogueSection): CatalogueAdvertisement[] => [
  ...(advertisement ? [advertisement] : []),
  ...(tag?.ads ?? []),
];

/** Rows of pages, sections, banners, selections and the sources of lead forms. */
export function pageRows(catalogue: Pick<Catalogue, 'pages'>) {
  const placed = Object.entries(catalogue.pages).flatMap(([slug, page]) =>
    page.sections.map((section, index) => ({ slug, page, section, index })),
  );
  const everySection = placed.map(({ section }) => section);
  const linksOf = <Target>(
    idsOf: (section: CatalogueSection) => readonly number[],
    link: (sectionId: number, id: number, position: number) => Target,
  ) =>
    everySection.flatMap((section) => idsOf(section).map((id, position) => link(section.id, id, position)));

  return {
    pages: Object.entries(catalogue.pages).map(([slug, page]): typeof pages.$inferInsert => ({
      slug,
      ...nameColumns(page),
    })),
    // An advertisement or source used in several places is one row.
    advertisements: [
      ...new Map(everySection.flatMap(advertisementsOf).map((ad) => [ad.id, advertisementRow(ad)])).values(),
    ],
    leadSources: [
      ...new Map(
        placed.flatMap(({ page, section }): [number, typeof leadSources.$inferInsert][] =>
          section.source_id == null
            ? []
            : [
                [
                  section.source_id,
                  {
                    id: section.source_id,
                    nameEn: section.title_en || page.name_en,
                    nameAr: section.title_ar || page.name_ar,
                  },
                ],
              ],
        ),
      ).values(),
    ],
    sections: placed.map(({ slug, section, index }): typeof sections.$inferInsert => ({
      id: section.id,
      pageSlug: slug,
      type: section.type,
      position: section.postion ?? index + 1,
      isMobile: section.is_mobile,
      isDesktop: section.is_desktop,
      titleEn: section.title_en,
      titleAr: section.title_ar,
      descriptionEn: section.description_en,
      descriptionAr: section.description_ar,
      ctaUrl: section.cta_url,
      fields: storedValues(section),
      spaceHeight: section.space_height,
      sourceId: section.source_id,
      advertisementId: section.advertisement?.id,
      projectId: section.project,
      tagNameEn: section.tag?.name_en,
      tagNameAr: section.tag?.name_ar,
    })),
    sectionItems: linksOf(
      ({ tag }) => tag?.item_ids ?? [],
      (sectionId, itemId, position): typeof sectionItems.$inferInsert => ({ sectionId, itemId, position }),
    ),
    sectionProjects: linksOf(
      ({ tag }) => tag?.project_ids ?? [],
      (sectionId, projectId, position): typeof sectionProjects.$inferInsert => ({
        sectionId,
        projectId,
        position,
      }),
    ),
    sectionAdvertisements: linksOf(
      ({ tag }) => tag?.ads.map(({ id }) => id) ?? [],
      (sectionId, advertisementId, position): typeof sectionAdvertisements.$inferInsert => ({
        sectionId,
        advertisementId,
        position,
      }),
    ),
  };
}
