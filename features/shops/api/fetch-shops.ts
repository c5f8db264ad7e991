import type { ShopChoice } from '../model/shop-choice'

const SHOPS_PATH = '/api/shops'

let asked: Promise<ShopChoice[]> | undefined

/** The shops that can be chosen, asked for once per page load; a failure is forgotten, so that it can be asked again. */
export function fetchShops(): Promise<ShopChoice[]> {
  asked ??= ask().catch((error: unknown) => {
    asked = undefined
    throw error
  })
  return asked
}

async function ask(): Promise<ShopChoice[]> {
  const answer = await fetch(SHOPS_PATH)
  if (!answer.ok) throw new Error(`${SHOPS_PATH} answered ${answer.status}`)
  // The guarantee: the route of this address answers so, see app/api/shops.
  return (await answer.json()) as ShopChoice[]
}
