import { createHmac } from 'node:crypto';
import { OTP_LIFETIME_SECONDS } from '@diwan/sdk/commerce';
import type { OtpSender } from './otp-sender';

const TIMEOUT_MS = 5_000;

/**
 * Posts codes to a message provider or an adapter for one:
 * `{ "phone": "+966501234567", "code": "012345", "locale": "ar", "expires_in": 600 }`. The header `X-Diwan-Signature` is
 * `t=<seconds>,v1=<hex>`, an HMAC-SHA256 of `<seconds>.<body>`, so that the receiver can verify the sender and reject
 * replays.
 */
export const createWebhookSender = ({ url, secret }: { url: string; secret: string }): OtpSender => ({
  send: async ({ phone, code, locale }) => {
    const body = JSON.stringify({
      phone: `+${phone.digits}`,
      code,
      locale,
      expires_in: OTP_LIFETIME_SECONDS,
    });
    const seconds = Math.floor(Date.now() / 1000);
    const signature = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-diwan-signature': `t=${seconds},v1=${signature}` },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`the webhook returned ${response.status}`);
  },
});
