import { createCar, deleteCar, readCar, updateCar } from '@/lib/gateway/contracts/catalog/cars'
import { readProfile } from '@/lib/gateway/contracts/accounts/passport'
import { must, type Journey } from './journey'

const VIN = 'XTA210990Y2765432'

export const garageJourney: Journey = {
  name: 'garage',
  run: async (call) => {
    const hasCar = async () => (await call(readProfile, {})).cars.some(({ vin }) => vin.toUpperCase() === VIN)
    if (await hasCar()) await call(deleteCar, { body: { vin: VIN } })
    await call(createCar, { body: { vin: VIN, title: 'Контракт' } })
    must(createCar, await hasCar(), 'the car is not in the garage')
    await call(updateCar, { body: { vin: VIN, mileage: 1000 } })
    must(updateCar, (await call(readCar, { body: { vin: VIN } })).mileage === 1000, 'the change is lost')
    await call(deleteCar, { body: { vin: VIN } })
    must(deleteCar, !(await hasCar()), 'the car is still in the garage')
  },
}
