import { ACCOUNT_HANDLERS } from './account-handlers'
import { CHECKOUT_HANDLERS } from './checkout-handlers'
import { SERVICE_HANDLERS } from './service-handlers'
import { answer, type ShopHandler } from './shop-handler'
import {
  findByCode,
  findByNumber,
  MOCKED_PRODUCTS,
  PRICED_AT,
  toBootstrap,
  toEntity,
  toListing,
  toPart,
  toPriceItem,
  toProduct,
} from '../small-shop'
import { addToCart, changeCart, readCart, removeFromCart } from '@/lib/gateway/contracts/orders/cart'
import {
  getBootstrap,
  getEntity,
  getSection,
  searchEntities,
  searchListing,
} from '@/lib/gateway/contracts/catalog/catalog'
import { getPartPrices } from '@/lib/gateway/contracts/catalog/prices'
import {
  autocomplete,
  findSimilarParts,
  groupParts,
  searchByName,
  searchParts,
} from '@/lib/gateway/contracts/catalog/search'
import { listProductTags } from '@/lib/gateway/contracts/catalog/seo'

/** Calls whose answers belong together: one small shop in which goods are found, looked at, priced and put into a cart. */
export const SHOP_HANDLERS: readonly ShopHandler[] = [
  answer(getBootstrap, () => toBootstrap()),
  answer(getSection, ({ params, query }) => toListing(params.code, query.page, query.limit)),
  answer(searchListing, ({ body }) => toListing(body.section, body.page, body.limit)),
  answer(getEntity, ({ params }) => {
    const goods = findByCode(params.code)
    return goods && toProduct(goods)
  }),
  answer(searchEntities, ({ body }) => ({
    entities: body.flatMap((one) => {
      const goods = typeof one === 'string' ? findByCode(one) : findByNumber(one.article, one.brand)
      return goods ? [toEntity(goods)] : []
    }),
  })),
  answer(findSimilarParts, ({ body }) => ({
    items: MOCKED_PRODUCTS.filter(({ article }) => article !== body.article)
      .slice(0, body.limit)
      .map(toEntity),
  })),
  answer(listProductTags, () => ({ tags: [] })),
  answer(getPartPrices, ({ body }) => ({
    items: Object.fromEntries(
      Object.entries(body.items).flatMap(([key, { id, article, brand }]) => {
        const goods = findByNumber(article, brand)
        return goods ? [[key, toPriceItem(id, goods)]] : []
      }),
    ),
    pricedAt: PRICED_AT,
  })),
  answer(groupParts, ({ body }) => ({
    article: body.article,
    items: MOCKED_PRODUCTS.filter((goods) => goods === findByNumber(body.article)).map((goods) => ({
      ...toPart(goods),
      minPrice: goods.price,
    })),
  })),
  answer(searchParts, ({ body }) => {
    const goods = findByNumber(body.article, body.brand ?? body.brandExternalId)
    const others = MOCKED_PRODUCTS.filter((one) => one !== goods && one.title === goods?.title)
    return { part: goods ? toPart(goods) : null, analogs: others.map(toPart), pricedAt: PRICED_AT }
  }),
  answer(searchByName, ({ query }) => {
    const found = findByWords(query.query)
    return {
      query: query.query,
      entities: found.map(toEntity),
      sections: [],
      brands: [],
      total: found.length,
      pagination: { page: query.page, limit: query.limit, total: found.length, pages: 1 },
    }
  }),
  answer(autocomplete, ({ query }) => ({
    query: query.query,
    products: findByWords(query.query)
      .slice(0, query.limit)
      .map((goods) => ({
        id: goods.code,
        arusCode: goods.code,
        title: goods.title,
        location: `/product/${goods.code}`,
        brandString: goods.brand,
        partNumber: goods.article,
        price: goods.price,
      })),
    sections: [],
    brands: [],
  })),
  answer(readCart, (_, { cart }) => cart.read()),
  answer(addToCart, ({ body }, { cart }) => cart.add(body.products)),
  answer(changeCart, ({ body }, { cart }) => cart.change(body.products)),
  answer(removeFromCart, ({ body }, { cart }) => cart.remove(body.products)),
  ...ACCOUNT_HANDLERS,
  ...CHECKOUT_HANDLERS,
  ...SERVICE_HANDLERS,
]

/** Every word is somewhere in the title, the brand or the number. */
function findByWords(text: string) {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  return MOCKED_PRODUCTS.filter(({ title, brand, article }) => {
    const own = `${title} ${brand} ${article}`.toLowerCase()
    return words.every((word) => own.includes(word))
  })
}
