import { defineShop } from '@diwan/shop';

export default defineShop({
  catalogue: 'catalogue.json',
  products: ['products.csv'],
  media: 'media',
});
