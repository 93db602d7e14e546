import type { ReactNode } from 'react';
import { type I18n, I18nProvider, translatorOf } from '../../../foundation/i18n';
import { classNames } from '../../../foundation/ui/class-names';
import * as styles from './SheetPaper.css';

/** A part of the sheet in one of its languages, independent of the page's language. */
export function InLanguage({
  i18n,
  className,
  children,
}: {
  i18n: I18n;
  className?: string | undefined;
  children: ReactNode;
}) {
  const { locale, direction } = translatorOf(i18n);
  return (
    <div lang={locale} dir={direction} className={classNames(styles.inLanguage[locale], className)}>
      <I18nProvider i18n={i18n}>{children}</I18nProvider>
    </div>
  );
}
