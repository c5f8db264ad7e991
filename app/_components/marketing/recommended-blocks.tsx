'use client'

import { useCallback, useEffect, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '@/components/ui/button'
import { notify } from '@/components/ui/toast/notify'
import type { RecommendationRequest, RecommendedKind } from '@/lib/marketing/integration'
import { ProductStrip } from '@/app/_components/goods/product-strip'
import { fetchRecommended } from '@/features/recommendations/api/fetch-recommended'
import { forgetViewed, onViewedForgotten, readViewed } from '@/features/recommendations/model/viewed-goods'
import {
  type CardFace,
  type CardSale,
  toCardFace,
  toProductCard,
} from '@/features/product/model/product-card-data'
import { serverNow } from '@/lib/time/server-clock'
import { mayUse } from '@/lib/consent/cookie-consent'
import { shownElements } from './read-page-event'
import styles from './recommended-blocks.module.css'
import headStyles from './recommended-head.module.css'

type Recommend = (request: RecommendationRequest) => Promise<readonly string[]> | undefined
type Block = { place: HTMLElement; cards: readonly (CardFace & CardSale)[]; now: Date }

/** Goods that one block shows. */
const SHOWN = 24

const TITLES = {
  viewed: 'Вы смотрели',
  similar: 'Похожие товары',
  together: 'С этим покупают',
  personal: 'Вам может пригодиться',
} as const satisfies Record<RecommendedKind | 'viewed', string>

/** Draws recommended goods into the places of the open page; a place without recommendations stays as it is. */
export function RecommendedBlocks({ call, started }: { call: Recommend; started: number }) {
  const [blocks, setBlocks] = useState<readonly Block[]>([])

  useEffect(() => {
    let isOpen = true
    const seen = new WeakSet<HTMLElement>()
    const look = () => {
      for (const place of shownElements(document, '[data-recommend]')) {
        if (seen.has(place)) continue
        seen.add(place)
        loadBlock(place, call).then(
          (block) => {
            if (isOpen && block) setBlocks((all) => [...all.filter((one) => one.place !== place), block])
          },
          () => undefined,
        )
      }
    }
    look()
    // The cart has its places once it was read.
    const observer = new MutationObserver(look)
    const main = document.querySelector('main')
    if (main) observer.observe(main, { childList: true, subtree: true })
    return () => {
      isOpen = false
      observer.disconnect()
    }
  }, [call, started])

  const dropViewed = useCallback(
    () => setBlocks((all) => all.filter(({ place }) => kindOf(place) !== 'viewed')),
    [],
  )
  useEffect(() => onViewedForgotten(dropViewed), [dropViewed])

  const clearViewed = () => {
    forgetViewed()
    dropViewed()
    void notify({ kind: 'ok', title: 'Просмотренные товары забыты' })
  }

  // Before the paint, so that goods of the shop and of the service never stand one above the other.
  useLayoutEffect(() => {
    const own = blocks.flatMap(({ place }) => ownGoods(place) ?? [])
    for (const element of own) element.hidden = true
    return () => {
      for (const element of own) element.hidden = false
    }
  }, [blocks])

  return blocks.map(({ place, cards, now }) => {
    const title = place.dataset.title ?? ''
    const label = TITLES[kindOf(place)]
    return createPortal(
      <section className={title ? styles.block : undefined} aria-label={label}>
        {title && (
          <div className={headStyles.head}>
            <h2 className={styles.title}>{title}</h2>
            {kindOf(place) === 'viewed' && (
              <Button look="plain" small aria-label="Очистить список «Вы смотрели»" onClick={clearViewed}>
                Очистить
              </Button>
            )}
          </div>
        )}
        <ProductStrip cards={cards} now={now} label={label} />
      </section>,
      place,
      kindOf(place),
    )
  })
}

async function loadBlock(place: HTMLElement, call: Recommend): Promise<Block | undefined> {
  const kind = kindOf(place)
  const beside = place.dataset.codes?.split(',').filter(Boolean) ?? []
  const viewed = () => (mayUse('recommendations') ? readViewed() : [])
  const codes = kind === 'viewed' ? viewed() : await call({ kind, codes: beside })
  const requested = (codes ?? []).filter((code) => !beside.includes(code)).slice(0, SHOWN)
  const entities = await fetchRecommended(requested)
  if (entities.length === 0 || !place.isConnected) return undefined
  return { place, cards: entities.map((entity) => toCardFace(toProductCard(entity))), now: serverNow() }
}

function kindOf(place: HTMLElement): RecommendedKind | 'viewed' {
  const kind = place.dataset.recommend ?? ''
  return Object.hasOwn(TITLES, kind) ? (kind as keyof typeof TITLES) : 'viewed'
}

/** What the shop itself recommends there, right before the place; nothing else of the page may give way. */
function ownGoods(place: HTMLElement): HTMLElement | undefined {
  const before = place.previousElementSibling
  return before instanceof HTMLElement && before.hasAttribute('data-own-goods') ? before : undefined
}
