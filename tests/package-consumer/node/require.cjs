/* The same packages required from CommonJS, as all supported versions of Node can. */
const { createClient } = require('@diwan/sdk');
const { endpoints } = require('@diwan/sdk/contract');
const { createShopPaths } = require('@diwan/widgets/server');

const client = createClient({ baseUrl: process.argv[2], locale: 'ar' });
if (Object.keys(endpoints).length === 0 || !createShopPaths('https://shop.example', 'ar').contact)
  throw new Error('Something is missing.');
client.items.list({ limit: 1 }).then(({ results }) => {
  if (results.length !== 1) throw new Error('The list has no product.');
});
