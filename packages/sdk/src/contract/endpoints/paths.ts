/* Paths of endpoints that are requested before the client has loaded, in a module without schemas. */

export const ITEMS_LIST_PATH = '/cms/public/items';
export const SETTINGS_PATH = '/settings/public/group/{groups*}';
