import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { messageIn } from '@/lib/forms/message-in'
import { MAX_POPULAR } from '@/lib/gateway/contracts/catalog/popular'
import { savePopular } from '../../api/popular-calls'
import { type PopularChoice, type PopularProduct, popularOptions } from '../../api/popular-options'
import { moveInList } from '@/features/desk/model/rules/move-in-list'
import { AddProduct } from './add-product'
import styles from '../desk.module.css'
import own from './popular.module.css'

type Props = {
  data: PopularChoice
  start: readonly PopularProduct[]
  onSaved: (words: string) => void
  /** Another one has chosen meanwhile. */
  onStale: () => void
}

export function PopularForm({ data, start, onSaved, onStale }: Props) {
  const queries = useQueryClient()
  const [products, setProducts] = useState(start)
  const heading = useRef<HTMLHeadingElement>(null)
  const save = useMutation({
    mutationFn: (codes: string[] | null) => savePopular({ version: data.version, codes }),
    onSuccess: (choice) => {
      queries.setQueryData(popularOptions.queryKey, choice)
      onSaved(
        choice.products === null
          ? 'Сохранено. Товары на главную выбирает магазин'
          : 'Сохранено. Главная обновится за минуту',
      )
    },
  })
  const codes = products.map(({ code }) => code)
  const before = data.products?.map(({ code }) => code) ?? []
  const isChanged = codes.join(' ') !== before.join(' ')
  const write = (requested: string[] | null) => {
    if (!save.isPending) save.mutate(requested)
  }
  return (
    <section aria-labelledby="chosen" className={styles.screen}>
      <h2 id="chosen" ref={heading} tabIndex={-1} className={styles.heading}>
        {data.products === null && products.length === 0 ? 'Выбирает магазин' : 'На главной'}
      </h2>
      {products.length > 0 && (
        <ol className={styles.list} aria-label="Выбранные товары">
          {products.map((product, at) => (
            <ChosenProduct
              key={product.code}
              product={product}
              isFirst={at === 0}
              isLast={at === products.length - 1}
              onMove={(by) => setProducts(moveInList(products, at, by))}
              onRemove={() => {
                setProducts(products.filter(({ code }) => code !== product.code))
                heading.current?.focus()
              }}
            />
          ))}
        </ol>
      )}
      {products.length < MAX_POPULAR ? (
        <AddProduct chosen={codes} onAdd={(product) => setProducts([...products, product])} />
      ) : (
        <p className={styles.soft}>Больше {MAX_POPULAR} товаров на главной не помещается.</p>
      )}
      {save.error && (
        <Notice kind="error">
          {messageIn(save.error)}{' '}
          <Button small look="plain" onClick={onStale}>
            Показать, что сейчас
          </Button>
        </Notice>
      )}
      <div className={styles.tabs}>
        <Button
          aria-disabled={!isChanged || codes.length === 0 || save.isPending}
          onClick={() => isChanged && codes.length > 0 && write(codes)}
        >
          Сохранить
        </Button>
        {isChanged && (
          <Button look="plain" onClick={() => setProducts(data.products ?? [])}>
            Отменить
          </Button>
        )}
        {data.products !== null && (
          <Button look="secondary" aria-disabled={save.isPending} onClick={() => write(null)}>
            Пусть выбирает магазин
          </Button>
        )}
      </div>
    </section>
  )
}

type ChosenProps = {
  product: PopularProduct
  isFirst: boolean
  isLast: boolean
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

function ChosenProduct({ product, isFirst, isLast, onMove, onRemove }: ChosenProps) {
  const { brand, article, title, isSold } = product
  const what = `${brand} ${article}`
  // A row that moves down takes its focused button out of the page for a moment.
  const move = (by: -1 | 1, button: HTMLElement) => {
    flushSync(() => onMove(by))
    button.focus()
  }
  return (
    <li className={styles.rule}>
      <div>
        <p className={styles.what} translate="no">
          {brand} <span className="no-break">{article}</span>
        </p>
        <p className={styles.soft}>{title}</p>
      </div>
      <p>{isSold ? '' : 'Нет в продаже'}</p>
      <div className={own.moves}>
        <Button
          small
          look="secondary"
          aria-label={`Выше: ${what}`}
          aria-disabled={isFirst}
          onClick={({ currentTarget }) => move(-1, currentTarget)}
        >
          Выше
        </Button>
        <Button
          small
          look="secondary"
          aria-label={`Ниже: ${what}`}
          aria-disabled={isLast}
          onClick={({ currentTarget }) => move(1, currentTarget)}
        >
          Ниже
        </Button>
        <Button small look="plain" aria-label={`Убрать: ${what}`} onClick={onRemove}>
          Убрать
        </Button>
      </div>
    </li>
  )
}
