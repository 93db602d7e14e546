export { defineShop, type ShopConfig } from './config/define-shop';
