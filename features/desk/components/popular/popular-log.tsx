import { formatMoment } from '@/lib/format/format-moment'
import type { PopularChoice, PopularProduct } from '../../api/popular-options'
import { RuleItem, RuleSection } from '../rules/rule-section'

type Props = { log: PopularChoice['log']; onOpen: (products: readonly PopularProduct[]) => void }

export function PopularLog({ log, onOpen }: Props) {
  if (log.length === 0) return null
  return (
    <RuleSection title="Кто что выбирал">
      {log.map(({ id, at, author, products }, place) => (
        <RuleItem
          key={id}
          title={[formatMoment(at), author].filter(Boolean).join(', ')}
          name={formatMoment(at)}
          undo={
            place > 0 &&
            products !== null &&
            products.length > 0 && { title: 'Вернуть этот выбор', onUndo: () => onOpen(products) }
          }
        >
          <p>{wordsOf(products)}</p>
        </RuleItem>
      ))}
    </RuleSection>
  )
}

function wordsOf(products: PopularChoice['products']): string {
  if (products === null) return 'Выбирает магазин'
  if (products.length === 0) return 'Выбранных товаров больше нет'
  return products.map(({ brand, article }) => `${brand} ${article}`).join(', ')
}
