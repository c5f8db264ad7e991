/** Days after the issue in which a buyer may return a product without a fault: article 26.1 of the consumer protection act. */
export const RETURN_DAYS = 7
