import type * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import * as contract from '../../contract';
import { parseReportingSkips } from '../../contract';
import * as factories from '.';

const valid: [maker: keyof typeof factories, schema: v.GenericSchema, value: unknown][] = [
  ['makeAdvertisement', contract.advertisementSchema, factories.makeAdvertisement()],
  ['makeCategory', contract.categorySchema, factories.makeCategory()],
  ['makeColor', contract.colorSchema, factories.makeColor()],
  ['makeCountry', contract.countrySchema, factories.makeCountry()],
  ['makeDimensions', contract.dimensionsSchema, factories.makeDimensions()],
  ['makeFabric', contract.fabricSchema, factories.makeFabric()],
  ['makeGovernorate', contract.governorateSchema, factories.makeGovernorate()],
  ['makeImage', contract.imageSchema, factories.makeImage()],
  ['makeOrderReceipt', contract.orderReceiptSchema, factories.makeOrderReceipt()],
  ['makeOrderRequest', contract.orderRequestSchema, factories.makeOrderRequest()],
  ['makePage', contract.pageSchema, factories.makePage()],
  ['makePartner', contract.partnerSchema, factories.makePartner()],
  ['makeProduct', contract.productSchema, factories.makeProduct()],
  ['makeProductSummary', contract.productSummarySchema, factories.makeProductSummary()],
  ['makeProject', contract.projectSchema, factories.makeProject()],
  ['makeProjectCategory', contract.projectCategorySchema, factories.makeProjectCategory()],
  ['makeProjectSummary', contract.projectSummarySchema, factories.makeProjectSummary()],
  ['makePromo', contract.promoSchema, factories.makePromo()],
  ['makeQuoteRequest', contract.quoteRequestSchema, factories.makeQuoteRequest()],
  ['makeSet', contract.productSchema, factories.makeSet()],
  ['makeSetItem', contract.setItemSchema, factories.makeSetItem()],
  ['makeSettings', contract.settingsSchema, factories.makeSettings()],
  ['makeSubcategory', contract.subcategorySchema, factories.makeSubcategory()],
  ['makeSubcategoryDetail', contract.subcategoryDetailSchema, factories.makeSubcategoryDetail()],
  ['makeTag', contract.tagSchema, factories.makeTag()],
  ['makeTermsPage', contract.termsPageSchema, factories.makeTermsPage()],
  ['makeTermsSection', contract.termsSectionSchema, factories.makeTermsSection()],
  ['makeZone', contract.zoneSchema, factories.makeZone()],
  ...factories.SECTION_TYPES.map((type): [keyof typeof factories, v.GenericSchema, unknown] => [
    'makeSection',
    contract.sectionSchema,
    factories.makeSection(type),
  ]),
];

describe('factories', () => {
  it.each(valid)('%s makes data the contract accepts unchanged', (_, schema, value) => {
    const { output, skipped } = parseReportingSkips(schema, value);
    expect(skipped).toEqual([]);
    expect(output).toEqual(value);
  });

  it('are all tested above', () => {
    const checked = new Set<string>(valid.map(([maker]) => maker));
    expect(Object.keys(factories).filter((name) => name.startsWith('make') && !checked.has(name))).toEqual(
      [],
    );
  });

  it('cover every section type of the contract', () => {
    const known = contract.sectionSchema.options.map((option) => option.entries.type.literal);
    expect([...factories.SECTION_TYPES].sort()).toEqual([...known].sort());
  });

  it('let a caller change any field', () => {
    expect(factories.makeProduct({ id: 9, price: 12.5 })).toMatchObject({
      id: 9,
      code: 'SF1009',
      price: 12.5,
    });
    expect(factories.makeSection('spacer', { space_height: 5 }).space_height).toBe(5);
  });
});
