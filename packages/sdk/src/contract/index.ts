export {
  type About,
  aboutSchema,
  type HistoryPhoto,
  historyPhotoSchema,
  type Question,
  questionSchema,
} from './about';
export {
  type Category,
  categorySchema,
  type Subcategory,
  type SubcategoryDetail,
  subcategoryDetailSchema,
  subcategorySchema,
} from './category';
export { CHALLENGE_HEADER, CHALLENGE_PATH, type ChallengeMessage, readChallengeMessage } from './challenge';
export { type Created, createdSchema } from './created';
export {
  type Contact,
  contactSchema,
  type DayRange,
  type DeliveryTimes,
  type DisplayedSettings,
  dayRangeSchema,
  deliveryTimesSchema,
  displayedSettingsSchema,
  type TradeSettings,
} from './displayed-settings';
export {
  cssColorSchema,
  MAX_PICTURE_SIZE,
  MAX_TEXT_PADDING,
  MAX_TEXT_SIZE,
  strictPixels,
} from './editor-input';
export { EMAIL_PATTERN } from './email-address';
export {
  type BodyOf,
  type CallName,
  type EndpointName,
  type Endpoints,
  endpoints,
  type ParamsOf,
  type QueryOf,
  type ResultsOf,
  type StaffEndpointName,
  type StaffEndpoints,
  type StaffResultsOf,
} from './endpoints';
export { authCheck } from './endpoints/auth';
export { categoriesGet, categoriesList, subcategoriesGet, subcategoriesList } from './endpoints/categories';
export type { Caching, Endpoint, EndpointDetails, Route } from './endpoints/endpoint';
export { itemsGet, itemsRelated } from './endpoints/items';
export { itemsFacets } from './endpoints/items-facets';
export { itemsList } from './endpoints/items-list';
export { leadsCreate, leadsForms } from './endpoints/leads';
export { mapGet } from './endpoints/map';
export { ordersCreate } from './endpoints/orders';
export { otpRequest, otpVerify } from './endpoints/otp';
export { pagesGet, pagesList, pagesTerms } from './endpoints/pages';
export { partnersList } from './endpoints/partners';
export { projectsCategories, projectsGet, projectsList } from './endpoints/projects';
export { promosVerify } from './endpoints/promos';
export { redirectsGet } from './endpoints/redirects';
export { requestsCreate } from './endpoints/requests';
export { displayedSettingsGet, settingsGet } from './endpoints/settings';
export { staffEndpoints } from './endpoints/staff';
export {
  ERROR_CODES,
  type ErrorBody,
  type ErrorCode,
  errorBodySchema,
  type PriceChangedBody,
  priceChangedBodySchema,
} from './error';
export { errorTable } from './error-table';
export {
  type Country,
  countrySchema,
  type Governorate,
  governorateSchema,
  type Zone,
  zoneSchema,
} from './geography';
export { IGNORED_HEADER, ignoredParameters } from './ignored-parameters';
export {
  type ColorCount,
  FACET_PARAMETERS,
  type FabricCount,
  type FacetParameter,
  type FacetRange,
  type FlagCounts,
  type ItemFacets,
  itemFacetsSchema,
  type Loosening,
  type TypeCounts,
} from './item-facets';
export {
  emailSchema,
  type LeadRequest,
  leadRequestSchema,
  nameSchema,
  notesSchema,
  optionalEmailSchema,
  phoneSchema,
} from './lead';
export { type LeadForm, leadFormSchema } from './lead-form';
export { lenientArray } from './lenient-array';
export { limitedText } from './limited-text';
export {
  DEFAULT_PAGE_SIZE,
  DEFAULT_RELATED,
  DEFAULT_TAX_RATE,
  DEFAULT_TIME_ZONE,
  DIAL_CODE_PATTERN,
  MAX_AMOUNT,
  MAX_DELIVERY_DAYS,
  MAX_EMAIL_LENGTH,
  MAX_FABRICS,
  MAX_ID,
  MAX_LINES,
  MAX_NAME_LENGTH,
  MAX_PAGE,
  MAX_PAGE_SIZE,
  MAX_PHONE_LENGTH,
  MAX_QUANTITY,
  MAX_RELATED,
  MAX_REPEATED,
  MAX_SEARCH_LENGTH,
  MAX_TYPED_CODE,
  MAX_WIDTH,
  MIN_PHONE_LENGTH,
  OTP_LENGTH,
  PRODUCT_CODE_PATTERN,
  PROMO_CODE_PATTERN,
  SLUG_PATTERN,
} from './limits';
export {
  type CategoryListQuery,
  categoryListQuerySchema,
  type ForEachItemFilter,
  type ForEachProjectFilter,
  type ItemFacetsQuery,
  type ItemFilter,
  type ItemListQuery,
  type ItemSortBy,
  itemFacetsQuerySchema,
  itemListQuerySchema,
  itemSortBySchema,
  LISTED_PROJECT_TYPE,
  type PagingQuery,
  type ProjectCategoryListQuery,
  type ProjectFilter,
  type ProjectListQuery,
  type ProjectSortBy,
  pagingQuerySchema,
  projectCategoryListQuerySchema,
  projectListQuerySchema,
  projectSortBySchema,
  type RelatedItemsQuery,
  relatedItemsQuerySchema,
  type SortOrder,
} from './list-query';
export {
  type Address,
  addressSchema,
  type OrderLine,
  type OrderRequest,
  orderLineSchema,
  orderRequestSchema,
} from './order';
export {
  type ConfirmedTotals,
  confirmedTotalsSchema,
  type OrderReceipt,
  type OrderTotals,
  orderReceiptSchema,
  orderTotalsSchema,
} from './order-receipt';
export {
  type Page,
  type PageSummary,
  pageSchema,
  pageSummarySchema,
  type TermsPage,
  type TermsSection,
  termsPageSchema,
  termsSectionSchema,
} from './page';
export { PHONE_PATTERN } from './phone-number';
export { countryCodeParam, otpParam, phoneParam } from './phone-params';
export {
  type PhoneVerification,
  phoneProofSchema,
  phoneVerificationSchema,
  type RecognisedLead,
} from './phone-verification';
export {
  type Dimensions,
  dimensionsSchema,
  type Fabric,
  fabricSchema,
  type Product,
  productSchema,
  type SetItem,
  type SetPiece,
  setItemSchema,
} from './product';
export {
  type Color,
  colorSchema,
  type Image,
  imageSchema,
  type ProductSummary,
  productCodeSchema,
  productSummarySchema,
  type Reference,
} from './product-summary';
export {
  type Partner,
  type Project,
  type ProjectCategory,
  type ProjectItem,
  type ProjectSummary,
  partnerSchema,
  projectCategorySchema,
  projectItemSchema,
  projectSchema,
  projectSummarySchema,
} from './project';
export { PROMO_TYPES, type Promo, type PromoType, promoSchema } from './promo';
export { promoCodeParam } from './promo-code-param';
export {
  type Customization,
  customizationSchema,
  type QuoteRequest,
  quantitySchema,
  quoteRequestSchema,
} from './quote-request';
export {
  type LenientResult,
  parseReportingSkips,
  type SkippedItem,
  safeParseReportingSkips,
} from './report-skips';
export {
  type Advertisement,
  advertisementEntries,
  advertisementSchema,
  type Section,
  type SectionFields,
  type SectionFrame,
  type SectionOf,
  type SectionSchema,
  type SectionType,
  sectionSchema,
  type Tag,
  type Tagged,
  tagSchema,
} from './section';
export {
  type Brand,
  brandSchema,
  type FooterGroup,
  footerGroupSchema,
  type Settings,
  type Social,
  settingsSchema,
  socialSchema,
} from './settings';
export { SETTINGS_GROUPS, type SettingsGroup } from './settings-groups';
export { slugParam } from './slug-param';
export { eventDataSchemas } from './staff/event-data';
export {
  type EventListQuery,
  eventListQuerySchema,
  type LeadListQuery,
  leadListQuerySchema,
  type OrderListQuery,
  orderListQuerySchema,
  type RequestListQuery,
  requestListQuerySchema,
} from './staff/list-queries';
export { type ForgetRequest, forgetRequestSchema } from './staff/people';
export {
  EVENT_CHANNELS,
  EVENT_TYPES,
  type EventChannel,
  type EventRecord,
  type EventState,
  type EventType,
  eventRecordSchema,
  eventStateSchema,
  type ForgottenPerson,
  type ForgottenRecords,
  forgottenPersonSchema,
  type LeadRecord,
  leadRecordSchema,
  leadStatusSchema,
  type MovedRecord,
  movedRecordSchema,
  type OrderRecord,
  orderRecordSchema,
  orderStatusSchema,
  type Person,
  type RequestRecord,
  requestRecordSchema,
  requestStatusSchema,
  type StatusChange,
} from './staff/records';
export { STAFF_SCOPES, type StaffScope } from './staff/scopes';
export {
  canMove,
  LEAD_STATUS_MOVES,
  type LeadStatus,
  ORDER_STATUS_MOVES,
  type OrderStatus,
  REQUEST_STATUS_MOVES,
  type RequestStatus,
} from './staff/statuses';
export {
  type FontFile,
  fontFileSchema,
  fontListSchema,
  readTheme,
  type Theme,
  type ThemeFonts,
  themeFontsSchema,
  themeSchema,
} from './theme';
