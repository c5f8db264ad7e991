'use client'

import { type ReactNode, useState } from 'react'
import { Button, buttonClass } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { Notice } from '@/components/ui/notice'
import { hrefs } from '@/lib/routing/hrefs'
import { bookmarkKey, type Bookmark } from '@/stores/bookmarks/bookmarks'
import { useBookmarkActions, useBookmarks } from '@/stores/bookmarks/use-bookmarks'
import type { RequestedItem } from '@/stores/cart/requested-item'
import { BOOKMARKS_SHOWN, pricedAmong, withTag } from '../model/filter-bookmarks'
import { BookmarkRow } from './bookmark-row'
import { BookmarksSkeleton } from './bookmarks-skeleton'
import styles from './bookmarks-screen.module.css'
import { TagBar } from './tag-bar'
import { useQuery } from '@tanstack/react-query'
import { useStores } from '@/stores/provider'
import { bookmarkFactsOptions } from '../api/bookmark-facts-options'

type Props = {
  /** The button that puts the part into the cart. */
  buttonFor: (item: RequestedItem) => ReactNode
  /** Whether it fits the chosen car. */
  fitmentFor: (product: Bookmark) => ReactNode
}

/** Bookmarked parts, under tags of the shopper's own. */
export function BookmarksScreen({ buttonFor, fitmentFor }: Props) {
  const status = useBookmarks((state) => state.status)
  const { products, tags } = useBookmarks((state) => state.bookmarks)
  const { read } = useBookmarkActions()
  const [chosen, setChosen] = useState<string>()
  const [count, setCount] = useState(BOOKMARKS_SHOWN)
  const tag = chosen !== undefined && tags.includes(chosen) ? chosen : undefined
  const found = withTag(products, tag)
  const shown = found.slice(0, count)
  const facts = useBookmarkFacts(pricedAmong(products, shown, count))

  if (status === 'foreign') {
    return (
      <EmptyState
        title="Закладки сохранены другой версией сайта"
        text="Мы их не трогаем. Обновите страницу: новая версия их покажет."
        actions={<Button onClick={() => location.reload()}>Обновить страницу</Button>}
      />
    )
  }
  if (status === 'failed') {
    return (
      <EmptyState
        title="Закладки не открылись"
        text="Сервис не отвечает. Закладки на месте, попробуйте ещё раз через минуту."
        actions={<Button onClick={() => void read().catch(() => undefined)}>Попробовать ещё раз</Button>}
      />
    )
  }
  if (status !== 'ready') return <BookmarksSkeleton />
  if (products.length === 0 && tags.length === 0) {
    return (
      <EmptyState
        title="Закладок пока нет"
        text="Нажмите на флажок у детали, чтобы вернуться к ней позже и видеть её цену."
        actions={
          <a className={buttonClass()} href={hrefs.catalog}>
            Открыть каталог
          </a>
        }
      />
    )
  }
  const priceless = facts.isFetching
    ? 'Узнаём цену…'
    : facts.isError
      ? 'Цена уточняется'
      : 'Сейчас нет в продаже'
  return (
    <div className={styles.screen}>
      <TagBar products={products} tags={tags} chosen={tag} onChoose={setChosen} />
      {facts.isError && !facts.isFetching && (
        <Notice kind="warning">
          <p>Цены не загрузились.</p>
          <Button look="secondary" small onClick={() => void facts.refetch()}>
            Узнать ещё раз
          </Button>
        </Notice>
      )}
      {shown.length === 0 ? (
        <p className={styles.nothing}>
          {tag === undefined ? 'Закладок пока нет.' : `С меткой «${tag}» пока ничего нет.`}
        </p>
      ) : (
        <ul className={styles.list} aria-label="Закладки">
          {shown.map((product) => (
            <BookmarkRow
              key={product.id}
              product={product}
              tags={tags}
              facts={facts.data?.get(bookmarkKey(product))}
              priceless={priceless}
              buttonFor={buttonFor}
              fitment={fitmentFor(product)}
            />
          ))}
        </ul>
      )}
      {found.length > count && (
        <div>
          <Button look="secondary" onClick={() => setCount(count + BOOKMARKS_SHOWN)}>
            Показать ещё
          </Button>
        </div>
      )}
    </div>
  )
}

/** Prices and pictures of the parts; those of the former list stay until the new ones come. */
function useBookmarkFacts(products: readonly Bookmark[]) {
  const { site } = useStores()
  return useQuery({
    ...bookmarkFactsOptions(products, site.shopIds),
    enabled: products.length > 0,
    placeholderData: (previous) => previous,
  })
}
