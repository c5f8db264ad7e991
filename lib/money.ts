/** Rubles as whole kopecks, half away from zero; sums of money are taken in kopecks only. */
export function toKopecks(rubles: number): number {
  const text = String(Math.abs(rubles))
  // Shifting the decimal text keeps 1.005 at 100.5, where multiplying gives 100.49999.
  const kopecks = Math.round(text.includes('e') ? Math.abs(rubles) * 100 : Number(`${text}e2`))
  return kopecks === 0 ? 0 : Math.sign(rubles) * kopecks
}

export function toRubles(kopecks: number): number {
  return kopecks / 100
}

/** Sum of prices in rubles without the drift of binary fractions. */
export function sumRubles(prices: Iterable<number>): number {
  let kopecks = 0
  for (const price of prices) kopecks += toKopecks(price)
  return toRubles(kopecks)
}

/** Price of several pieces: the price is rounded to kopecks first, as the shopper sees it. */
export function multiplyRubles(price: number, quantity: number): number {
  return toRubles(toKopecks(price) * quantity)
}
