/** Address of a listing that shows only what fits a car: the car is its assistant, the page the first. */
export function carListingHref(href: string, carId: number | null): string {
  const [path = '', query = ''] = href.split('?')
  const params = new URLSearchParams(query)
  params.delete('page')
  params.delete('assistants')
  const rest = params.toString().replaceAll('%2C', ',').replaceAll('%7E', '~')
  const own = carId === null ? '' : `assistants=${carId}`
  const all = [rest, own].filter(Boolean).join('&')
  return all === '' ? path : `${path}?${all}`
}
