import type { ComponentType, ReactNode } from 'react';
import { useI18n } from '../../../foundation/i18n';
import type { BasketKind, Toast } from '../../../foundation/stores';
import { Button } from '../../../foundation/ui/Button';
import { Picture } from '../../../foundation/ui/Picture';
import { ToastRegion } from '../../../foundation/ui/ToastRegion';
import { useToasts } from './use-toasts';

export interface ToastsProps {
  /** Link to a basket's page, for pages on another origin than the shop's: `BasketLink`, which carries the basket. */
  BasketLink?: ComponentType<{ kind: BasketKind; href: string; children: ReactNode }>;
  /** Path of the current page: toasts that link to it are dismissed, and on checkout they stay longer. */
  arrivedAt?: string | undefined;
}

/** Shows the toasts of all widgets. One per page. */
export function Toasts({ BasketLink, arrivedAt }: ToastsProps) {
  const { toasts, dismiss } = useToasts(arrivedAt);
  const { t } = useI18n();

  const actionOf = ({ id, action }: Toast) => {
    if (!action) return undefined;
    if ('href' in action) {
      const { href, label, basket } = action;
      return basket && BasketLink ? (
        <BasketLink kind={basket} href={href}>
          {label}
        </BasketLink>
      ) : (
        // Dismissed after navigation has started: the browser only follows a link that is still in the document.
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
