import 'server-only'
import { orEmpty } from '@/lib/data-cache/load'
import { assistantOf } from '@/lib/parts/vehicle/assistant-of'
import type { SearchRequest } from '@/lib/routing/search-address'
import { planSearch, type SearchPlan } from '../model/search-plan'
import { loadCarOfNumber } from './load-car-of-number'

/** What an address looks up, with the car of a VIN or frame number beside the words in the place of the chosen one. */
export async function planWithCar(request: SearchRequest): Promise<SearchPlan> {
  const plan = planSearch(request)
  if (plan.kind !== 'words' || !plan.vehicle || plan.vehicle.kind === 'plate') return plan
  const { number } = plan.vehicle
  const car = await orEmpty(() => loadCarOfNumber(number), null)
  if (!car || car.cars.length === 0) return plan
  return { ...plan, assistants: car.cars.map(({ id }) => assistantOf({ carId: id, year: car.year })) }
}
