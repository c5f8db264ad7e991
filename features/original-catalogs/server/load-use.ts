import 'server-only'
import { cached } from '@/lib/data-cache/cached'
import {
  listOriginalPartVehicles,
  searchOriginalPart,
} from '@/lib/gateway/contracts/catalog/original-catalogs'
import type { ResponseOf } from '@/lib/gateway/operation'
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
const SHOWN_FACTS = 3

/** Uses of the first of the numbers that a catalogue has. */
export async function loadUse(numbers: readonly OriginalNumber[]): Promise<NumberUse | undefined> {
  const first = firstNumbers(numbers)
  return first.length === 0 ? undefined : ((await readUse(first)) ?? undefined)
}

/** Keeps what another answer has said of these numbers. */
export async function fillUse(
  startedAt: number,
  numbers: readonly OriginalNumber[],
  answer: Vehicles,
): Promise<void> {
  const [first, ...others] = firstNumbers(numbers)
  if (first) readUse.fill(startedAt, await toUse(first, answer), [first, ...others])
}

function firstNumbers(numbers: readonly OriginalNumber[]): OriginalNumber[] {
  return [...new Map(numbers.map((number) => [articleKey(number.article), number])).values()].slice(
    0,
    MOST_NUMBERS,
  )
}

const readUse = cached({
  name: 'content',
  as: 'original-use',
  read: async ([first, ...others]: readonly OriginalNumber[]): Promise<NumberUse | null> => {
    if (!first) return null
    return toUse(first, await serverGateway().call(listOriginalPartVehicles, { body: { ...first, others } }))
  },
})

type Vehicles = ResponseOf<typeof listOriginalPartVehicles>

async function toUse(first: OriginalNumber, { vehicles, number }: Vehicles): Promise<NumberUse | null> {
  if (vehicles.length === 0) return null
  const found = { article: number?.article ?? first.article, brand: number?.brand ?? first.brand }
  const part = number?.replaces
    ? number
    : (await serverGateway().call(searchOriginalPart, { body: found })).parts.at(0)
  return {
    ...found,
    vehicles: vehicles.map((vehicle) => toUsedIn(vehicle, found)),
    replacedBy: part?.replacedBy ?? null,
    replaces: part?.replaces ?? [],
  }
}

function toUsedIn(vehicle: OriginalVehicle, { brand, article }: OriginalNumber): UsedIn {
  const title = titleOfVehicle(vehicle)
  const facts = vehicle.attributes
    .filter((attribute) => !isMeasured(attribute) && !title.includes(attribute.value))
    .map(({ value }) => value)
  return {
    title,
    facts: facts.slice(0, SHOWN_FACTS).join(', '),
    href: vehicleHref(scopeOf(vehicle), { article, brand }),
  }
}

/** «Объём, см³»: the unit stands in the name, and the bare number would say nothing. */
function isMeasured({ title }: OriginalVehicle['attributes'][number]): boolean {
  return title.includes(', ')
}
