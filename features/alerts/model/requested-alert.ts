export type AlertPart = { brand: string; article: string }

/** What a shopper wants to hear of: `price` in rubles as they are paid, null for the return to stock. */
export type RequestedAlert = AlertPart & { price: number | null }
