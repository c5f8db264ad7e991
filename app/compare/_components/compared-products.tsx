'use client'

import { useQueries } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { requestedOfCard } from '@/app/_components/goods/requested-of-card'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { Rating } from '@/components/ui/rating'
import { Skeleton } from '@/components/ui/skeleton'
import { AddToCart } from '@/features/cart/components/add-to-cart'
import { CompareTable, type CompareFact } from '@/features/compare/components/compare-table'
import { SectionTabs } from '@/features/compare/components/section-tabs'
import type { CodesOfAddress } from '@/features/compare/model/compared-codes'
import { FitmentBadge } from '@/features/fitment/components/fitment-badge'
import { CardTerms } from '@/features/product/components/offers/card-terms'
import { formatCount, type PluralForms } from '@/lib/format/plural'
import { hrefs } from '@/lib/routing/hrefs'
import { serverNow } from '@/lib/time/server-clock'
import { compareStore } from '@/stores/compare/compare-store'
import { useCurrentVehicle } from '@/stores/vehicle/use-current-vehicle'
import { CompareTools } from './compare-tools'
import { comparedProductOptions } from './compared-product-options'
import { groupBySection } from './group-by-section'
import { NothingToCompare } from './nothing-to-compare'
import type { ReadProduct } from './read-compared-product'
import styles from './compare.module.css'

type Props = {
  codes: readonly string[]
  /** The address that names them; undefined for the visitor's own. */
  named: CodesOfAddress | undefined
}

const SKELETON_PX = 480
const PRODUCTS: PluralForms = ['товар', 'товара', 'товаров']

/** The compared products of one section, with the way to those of the others. */
export function ComparedProducts({ codes, named }: Props) {
  const router = useRouter()
  const [chosen, setChosen] = useState<string>()
  const [isOnlyDifferent, setOnlyDifferent] = useState(false)
  const hasCar = Boolean(useCurrentVehicle())
  const answers = useQueries({ queries: codes.map(comparedProductOptions) })

  if (answers.some(({ isPending, isFetching }) => isPending && isFetching)) {
    return <Skeleton height={SKELETON_PX} />
  }
  const sections = groupBySection(answers.flatMap(({ data }) => data ?? []))
  const section = sections.find(({ code }) => code === chosen) ?? sections.at(named ? 0 : -1)
  const failed = answers.filter(({ isError }) => isError)
  const gone = codes.filter((_, at) => answers[at]?.data === null)

  if (named && gone.length === codes.length) return <NothingToCompare isNamed />

  const remove = (removed: readonly string[]) => {
    if (!named) return compareStore.remove(...removed)
    const rest = codes.filter((code) => !removed.includes(code))
    router.replace(rest.length > 0 ? hrefs.compareOf(rest) : hrefs.compare, { scroll: false })
  }

  return (
    <div className={styles.screen}>
      {failed.length > 0 && (
        <Notice kind="error">
          <p>Не загрузилось: {formatCount(failed.length, PRODUCTS)}.</p>
          <Button look="secondary" small onClick={() => failed.forEach(({ refetch }) => void refetch())}>
            Загрузить ещё раз
          </Button>
        </Notice>
      )}
      <GoneNote named={named} gone={gone} onRemove={() => remove(gone)} />
      {section && (
        <>
          <SectionTabs sections={sections} chosen={section.code} onChoose={setChosen} />
          <CompareTools
            section={section}
            isOwn={named === undefined}
            isOnlyDifferent={isOnlyDifferent}
            onOnlyDifferent={setOnlyDifferent}
          />
          <CompareTable
            key={section.code}
            title={section.title}
            products={section.products}
            facts={hasCar ? [OFFER, FIT, RATING] : [OFFER, RATING]}
            isOnlyDifferent={isOnlyDifferent && section.products.length > 1}
            onRemove={({ code }) => remove([code])}
          />
        </>
      )}
    </div>
  )
}

const OFFER: CompareFact<ReadProduct> = {
  title: 'Цена и срок',
  draw: (product) => {
    const item = requestedOfCard(product)
    return (
      <div className={styles.offer}>
        <CardTerms product={product} now={serverNow()} />
        {item && <AddToCart item={item} />}
      </div>
    )
  },
}

const FIT: CompareFact<ReadProduct> = {
  title: 'К вашему авто',
  draw: ({ brand, article }) => <FitmentBadge part={{ brand, article }} />,
}

const RATING: CompareFact<ReadProduct> = {
  title: 'Оценка',
  draw: ({ rating, reviewsCount }) =>
    rating > 0 ? <Rating value={rating} count={reviewsCount} /> : 'Нет отзывов',
}

/** What was compared and is in the catalogue no more, or never was. */
function GoneNote({
  named,
  gone,
  onRemove,
}: Pick<Props, 'named'> & { gone: string[]; onRemove: () => void }) {
  const count = gone.length + (named?.unknown ?? 0)
  if (count === 0) return null
  const words = formatCount(count, PRODUCTS)
  if (named) return <p className={styles.soft}>{`В каталоге не нашли: ${words} из ссылки.`}</p>
  return (
    <p className={styles.soft}>
      {`Больше нет в каталоге: ${words}. `}
      <Button look="plain" small onClick={onRemove}>
        Убрать из сравнения
      </Button>
    </p>
  )
}
