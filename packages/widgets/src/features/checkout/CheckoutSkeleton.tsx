import { useI18n } from '../../foundation/i18n';
import { SkeletonBox, SkeletonGroup, SkeletonLine } from '../../foundation/ui/Skeleton';
import { SkeletonControl, SkeletonField } from '../../foundation/ui/SkeletonField';
import { OrderSummarySkeleton } from '../basket/order-summary/OrderSummarySkeleton';
import * as checkoutStyles from './Checkout.css';
import * as lineStyles from './SummaryLines.css';

/** Shown until storage has been read and the step's code has loaded: the phone step with the summary. */
export function CheckoutSkeleton({ hasHead = true }: { hasHead?: boolean }) {
  const { t } = useI18n();
  return (
    <SkeletonGroup label={t('common:loading')}>
      {hasHead && (
        <div className={checkoutStyles.head}>
          <div className={checkoutStyles.title}>
            <SkeletonLine width={40} />
          </div>
          <div className={checkoutStyles.step}>
            <SkeletonLine width={60} />
          </div>
        </div>
      )}
      <div className={checkoutStyles.fold}>
        <div className={checkoutStyles.foldTitle}>
          <SkeletonLine width={30} />
          <SkeletonLine width={20} />
        </div>
      </div>
      <div className={checkoutStyles.columns}>
        <div className={checkoutStyles.block}>
          <div className={checkoutStyles.blockTitle}>
            <SkeletonLine width={40} />
          </div>
          <div className={checkoutStyles.intro}>
            <SkeletonLine width={90} />
          </div>
          <SkeletonField />
          <SkeletonField hasHint />
          <SkeletonControl />
        </div>
        <OrderSummarySkeleton
          before={
            <div className={checkoutStyles.desktopOnly}>
              <div className={lineStyles.line}>
                <SkeletonBox ratio="4 / 5" />
                <SkeletonLine width={70} />
              </div>
            </div>
          }
        />
      </div>
    </SkeletonGroup>
  );
}
