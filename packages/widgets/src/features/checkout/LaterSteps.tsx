import { CodeDialog, type CodeDialogProps } from './code-dialog/CodeDialog';
import { DetailsStep, type DetailsStepProps } from './details-step/DetailsStep';
import { OrderPlacedDialog, type OrderPlacedDialogProps } from './order-placed/OrderPlacedDialog';

// In the same chunk: they share the receipt.
export { LastReceipt } from './order-placed/LastReceipt';

export interface LaterStepsProps
  extends CodeDialogProps,
    Omit<DetailsStepProps, 'phone' | 'personName'>,
    Pick<OrderPlacedDialogProps, 'onClose'> {}

/** The steps after the phone: its code, the order's details, the receipt. */
export default function LaterSteps({ now, onClose, ...details }: LaterStepsProps) {
  const { checkout } = details;
  const { step } = checkout;
  return (
    <>
      {step.name === 'details' && (
        <DetailsStep {...details} phone={step.phone} personName={step.verification.name} />
      )}
      <CodeDialog checkout={checkout} now={now} />
      <OrderPlacedDialog placed={step.name === 'placed' ? step : null} onClose={onClose} endsCheckout />
    </>
  );
}
