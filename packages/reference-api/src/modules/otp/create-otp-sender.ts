import type { Dependencies } from '../../platform/dependencies';
import { createLogSender } from './log-sender';
import type { OtpSender } from './otp-sender';
import { createWebhookSender } from './webhook-sender';

/** The configured sender; undefined if there is none. */
export function createOtpSender(dependencies: Dependencies): OtpSender | undefined {
  const { sender } = dependencies.config.otp;
  switch (sender.kind) {
    case 'log':
      return createLogSender(dependencies);
    case 'webhook':
      return createWebhookSender(sender);
    case 'none':
      return undefined;
  }
}
