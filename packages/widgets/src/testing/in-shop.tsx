import type { Args, Decorator } from '@storybook/react-vite';
import { useState } from 'react';
import type { ElementAttributes, ElementTag } from '../elements/element-types';
import { Shop, type ShopProps } from './Shop';

type StoryShopProps = Omit<ShopProps, 'children'>;

interface ShopParameters<StoryArgs> {
  /** Called once for each story, to isolate stories from each other. */
  shop: (args: StoryArgs) => StoryShopProps;
  /** Args that require a new shop when they change. */
  shopDependsOn: readonly (keyof StoryArgs & string)[];
}

/** Story parameters: the shop that `inShop` wraps around it. */
export const shopOf = <StoryArgs extends object = Args>(
  shop: ShopParameters<StoryArgs>['shop'],
  shopDependsOn: ShopParameters<StoryArgs>['shopDependsOn'] = [],
): ShopParameters<StoryArgs> => ({ shop, shopDependsOn });

function StoryShop({
  shop,
  args,
  children,
}: { shop: ShopParameters<Args>['shop']; args: Args } & Pick<ShopProps, 'children'>) {
  const [props] = useState(() => shop(args));
  return <Shop {...props}>{children}</Shop>;
}

/** Wraps a story in an in-memory shop: `parameters: shopOf(() => ({ … }))`; without parameters, a default shop. */
export const inShop: Decorator = (Story, { args, parameters }) => {
  const { shop = () => ({}), shopDependsOn = [] }: Partial<ShopParameters<Args>> = parameters;
  return (
    <StoryShop key={JSON.stringify(shopDependsOn.map((name) => args[name]))} shop={shop} args={args}>
      <Story />
    </StoryShop>
  );
};

/** Documents props without controls, for props the story sets itself. */
export const withoutControls = (...props: readonly string[]) =>
  Object.fromEntries(props.map((prop) => [prop, { control: false as const }]));

/** Story parameters of a widget: its custom element, with attributes for the example on the docs page. */
export const elementOf = <Tag extends ElementTag>(tag: Tag, attributes: ElementAttributes<Tag>) => ({
  elements: [{ tag, attributes }],
});
