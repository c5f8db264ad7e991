import type { NumberStyle } from '@/gateway/demo/originals/number-styles'
import type { Assembly, AssemblyPart } from '@/gateway/demo/originals/read-assemblies'
import type { DemoCatalogModel } from '@/gateway/demo/originals/read-catalogs'
import { hashText } from '@/gateway/demo/products/random'
import { articleKey } from '@/lib/parts/keys'

/** Of ten parts, how many a maker takes from one model to the next. */
const SHARED_OF_TEN = 3
/** Of a hundred numbers, how many were replaced, and how many replace another. */
const REPLACED_OF_HUNDRED = 6
const REPLACING_OF_HUNDRED = 12

export type SupersessionRow = {
  brand: string
  number: string
  number_key: string
  new_number: string
  new_key: string
}
export type NumberGenerator = ReturnType<typeof createNumberGenerator>

/** Gives out a maker's numbers: the same part has the same, and no two parts share one. */
export function createNumberGenerator(brand: string, style: NumberStyle, commonSign: string) {
  const ownerOf = new Map<string, string>()
  const supersessions: SupersessionRow[] = []

  function draw(owner: string, make: (place: string) => string): string {
    for (let attempt = 0; ; attempt += 1) {
      const number = make(attempt === 0 ? owner : `${owner}/${attempt}`)
      const key = articleKey(number)
      const known = ownerOf.get(key)
      if (known === owner) return number
      if (known !== undefined) continue
      ownerOf.set(key, owner)
      return number
    }
  }

  function numberOf(assembly: Assembly, part: AssemblyPart, model: DemoCatalogModel, form: string): string {
    if (part.isStandard) return draw(`standard/${part.title}`, style.standard)
    const place = `${assembly.code}/${part.position}/${form}`
    const isShared = hashText(`${place}/shared`) % 10 < SHARED_OF_TEN
    const sign = isShared ? commonSign : model.sign
    const owner = isShared ? place : `${model.title}/${place}`
    const isNew = !isKnown(owner)
    const number = draw(owner, (seed) => style.part(assembly.numberCodes, sign, seed))
    if (isNew) supersede(owner, number, (seed) => style.part(assembly.numberCodes, sign, seed))
    return number
  }

  const owners = new Set<string>()
  function isKnown(owner: string): boolean {
    if (owners.has(owner)) return true
    owners.add(owner)
    return false
  }

  function supersede(owner: string, number: string, make: (place: string) => string) {
    const share = hashText(`${owner}/changed`) % 100
    if (share >= REPLACING_OF_HUNDRED) return
    const other = draw(`${owner}/other`, make)
    const [old, fresh] = share < REPLACED_OF_HUNDRED ? [number, other] : [other, number]
    supersessions.push({
      brand,
      number: old,
      number_key: articleKey(old),
      new_number: fresh,
      new_key: articleKey(fresh),
    })
  }

  return {
    numberOf,
    /** Reserves a number of the shop's products. */
    claim: (number: string) => ownerOf.set(articleKey(number), `goods/${number}`),
    supersessions,
  }
}
