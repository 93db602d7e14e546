import { type ComponentType, type ReactNode, useEffect } from 'react';
import { useI18n } from '../i18n';
import { useDiwan, useStore } from '../provider';
import type { BasketKind, Toast } from '../stores';
import { Button } from '../ui/button';
import { Picture } from '../ui/picture';
import { ToastRegion } from '../ui/toast';

export interface ToastsWidgetProps {
  /** Links to a basket's page, on pages of another origin than the shop's: `BasketLink`, which takes it along. */
  BasketLink?: ComponentType<{ kind: BasketKind; href: string; children: ReactNode }>;
  /** Path of the page the visitor has arrived at: what leads there has nothing more to offer, and leaves. */
  arrivedAt?: string | undefined;
}

/** Where confirmations of all widgets appear. One per page. */
export function ToastsWidget({ BasketLink, arrivedAt }: ToastsWidgetProps) {
  const { toasts, dismiss } = useStore(useDiwan().stores.toasts);
  const { t } = useI18n();
  // After their own effects: one that comes only here is still announced.
  useEffect(() => {
    for (const { id, action } of toasts)
      if (action && 'href' in action && action.href === arrivedAt) dismiss(id);
  }, [toasts, arrivedAt, dismiss]);

  const actionOf = ({ id, action }: Toast) => {
    if (!action) return undefined;
    if ('href' in action) {
      const { href, label, basket } = action;
      return basket && BasketLink ? (
        <BasketLink kind={basket} href={href}>
          {label}
        </BasketLink>
      ) : (
        // Its page is on the way. The browser follows only a link that is still there.
        <Button variant="link" href={href} onClick={() => setTimeout(() => dismiss(id))}>
          {label}
        </Button>
      );
    }
    const press = () => {
      action.onPress();
      dismiss(id);
    };
    return (
      <Button variant="link" onClick={press}>
        {action.label}
      </Button>
    );
  };

  return (
    <ToastRegion
      label={t('common:toast.region')}
      dismissLabel={t('common:toast.dismiss')}
      onDismiss={(id) => dismiss(Number(id))}
      toasts={toasts.map((toast) => ({
        id: toast.id,
        message: toast.message,
        tone: toast.tone,
        duration: toast.duration,
        picture: toast.picture && <Picture {...toast.picture} alt="" sizes="64px" fit="cover" />,
        action: actionOf(toast),
      }))}
    />
  );
}
