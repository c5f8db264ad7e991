import { PickButton } from '@/features/fitment/components/pick-button'
import type { ChosenVehicle } from '@/stores/vehicle/chosen-vehicle'

/** Fills a form in with a car of the vehicle catalogue. */
export function pickerFor(take: (car: ChosenVehicle) => void) {
  return <PickButton onPick={take} />
}
