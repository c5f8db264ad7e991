import { useMutation } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { useHydrated } from '@/lib/interaction/use-hydrated'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { messageIn } from '@/lib/forms/message-in'
import { MAX_ARTICLE_LENGTH } from '@/lib/gateway/contracts/limits'
import { findProducts } from '../../api/popular-calls'
import type { PopularProduct } from '../../api/popular-options'
import { TypedInput } from '../typed-input'
import styles from '../desk.module.css'
import own from './popular.module.css'

type Props = { chosen: readonly string[]; onAdd: (product: PopularProduct) => void }

/** Products of an article, one of which is added to the list. */
export function AddProduct({ chosen, onAdd }: Props) {
  const [article, setArticle] = useState('')
  const [isEmpty, setEmpty] = useState(false)
  const isHydrated = useHydrated()
  const find = useMutation({ mutationFn: findProducts })
  const call = (event: SubmitEvent) => {
    event.preventDefault()
    setEmpty(article.trim() === '')
    if (article.trim() !== '' && !find.isPending) find.mutate(article.trim())
  }
  const found = find.data?.products
  return (
    <div className={`${styles.screen} ${styles.unprinted}`}>
      <form className={own.find} aria-label="Добавить товар" onSubmit={call}>
        <TypedInput
          label="Артикул"
          maxLength={MAX_ARTICLE_LENGTH}
          aria-invalid={isEmpty || undefined}
          value={article}
          onValue={(typed) => {
            setArticle(typed)
            setEmpty(false)
          }}
        />
        <Button type="submit" look="secondary" disabled={!isHydrated} aria-disabled={find.isPending}>
          Найти товар
        </Button>
      </form>
      {isEmpty && <Notice kind="error">Введите артикул товара.</Notice>}
      {find.error && <Notice kind="error">{messageIn(find.error)}</Notice>}
      {found?.length === 0 && <Notice>Товара с таким артикулом нет. Проверьте номер.</Notice>}
      {found && found.length > 0 && (
        <ul className={styles.list} aria-label="Найденные товары">
          {found.map((product) => {
            const { code, brand, article: number, title, isSold } = product
            const isChosen = chosen.includes(code)
            return (
              <li key={code} className={styles.offer}>
                <div>
                  <p className={styles.what} translate="no">
                    {brand} <span className="no-break">{number}</span>
                  </p>
                  <p className={styles.soft}>{isSold ? title : `${title}, нет в продаже`}</p>
                </div>
                <Button
                  small
                  look="secondary"
                  aria-label={`${isChosen ? 'Добавлен' : 'Добавить'}: ${brand} ${number}`}
                  aria-disabled={isChosen}
                  onClick={() => !isChosen && onAdd(product)}
                >
                  {isChosen ? 'Добавлен' : 'Добавить'}
                </Button>
              </li>
            )
          })}
        </ul>
      )}
    </div>
  )
}
