import { Button, useI18n } from '@diwan/widgets';
import { text } from '@diwan/widgets/styles';
import { BrandMark } from '../../layout/brand/BrandMark';
import { container } from '../../layout/container.css';
import { actions, arch, hint, screen } from './NotFoundView.css';

/** There is no page here (spec §2). */
export function NotFoundView() {
  const { t } = useI18n();
  return (
    <div className={`${container} ${screen}`}>
      <BrandMark className={arch} />
      <h1 className={text.h1}>{t('errors:not_found.title')}</h1>
      <p className={text.lead}>{t('errors:not_found.text')}</p>
      <p className={hint}>{t('errors:not_found.hint')}</p>
      <div className={actions}>
        <Button href="/">{t('errors:not_found.home')}</Button>
        <Button variant="outline" href="/products">
          {t('errors:not_found.products')}
        </Button>
      </div>
    </div>
  );
}
