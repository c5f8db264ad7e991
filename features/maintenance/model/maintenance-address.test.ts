import { expect, it } from 'vitest'
import { maintenancePath, readMaintenanceAddress } from './maintenance-address'

it.each([
  ['', 'brands', '', null, '/catalog_to'],
  ['utm_source=x', 'brands', '', null, '/catalog_to'],
  ['brand=b-1', 'brand', 'b-1', null, '/catalog_to?brand=b-1'],
  ['brand=b-1&model=m-1', 'model', 'm-1', null, '/catalog_to?model=m-1'],
  ['modification=x-1&mileage=60000', 'modification', 'x-1', 60_000, '/catalog_to?modification=x-1'],
  ['modification=x-1&mileage=много', 'modification', 'x-1', null, '/catalog_to?modification=x-1'],
  ['model=%00%3Cb%3E', 'model', '', null, '/catalog_to?model='],
])('%s is %s %s at %s', (query, step, uuid, mileage, path) => {
  const address = readMaintenanceAddress(new URLSearchParams(query))
  expect(address).toEqual({ step, uuid, mileage })
  if (uuid || step === 'brands') expect(maintenancePath(address)).toBe(path)
})
