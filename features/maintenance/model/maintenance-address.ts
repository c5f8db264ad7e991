import { hrefs } from '@/lib/routing/hrefs'

export type MaintenanceStep = 'brands' | 'brand' | 'model' | 'modification'

export type MaintenanceAddress = {
  step: MaintenanceStep
  /** Key of the step; '' for the list of brands. */
  uuid: string
  /** The shown service, in kilometres. */
  mileage: number | null
}

const KEY = /^[\w-]{1,64}$/
const MILEAGE = /^\d{1,7}$/

/** The choice in an address: the deepest part counts, as it determines those above. */
export function readMaintenanceAddress(query: URLSearchParams): MaintenanceAddress {
  const text = query.get('mileage') ?? ''
  const mileage = MILEAGE.test(text) ? Number(text) : null
  for (const step of ['modification', 'model', 'brand'] as const) {
    const uuid = query.get(step)
    // A key of another shape names nothing; the page shows that.
    if (uuid) return { step, uuid: KEY.test(uuid) ? uuid : '', mileage }
  }
  return { step: 'brands', uuid: '', mileage }
}

/** The one spelling of the address, without the mileage: every service of a car is on the page of the car. */
export function maintenancePath({ step, uuid }: MaintenanceAddress): string {
  return step === 'brands' ? hrefs.maintenance : hrefs.maintenanceOf({ [step]: uuid })
}
