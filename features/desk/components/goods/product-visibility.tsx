import { useRef } from 'react'
import { ConfirmButton } from '@/components/ui/dialogs/confirm-button'
import type { DeskProduct } from '../../api/product-queries'
import { setHidden } from '../../api/product-writes'
import { useProductChange } from '../../hooks/use-product-change'
import styles from '../desk.module.css'

export function ProductVisibility({ product: { code, version, isHidden } }: { product: DeskProduct }) {
  const change = useProductChange(code)
  const place = useRef<HTMLHeadingElement>(null)
  return (
    <section aria-labelledby="visibility">
      <h3 id="visibility" ref={place} tabIndex={-1} className={styles.heading}>
        {isHidden ? 'Товар скрыт' : 'Товар виден покупателям'}
      </h3>
      <ConfirmButton
        key={String(isHidden)}
        title={isHidden ? 'Показать снова' : 'Скрыть из магазина'}
        yes={isHidden ? 'Показать' : 'Скрыть'}
        doing="Сохраняем…"
        onYes={() => change(setHidden({ code, version, isHidden: !isHidden }))}
        place={place}
      >
        <p>
          {isHidden
            ? 'Товар вернётся в разделы, поиск и аналоги с ценами и остатками, какие есть сейчас.'
            : 'Товар уйдёт из разделов, поиска, аналогов и выгрузок, его страница перестанет открываться. Из корзины его нельзя будет заказать. Загрузка прайс-листа его не вернёт.'}
        </p>
      </ConfirmButton>
    </section>
  )
}
