import { useQuery } from '@tanstack/react-query'
import { formatCount } from '@/lib/format/plural'
import { formatPrice, formatPriceAutorub } from '@/lib/format/price'
import { sumRubles } from '@/lib/money'
import { lineCost } from '@/lib/parts/terms/cart-rules'
import { hrefs } from '@/lib/routing/hrefs'
import { useBookmarks } from '@/stores/bookmarks/use-bookmarks'
import { useCart } from '@/stores/cart/use-cart'
import { useUser } from '@/stores/user/use-user'
import { bonusCard, openOrders, owed, unreviewed } from './count-queries'
import { owedWords } from './owed-words'

const GOODS = ['товар', 'товара', 'товаров'] as const
const CARS = ['автомобиль', 'автомобиля', 'автомобилей'] as const
const OPEN_ORDERS = ['открытый заказ', 'открытых заказа', 'открытых заказов'] as const
const UNREVIEWED = ['товар ждёт отзыва', 'товара ждут отзыва', 'товаров ждут отзыва'] as const

/** What the account's sections hold now, by their addresses. One that is empty or not known yet has none. */
export function useSectionCounts(): Readonly<Record<string, string | undefined>> {
  const isClient = useUser(({ group }) => group !== 'corporate')
  const cars = useUser((user) => user.cars.length)
  const lines = useCart((cart) => cart.lines)
  const bookmarks = useBookmarks((state) => state.bookmarks.products.length)
  const orders = useQuery(openOrders).data?.pagination.total ?? 0
  const waiting = useQuery(unreviewed).data?.pagination.total ?? 0
  const card = useQuery({ ...bonusCard, enabled: isClient }).data
  const debt = useQuery({ ...owed, enabled: !isClient }).data
  const inOrder = lines.filter(({ isInOrder }) => isInOrder)
  const sum = sumRubles(inOrder.map(lineCost))
  return {
    [hrefs.orders]: countOf(orders, OPEN_ORDERS),
    [hrefs.cart]: countOf(lines.length, GOODS, sum > 0 ? `, ${formatPrice(sum)}` : ''),
    [hrefs.bookmarks]: countOf(bookmarks, GOODS),
    [hrefs.balance]: debt && owedWords(debt),
    [hrefs.garage]: countOf(cars, CARS),
    [hrefs.loyalty]: card?.number == null ? undefined : `${formatPriceAutorub(card.balance)} на карте`,
    [hrefs.reviews]: countOf(waiting, UNREVIEWED),
  }
}

function countOf(count: number, words: readonly [string, string, string], more = ''): string | undefined {
  return count > 0 ? formatCount(count, words) + more : undefined
}
