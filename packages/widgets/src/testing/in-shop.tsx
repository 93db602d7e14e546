import type { Args, Decorator } from '@storybook/react-vite';
import { useState } from 'react';
import type { ElementAttributes, ElementTag } from '../elements/element-types';
import { Shop, type ShopProps } from './Shop';

type StoryShopProps = Omit<ShopProps, 'children'>;

interface ShopParameters<StoryArgs> {
  /** Called once for each story that is shown, so that none sees what another has done. */
  shop: (args: StoryArgs) => StoryShopProps;
  /** Controls that make another shop. */
  shopDependsOn: readonly (keyof StoryArgs & string)[];
}

/** Parameters of a story: the shop that `inShop` puts around it. */
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

/** A shop in memory around a story: `parameters: shopOf(() => ({ … }))`, one without parameters is the default one. */
export const inShop: Decorator = (Story, { args, parameters }) => {
  const { shop = () => ({}), shopDependsOn = [] }: Partial<ShopParameters<Args>> = parameters;
  return (
    <StoryShop key={JSON.stringify(shopDependsOn.map((name) => args[name]))} shop={shop} args={args}>
      <Story />
    </StoryShop>
  );
};

/** Props that are documented, and that a story fills itself. */
export const withoutControls = (...props: readonly string[]) =>
  Object.fromEntries(props.map((prop) => [prop, { control: false as const }]));

/** Parameters of a widget's stories: its custom element, and attributes for the example in the documentation. */
export const elementOf = <Tag extends ElementTag>(tag: Tag, attributes: ElementAttributes<Tag>) => ({
  elements: [{ tag, attributes }],
});
