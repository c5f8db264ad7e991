import { hrefs } from '@/lib/routing/hrefs'
import { emptyCart, putIntoCart } from '../fill-cart.ts'
import type { Goods } from '../goods.ts'
import { scorePrivatePage } from './lighthouse-run.ts'
import { signIn } from '../people.ts'
import { cookiesOf } from './press.ts'
import type { Shop } from '../start-shop.ts'
import type { Table } from '../table.ts'

const LINES = 5

/** Cart and checkout of who is signed in and has something to buy. */
export async function measurePrivateLighthouses(table: Table, shop: Shop, goods: Goods): Promise<void> {
  const person = await signIn(shop.url)
  await emptyCart(person)
  await putIntoCart(person, goods.all.slice(0, LINES))
  const cookies = cookiesOf(shop.url, person)
  for (const [what, address] of [
    ['cart', hrefs.cart],
    ['checkout', hrefs.checkout],
  ] as const) {
    const figures = await scorePrivatePage(shop.url + address, cookies)
    table.add(`Lighthouse ${what}: best practices`, figures.bestPractices, '', { min: 100 })
    table.add(`Lighthouse ${what}: accessibility`, figures.accessibility, '', { min: 100 })
  }
  await emptyCart(person)
}
