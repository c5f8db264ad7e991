import type { Database } from '@/gateway/core/database'
import type { ExchangeFile } from '@/gateway/services/commerce-ml/exchange-file'
import type { ProductRecord, OfferRecord } from '@/gateway/services/commerce-ml/read/commerce-records'
import { readPieces } from '@/gateway/services/commerce-ml/read/read-package-apart'
import type { ExchangeSettings } from '@/gateway/services/commerce-ml/settings'
import { readGoods, type GoodsKnowledge } from '@/gateway/services/product-import/read-goods'
import { inLatin } from '@/gateway/services/brand-dictionary/look-alikes'
import type { BrandRegistry } from '@/gateway/services/price-import/store/brand-registry'
import { judgeProduct, toGoodsRow } from './judge-product'
import { judgeOffer } from './judge-offer'
import { choosePriceType } from './choose-price-type'
import { stageGone, stageGoods, stageOffers } from './stage-exchange'
import type { Stores } from './stores'
import type { Terms } from './terms'

export type Reject = { place: number; what: string; reason: string }

export type Staged = {
  goodsTaken: number
  /** Marked as deleted. */
  goodsGone: number
  offersTaken: number
  rejected: number
  /** The first of them. */
  rejects: Reject[]
  /** Values of filters, for the options that shoppers choose among. */
  options: Map<number, Set<string>>
}

type Context = {
  file: Pick<ExchangeFile, 'pieces' | 'summary'>
  terms: Terms
  brands: BrandRegistry
  stores: Stores
  sectionOf: (title: string) => number | undefined
  knowledge: GoodsKnowledge
  settings: Pick<ExchangeSettings, 'priceType'>
}

const REPORTED = 20

/** Reads the pieces of a file into the staging tables. */
export async function stagePieces(db: Database, context: Context): Promise<Staged> {
  const staged: Staged = {
    goodsTaken: 0,
    goodsGone: 0,
    offersTaken: 0,
    rejected: 0,
    rejects: [],
    options: new Map(),
  }
  const place = { goods: 0, offers: 0 }
  const reject = (one: Reject) => {
    staged.rejected += 1
    if (staged.rejects.length < REPORTED) staged.rejects.push(one)
  }
  for await (const piece of readPieces(context.file.pieces)) {
    if ('terms' in piece) await context.terms.add(piece.terms)
    else if ('goods' in piece) {
      await stageGoodsPiece(db, piece.goods, { ...context, staged, reject, place: place.goods })
      place.goods += piece.goods.length
    } else if ('offers' in piece) {
      await stageOffersPiece(db, piece.offers, { ...context, staged, reject, place: place.offers })
      place.offers += piece.offers.length
    }
  }
  return staged
}

type PieceContext = Context & { staged: Staged; reject: (one: Reject) => void; place: number }

async function stageGoodsPiece(
  db: Database,
  records: readonly ProductRecord[],
  { terms, brands, sectionOf, knowledge, staged, reject, place }: PieceContext,
): Promise<void> {
  const taken = records.flatMap((record, at) => {
    if (record.isDeleted) return []
    const judged = judgeProduct(record, terms)
    if (typeof judged !== 'string') {
      const goods = readGoods(toGoodsRow(record, judged, place + at + 1, terms), knowledge)
      for (const { filterId, value } of goods.options)
        staged.options.set(filterId, (staged.options.get(filterId) ?? new Set()).add(value))
      return { ...judged, properties: goods.properties, content: goods.content ?? null }
    }
    reject({ place: place + at + 1, what: `товар «${record.title || record.id}»`, reason: judged })
    return []
  })
  const known = await brands.resolve(taken.map(({ brand }) => brand))
  await stageGoods(
    db,
    taken.flatMap(({ brand: spelling, article, ...one }) => {
      const brand = known.get(spelling)
      if (!brand) return []
      return {
        ...one,
        brandId: brand.id,
        article: brand.isLatin ? (inLatin(article) ?? article) : article,
        sectionId: sectionOf(one.title) ?? null,
      }
    }),
  )
  const gone = records.flatMap(({ isDeleted, id }) => (isDeleted && id !== '' ? [id] : []))
  await stageGone(db, gone)
  staged.goodsTaken += taken.length
  staged.goodsGone += gone.length
}

async function stageOffersPiece(
  db: Database,
  records: readonly OfferRecord[],
  { file, terms, stores, settings, staged, reject, place }: PieceContext,
): Promise<void> {
  const isPriced = records.some(({ prices }) => prices.length > 0)
  const rules = {
    priceType: isPriced ? choosePriceType(terms.all('price'), settings.priceType) : undefined,
    isFull: file.summary.isFull,
    supplierOf: (store: string) => stores.supplierOf(terms.titleOf('store', store)),
  }
  const offers = records.flatMap((record, at) => {
    if (record.id === '') {
      reject({ place: place + at + 1, what: 'предложение', reason: 'нет Ид' })
      return []
    }
    const { offer, remarks } = judgeOffer(record, rules)
    for (const reason of remarks) reject({ place: place + at + 1, what: `предложение ${record.id}`, reason })
    return offer
  })
  await stageOffers(db, offers)
  staged.offersTaken += offers.length
}
