import { confirmedTotals, type OrderFigures, orderLines, type ValidOrderForm } from '@diwan/sdk/commerce';
import type { Country, Governorate, OrderRequest, Zone } from '@diwan/sdk/contract';
import type { CheckoutPhone, OrderDraft, Verification } from '../checkout-record-store';
import type { PricedBasketLines } from '../figures-model';

/**
 * The area of a valid form.
 * @throws when the map lacks it
 */
export function areaOf(
  { zoneId, governorateId }: Pick<ValidOrderForm, 'zoneId' | 'governorateId'>,
  countries: readonly Country[],
): { country: Country; governorate: Governorate; zone: Zone } {
  for (const country of countries) {
    const governorate = country.governorates.find(({ id }) => id === governorateId);
    const zone = governorate?.zones.find(({ id }) => id === zoneId);
    if (governorate && zone) return { country, governorate, zone };
  }
  throw new Error('The map does not contain the area.');
}

export interface OrderParts {
  readonly form: ValidOrderForm;
  readonly draft: OrderDraft;
  readonly countryId: number;
  readonly phone: CheckoutPhone;
  readonly verification: Verification;
  readonly lines: PricedBasketLines;
  readonly totals: OrderFigures;
  readonly promoId: number | null;
}

/** Builds the order request; all figures are those shown to the visitor (spec §7; docs/decisions/0021). */
export function orderRequest(parts: OrderParts): OrderRequest {
  const { form, draft, phone, verification, totals } = parts;
  return {
    lead: {
      ...(verification.leadId !== null && { id: verification.leadId }),
      name: form.name,
      email: form.email,
      phone: phone.number,
    },
    ...(verification.proof !== null && { phone_proof: verification.proof }),
    address: {
      country_id: parts.countryId,
      governorate_id: form.governorateId,
      zone_id: form.zoneId,
      landmark: draft.landmark.trim(),
      street: draft.street.trim(),
      building: draft.building.trim(),
      floor: draft.floor.trim(),
      flat: draft.apartment.trim(),
    },
    cart: orderLines(parts.lines),
    notes: draft.notes.trim(),
    tax_rate: totals.taxRate,
    shipping_fee: totals.shippingFee ?? 0,
    promo_code_id: parts.promoId,
    totals: confirmedTotals(totals),
  };
}
