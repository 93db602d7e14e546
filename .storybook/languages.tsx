import { directionOf, type Locale } from '@diwan/sdk/commerce';
import type { Args, Decorator } from '@storybook/react-vite';
import { type CSSProperties, type ReactNode, useLayoutEffect } from 'react';
import { I18nProvider } from '../packages/widgets/src/foundation/i18n';
import { vars } from '../packages/widgets/src/foundation/theme/vars.css';
import { i18nOf } from '../packages/widgets/src/testing/i18n-of';
import { pseudoText } from '../packages/widgets/src/testing/pseudo-texts';

type Language = keyof typeof i18nOf;

/** Options of the toolbar. */
export const languageItems = [
  { value: 'en', title: 'English' },
  { value: 'ar', title: 'العربية' },
  { value: 'both', title: 'Both' },
  { value: 'pseudo', title: 'Pseudo' },
];

const localeOf = (language: Language): Locale => (language === 'ar' ? 'ar' : 'en');

function languagesOf(chosen: unknown): readonly Language[] {
  if (chosen === 'both') return ['en', 'ar'];
  return chosen === 'ar' || chosen === 'pseudo' ? [chosen] : ['en'];
}

/**
 * Args are in English. `parameters.arabic` contains their Arabic versions, which are used until the arg is changed by a
 * control.
 */
function argsIn(language: Language, args: Args, initialArgs: Args, arabic: Args): Args {
  if (language === 'en') return args;
  const untouched = Object.keys(arabic).filter(
    (name) => initialArgs[name] !== undefined && args[name] === initialArgs[name],
  );
  const read = (name: string) => {
    const english: unknown = args[name];
    if (language === 'ar') return arabic[name];
    return typeof english === 'string' ? pseudoText(english) : english;
  };
  return { ...args, ...Object.fromEntries(untouched.map((name) => [name, read(name)])) };
}

/** Text styles of the shop's pages, for use within documentation pages. */
const pageText: CSSProperties = {
  fontFamily: vars.font.text,
  fontSize: vars.size.body,
  fontWeight: vars.weight.text,
  lineHeight: vars.leading.body,
  color: vars.color.text.primary,
};

const sideBySide: CSSProperties = {
  display: 'grid',
  gap: '2rem',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))',
};

/** For stories that need the full width of a page. */
const belowEachOther: CSSProperties = { ...sideBySide, gridTemplateColumns: 'minmax(0, 1fr)' };

function InLanguage({ language, children }: { language: Language; children: ReactNode }) {
  const locale = localeOf(language);
  return (
    <div lang={locale} dir={directionOf(locale)} style={pageText}>
      <I18nProvider i18n={i18nOf[language]}>{children}</I18nProvider>
    </div>
  );
}

/**
 * Sets the language of a story: `lang` and `dir` on the document, as in the shop. When both languages are shown, or on
 * a documentation page (in English), on a wrapper element.
 */
export const inLanguage: Decorator = (Story, { globals, viewMode, args, initialArgs, parameters }) => {
  const languages = languagesOf(globals.locale);
  const [language = 'en'] = languages;
  const isWholePage = viewMode !== 'docs' && languages.length === 1;
  const pageLocale = isWholePage ? localeOf(language) : 'en';
  useLayoutEffect(() => {
    document.documentElement.lang = pageLocale;
    document.documentElement.dir = directionOf(pageLocale);
  }, [pageLocale]);

  const story = (shown: Language) => (
    <Story args={argsIn(shown, args, initialArgs, parameters.arabic ?? {})} />
  );
  if (isWholePage) return <I18nProvider i18n={i18nOf[language]}>{story(language)}</I18nProvider>;
  return (
    <div style={parameters.layout === 'fullscreen' || parameters.isPageWide ? belowEachOther : sideBySide}>
      {languages.map((shown) => (
        <InLanguage key={shown} language={shown}>
          {story(shown)}
        </InLanguage>
      ))}
    </div>
  );
};
