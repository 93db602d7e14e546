import type { ReactNode } from 'react';
import { I18nProvider, type Locale } from '../i18n';
import { EMBED_ROOT_CLASS } from '../theme';
import { Button } from '../ui/button';
import { EmptyState } from '../ui/empty-state';
import type { ElementDefinition } from './define-element';
import { ErrorBoundary } from './ErrorBoundary';
import { emit } from './element-events';
import { useElementI18n } from './use-element-i18n';

export interface ElementRootProps {
  readonly definition: ElementDefinition;
  readonly element: HTMLElement;
  readonly locale: Locale;
  /** Attributes and properties of the element, by property name. */
  readonly values: Readonly<Record<string, unknown>>;
}

/** Everything inside an element's shadow root: its language, its stores and its widget. */
export function ElementRoot({ definition, element, locale, values }: ElementRootProps): ReactNode {
  const i18n = useElementI18n(locale, definition.namespaces);
  // What the page put between the tags stands in until the widget can speak.
  if (!i18n) return <slot />;

  const { Widget } = definition;
  return (
    <div className={EMBED_ROOT_CLASS} lang={i18n.locale} dir={i18n.direction}>
      <ErrorBoundary
        onError={(error) => {
          console.error(`<${definition.tag}> failed.`, error);
          emit(element, 'diwan-error', { message: String(error) });
        }}
        fallback={(retry) => (
          <EmptyState
            title={i18n.t('errors:boundary.title')}
            action={<Button onClick={retry}>{i18n.t('errors:boundary.retry')}</Button>}
          />
        )}
      >
        <I18nProvider i18n={i18n}>
          <Widget {...values} />
        </I18nProvider>
      </ErrorBoundary>
    </div>
  );
}
