import { type ReactNode, useId } from 'react';
import { ContactFields } from '../../../../foundation/forms/ContactFields';
import { Form, FullWidth } from '../../../../foundation/forms/Form';
import { FormEnd } from '../../../../foundation/forms/FormEnd';
import { useI18n } from '../../../../foundation/i18n';
import { TextArea } from '../../../../foundation/ui/TextArea';
import * as styles from './quote-form.css';
import { type QuoteFormOptions, useQuoteForm } from './use-quote-form';

export interface QuoteRequestFormProps extends QuoteFormOptions {
  headingLevel: 2 | 3 | 4;
  /** Shown above the fields: the requested pieces, if the page doesn't show them elsewhere. */
  children?: ReactNode;
}

/** Contact form for a quote; name, phone and email are required (spec §5). */
export function QuoteRequestForm({ headingLevel, children, ...options }: QuoteRequestFormProps) {
  const { t } = useI18n();
  const form = useQuoteForm(options);
  const titleId = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <section className={styles.panel} aria-labelledby={titleId}>
      <div className={styles.head}>
        <Heading id={titleId} className={styles.formTitle}>
          {t('priceBox:form.title')}
        </Heading>
        <p className={styles.intro}>{t('priceBox:form.intro')}</p>
      </div>
      {children}
      <Form form={form}>
        <ContactFields form={form} isEmailRequired emailFirst />
        <FullWidth>
          <TextArea
            {...form.field('notes').input}
            label={t('common:form.notes')}
            optionalLabel={t('common:optional')}
            rows={3}
            placeholder={t('priceBox:form.notes_placeholder')}
          />
        </FullWidth>
        <FormEnd fullWidth isSending={form.status === 'sending'} submitLabel={t('priceBox:form.submit')} />
      </Form>
    </section>
  );
}
