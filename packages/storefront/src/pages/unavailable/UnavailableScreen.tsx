import { Button, useI18n } from '@diwan/widgets';
import { text } from '@diwan/widgets/styles';
import { BrandMark } from '../../layout/brand/BrandMark';
import { container } from '../../layout/container.css';
import { actions, arch, hint, screen } from '../not-found/NotFoundScreen.css';

/** The page is there, but the shop can't show it now. */
export function UnavailableScreen() {
  const { t } = useI18n();
  return (
    <div className={`${container} ${screen}`}>
      <BrandMark className={arch} />
      <h1 className={text.h1}>{t('layout:unavailable.title')}</h1>
      <p className={hint}>{t('layout:unavailable.text')}</p>
      <div className={actions}>
        <Button onClick={() => window.location.reload()}>{t('common:retry')}</Button>
        <Button variant="outline" href="/">
          {t('common:back_home')}
        </Button>
      </div>
    </div>
  );
}
