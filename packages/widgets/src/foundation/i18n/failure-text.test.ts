import { expect, it } from 'vitest';
import { i18nOf } from '../../testing/i18n-of';
import { failureText } from './failure-text';
import { translatorOf } from './translator';

const refused = (message: string | undefined) => ({ kind: 'refused', code: 'http_410', message }) as const;

it.each([
  ['en', 'Please wait.', 'Please wait.'],
  ['en', 'انتظر قليلًا.', 'Own words'],
  ['ar', 'انتظر قليلًا.', 'انتظر قليلًا.'],
  ['ar', 'Gone: code 410', 'Own words'],
  ['ar', undefined, 'Own words'],
] as const)('on a page in %s a refusal with «%s» reads «%s»', (locale, message, text) => {
  expect(failureText(translatorOf(i18nOf[locale]), refused(message), 'Own words')).toBe(text);
});

it.each([
  ['en', 'server', /^The problem is on our side/],
  ['ar', 'server', /^حدث عطل لدينا/],
  ['en', 'offline', /^There is no connection/],
  ['ar', 'offline', /^لا يوجد اتصال بالإنترنت/],
  ['en', 'unreachable', /^The shop could not be reached/],
  ['ar', 'unreachable', /^تعذّر الوصول إلى المتجر/],
] as const)('in %s, %s', (locale, kind, text) => {
  expect(failureText(translatorOf(i18nOf[locale]), { kind, code: '', message: 'ERR 1' })).toMatch(text);
});
