import { elementLocale } from '../ancestors/element-language';
import { type ShopAddress, shopAddress } from '../ancestors/shop-address';
import { shopsAround } from '../ancestors/shops-around';
import {
  type AttributeKind,
  attributeName,
  attributeValue,
  propertyValue,
} from '../attributes/attribute-kinds';
import type { EmbedSession } from './embed-session';

/**
 * The value of an element's property, also before the element is defined: what a script has set, else its attribute.
 * @throws SyntaxError or TypeError when it is not of the kind
 */
export const elementValue = (element: Element, name: string, kind: AttributeKind): unknown =>
  name in element
    ? propertyValue(kind, Reflect.get(element, name))
    : attributeValue(kind, element.getAttribute(attributeName(name)));

const textOf = (element: Element, name: string) => {
  const value = elementValue(element, name, 'string');
  return typeof value === 'string' ? value : undefined;
};

/** The shop an element will show. @throws RangeError for an address that isn't an absolute one */
export const elementShop = (element: Element, { hints }: EmbedSession): ShopAddress =>
  shopAddress([{ shopUrl: textOf(element, 'shopUrl') }, ...shopsAround(element), hints]);

/** The backend an element will ask for what it shows, in its language. */
export const elementBackend = (element: Element, session: EmbedSession) => ({
  baseUrl: elementShop(element, session).apiBase,
  locale: elementLocale(element),
});
