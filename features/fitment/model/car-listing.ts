import { assistantOf, type ListedCar } from '@/lib/parts/vehicle/assistant-of'

function isOf(assistant: string, { carId }: ListedCar): boolean {
  return assistant === String(carId) || assistant.startsWith(`${carId}-`)
}

/** Whether a listing is narrowed to a car, of whatever year. */
export function isNarrowedTo(assistants: readonly string[], car: ListedCar): boolean {
  return assistants.some((assistant) => isOf(assistant, car))
}

/** Address of a listing narrowed to a car alone, or no longer narrowed to it; the page is the first. */
export function carListingHref(href: string, assistants: readonly string[], car: ListedCar): string {
  const [path = '', query = ''] = href.split('?')
  const left = isNarrowedTo(assistants, car)
    ? assistants.filter((assistant) => !isOf(assistant, car))
    : [assistantOf(car)]
  const params = new URLSearchParams(query)
  params.delete('page')
  params.delete('assistants')
  const rest = params.toString().replaceAll('%2C', ',').replaceAll('%7E', '~')
  const own = left.length === 0 ? '' : `assistants=${left.join('.')}`
  const all = [rest, own].filter(Boolean).join('&')
  return all === '' ? path : `${path}?${all}`
}
