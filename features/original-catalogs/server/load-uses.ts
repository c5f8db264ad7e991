import 'server-only'
import { kept } from '@/lib/gateway/cache'
import { listOriginalPartVehicles, searchOriginalPart } from '@/lib/gateway/contracts/original-catalogs'
import { serverGateway } from '@/lib/gateway/server-client'
import { articleKey } from '@/lib/parts/keys'
import { vehicleHref } from '../model/original-address'
import { type OriginalVehicle, scopeOf, titleOfVehicle } from '../model/vehicle'

type OriginalNumber = { brand: string; article: string }

export type UsedIn = { title: string; facts: string; href: string }

/** Where the catalogues of vehicle makers have a number. */
export type NumberUse = OriginalNumber & {
  vehicles: readonly UsedIn[]
  replacedBy: string | null
  replaces: readonly string[]
}

/** A part has dozens of numbers that say the same. */
const MOST_NUMBERS = 3
const MOST_VEHICLES = 60
const SHOWN_FACTS = 3

/** Uses of the first of the numbers, those that no catalogue has left out. */
export async function loadUses(numbers: readonly OriginalNumber[]): Promise<readonly NumberUse[]> {
  const different = new Map(numbers.map((number) => [articleKey(number.article), number]))
  const asked = [...different.values()].slice(0, MOST_NUMBERS)
  const uses = await Promise.all(asked.map(({ brand, article }) => loadUse(brand, article)))
  return uses.filter(({ vehicles }) => vehicles.length > 0)
}

const loadUse = kept({
  name: 'content',
  as: 'original-use',
  read: async (brand: string, article: string): Promise<NumberUse> => {
    const gateway = serverGateway()
    const body = { brand, article }
    const [{ parts }, { vehicles }] = await Promise.all([
      gateway.call(searchOriginalPart, { body }),
      gateway.call(listOriginalPartVehicles, { body }),
    ])
    const [part] = parts
    return {
      brand,
      article,
      vehicles: vehicles.slice(0, MOST_VEHICLES).map((vehicle) => toUsedIn(vehicle, body)),
      replacedBy: part?.replacedBy ?? null,
      replaces: part?.replaces ?? [],
    }
  },
})

function toUsedIn(vehicle: OriginalVehicle, { brand, article }: OriginalNumber): UsedIn {
  const title = titleOfVehicle(vehicle)
  const facts = vehicle.attributes.map(({ value }) => value).filter((value) => !title.includes(value))
  return {
    title,
    facts: facts.slice(0, SHOWN_FACTS).join(', '),
    href: vehicleHref(scopeOf(vehicle), { article, brand }),
  }
}
