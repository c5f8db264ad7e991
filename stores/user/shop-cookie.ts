/** A guest's shop. */
export const SHOP_COOKIE = 'store'
