import { type LazyComponent, OnceOpened, useLazyDialog } from '@diwan/widgets/internal';
import { type ComponentPropsWithRef, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useLoadedAddress } from '../../navigation/use-loaded-address';
import * as styles from './HeaderDialog.css';

export interface HeaderDialogProps {
  readonly isOpen: boolean;
  readonly close: () => void;
  /** Takes the focus when the dialog closes. */
  readonly opener: RefObject<HTMLElement | null>;
}

type OpenerProps = Pick<
  ComponentPropsWithRef<'button'>,
  'aria-busy' | 'aria-expanded' | 'aria-haspopup' | 'onClick'
> & { readonly ref: RefObject<HTMLElement | null> };

/**
 * A button of the header and the dialog that it opens, whose code loads with the first press. Navigation closes it;
 * choices written to the URL leave it open.
 */
export function HeaderDialog({
  Dialog,
  children,
}: {
  readonly Dialog: LazyComponent<HeaderDialogProps>;
  readonly children: (opener: OpenerProps) => ReactNode;
}) {
  const opener = useRef<HTMLElement>(null);
  const address = useLoadedAddress();
  const { isOpen, isLoading, open, close, notice } = useLazyDialog(Dialog);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the address changes
  useEffect(() => close, [address]);
  return (
    <>
      {children({
        ref: opener,
        'aria-busy': isLoading || undefined,
        'aria-expanded': isOpen,
        'aria-haspopup': 'dialog',
        onClick: open,
      })}
      {notice && <div className={styles.notice}>{notice}</div>}
      <OnceOpened isOpen={isOpen}>
        <Dialog isOpen={isOpen} close={close} opener={opener} />
      </OnceOpened>
    </>
  );
}
