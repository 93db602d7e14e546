import * as v from 'valibot';
import { pictureField } from './editor-input';
import { lenientArray } from './lenient-array';
import type { ObjectSchemaOf } from './object-schema';
import { bilingual } from './primitives';

/** A photograph of the shop's history. */
export interface HistoryPhoto {
  /** Image URL. A 4:3 image is shown uncropped. */
  src_url?: string | null | undefined;
  /** Caption in English. */
  caption_en: string;
  /** Caption in Arabic. */
  caption_ar: string;
}

/** Schema of {@link HistoryPhoto}. */
export const historyPhotoSchema: ObjectSchemaOf<HistoryPhoto> = v.object({
  src_url: pictureField,
  ...bilingual('caption'),
});

/** A question visitors ask, and its answer. */
export interface Question {
  /** Question in English. */
  question_en: string;
  /** Question in Arabic. */
  question_ar: string;
  /** Answer in English. */
  answer_en: string;
  /** Answer in Arabic. */
  answer_ar: string;
}

/** Schema of {@link Question}. */
export const questionSchema: ObjectSchemaOf<Question> = v.object({
  ...bilingual('question'),
  ...bilingual('answer'),
});

/** Content of the about page (spec §2). Missing parts are hidden. */
export interface About {
  /** Heading of the page in English. Defaults to the brand's tagline. */
  heading_en?: string | null | undefined;
  /** The same in Arabic. */
  heading_ar?: string | null | undefined;
  /** Text in English. */
  text_en: string;
  /** Text in Arabic. */
  text_ar: string;
  /** Years of experience, shown beside the text. */
  years?: number | null | undefined;
  /** History in English. */
  history_en: string;
  /** History in Arabic. */
  history_ar: string;
  /** Photographs beside the history. */
  photos: HistoryPhoto[];
  /** Frequently asked questions. Defaults to a generic list. */
  questions?: Question[] | null | undefined;
}

/** Schema of {@link About}. */
export const aboutSchema: ObjectSchemaOf<About> = v.object({
  heading_en: v.nullish(v.string()),
  heading_ar: v.nullish(v.string()),
  ...bilingual('text'),
  years: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(1))),
  ...bilingual('history'),
  photos: v.optional(lenientArray(historyPhotoSchema), []),
  questions: v.nullish(lenientArray(questionSchema)),
});
