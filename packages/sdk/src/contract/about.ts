import * as v from 'valibot';
import { pictureField } from './editor-input';
import { lenientArray } from './lenient-array';
import { bilingual } from './primitives';

/** A photograph of the shop's history. */
export const historyPhotoSchema = v.object({
  /** Image URL. A 4:3 image is shown uncropped. */
  src_url: pictureField,
  ...bilingual('caption'),
});
export interface HistoryPhoto extends v.InferOutput<typeof historyPhotoSchema> {}

/** A question visitors ask, and its answer. */
export const questionSchema = v.object({
  ...bilingual('question'),
  ...bilingual('answer'),
});
export interface Question extends v.InferOutput<typeof questionSchema> {}

/** Content of the about page (spec §2). Missing parts are hidden. */
export const aboutSchema = v.object({
  /** Heading of the page in English. Defaults to the brand's tagline. */
  heading_en: v.nullish(v.string()),
  /** The same in Arabic. */
  heading_ar: v.nullish(v.string()),
  ...bilingual('text'),
  /** Years of experience, shown beside the text. */
  years: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(1))),
  ...bilingual('history'),
  /** Photographs beside the history. */
  photos: v.optional(lenientArray(historyPhotoSchema), []),
  /** Frequently asked questions. Defaults to a generic list. */
  questions: v.nullish(lenientArray(questionSchema)),
});
export interface About extends v.InferOutput<typeof aboutSchema> {}
