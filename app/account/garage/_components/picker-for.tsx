import { PickButton } from '@/features/fitment/components/pick-button'
import type { ChosenVehicle } from '@/stores/vehicle/chosen-vehicle'

/** Fills a form in with a car of the vehicle catalogue, beginning with its VIN where it has one. */
export function pickerFor(take: (car: ChosenVehicle) => void, vin: string) {
  return (
    <PickButton words={vin} onPick={take}>
      {vin === '' ? 'Выбрать из каталога автомобилей' : 'Подобрать по VIN'}
    </PickButton>
  )
}
