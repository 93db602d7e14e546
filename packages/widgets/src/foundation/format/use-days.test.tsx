import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { i18nOf } from '../../testing/i18n-of';
import { I18nProvider } from '../i18n';
import { useDays } from './use-days';

it.each([
  ['en', 7, 10, '7–10 days', '7 to 10 days'],
  ['en', 5, 5, '5 days', '5 days'],
  ['en', 1, 2, '1–2 days', '1 to 2 days'],
  ['ar', 1, 2, 'من يوم إلى يومين', 'من يوم إلى يومين'],
  ['ar', 1, 5, 'من يوم إلى ٥ أيام', 'من يوم إلى ٥ أيام'],
  ['ar', 2, 3, 'من يومين إلى ٣ أيام', 'من يومين إلى ٣ أيام'],
  ['ar', 7, 10, 'من ٧ إلى ١٠ أيام', 'من ٧ إلى ١٠ أيام'],
  ['ar', 10, 20, 'من ١٠ إلى ٢٠ يومًا', 'من ١٠ إلى ٢٠ يومًا'],
  ['ar', 60, 100, 'من ٦٠ إلى ١٠٠ يوم', 'من ٦٠ إلى ١٠٠ يوم'],
  ['ar', 2, 2, 'يومان', 'يومان'],
] as const)('in %s, %i to %i days are «%s»', (locale, min, max, shown, spoken) => {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <I18nProvider i18n={i18nOf[locale]}>{children}</I18nProvider>
  );
  const { result: inWords } = renderHook(useDays, { wrapper });
  expect(inWords.current({ min, max })).toBe(shown);
  expect(inWords.current({ min, max }, 'spoken')).toBe(spoken);
});
