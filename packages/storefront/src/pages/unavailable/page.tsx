import { useI18n } from '@diwan/widgets';
import { container, text } from '@diwan/widgets/styles';
import { Button } from '@diwan/widgets/ui';
import { BrandMark } from '../../layout/brand/BrandMark';
import { definePage } from '../../navigation/page/define-page';
import * as notFoundScreenStyles from '../_shared/Screen.css';

/** Shown when the page exists but can't be loaded right now. */
function UnavailableScreen() {
  const { t } = useI18n();
  return (
    <div className={`${container} ${notFoundScreenStyles.screen}`}>
      <BrandMark className={notFoundScreenStyles.arch} />
      <h1 className={text.h1}>{t('screens:unavailable.title')}</h1>
      <p className={notFoundScreenStyles.hint}>{t('errors:failed.server')}</p>
      <div className={notFoundScreenStyles.actions}>
        <Button onClick={() => window.location.reload()}>{t('common:retry')}</Button>
        <Button variant="outline" href="/">
          {t('common:back_home')}
        </Button>
      </div>
    </div>
  );
}

export default definePage({
  layout: 'minimal',
  namespaces: ['screens'],
  head: (_data, { t }) => ({ name: t('screens:unavailable.title'), isPrivate: true }),
  component: UnavailableScreen,
});
