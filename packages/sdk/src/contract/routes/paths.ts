/*
 * Paths of rows that are asked for before the code that reads their responses is there: in a module without schemas.
 */

export const ITEMS_LIST_PATH = '/cms/public/items';
export const SETTINGS_PATH = '/settings/public/group/{groups*}';
