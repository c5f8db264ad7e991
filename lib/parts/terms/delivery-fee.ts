/** What an order brought to the door pays, in rubles; picking up is free. */
export const DELIVERY_FEE_RUB = 299
/** Cost of the products of an order, in rubles, from which on it is brought for nothing. */
export const FREE_DELIVERY_FROM_RUB = 1000
