const KOPECKS = 100
const exact = new Intl.NumberFormat('ru-RU', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const short = new Intl.NumberFormat('ru-RU', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  trailingZeroDisplay: 'stripIfInteger',
})

/** «1 234 ₽» or «1 234,50 ₽» for kopecks, as the pages of the shop write it: no line breaks within it. */
export function formatPrice(kopecks: number) {
  return `${short.format(kopecks / KOPECKS)} ₽`
}

/** «1 234,00 ₽» for kopecks: a document names kopecks always. */
export function formatDocumentPrice(kopecks: number) {
  return `${exact.format(kopecks / KOPECKS).replace('-', '−')} ₽`
}
