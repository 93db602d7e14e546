import { defineShop } from '@diwan/shop';

export default defineShop({
  catalogue: 'catalogue.json',
  media: 'media',
});
