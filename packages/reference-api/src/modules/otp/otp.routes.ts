import { CHALLENGE_HEADER } from '@diwan/sdk/contract';
import type { Dependencies } from '../../platform/dependencies';
import type { Handlers } from '../../platform/endpoints/implement';
import { clientAddress } from '../../platform/http/client-address';
import { createOtpService } from './otp.service';
import { otpPhone } from './otp-phone';

export function otpRoutes(dependencies: Dependencies): Pick<Handlers, 'otp.request' | 'otp.verify'> {
  const { db, config } = dependencies;
  const otp = createOtpService(dependencies);
  return {
    'otp.request': async ({ params, locale, context }) =>
      otp.request({
        phone: await otpPhone(db, params, locale),
        address: clientAddress(context, config.trustedProxies),
        challengeToken: context.req.header(CHALLENGE_HEADER),
        locale,
      }),
    'otp.verify': async ({ params, locale, context }) =>
      otp.verify({
        phone: await otpPhone(db, params, locale),
        code: params.otp,
        address: clientAddress(context, config.trustedProxies),
      }),
  };
}
