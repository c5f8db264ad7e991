const KOPECKS = 100
const format = new Intl.NumberFormat('ru-RU', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** «1 234,50 ₽» for kopecks. */
export function formatPrice(kopecks: number) {
  return `${format.format(kopecks / KOPECKS)} ₽`
}
