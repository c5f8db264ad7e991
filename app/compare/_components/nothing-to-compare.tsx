import { buttonClass } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { hrefs } from '@/lib/routing/hrefs'

/** Nothing was chosen yet, or a link names nothing that the shop knows. */
export function NothingToCompare({ isNamed }: { isNamed: boolean }) {
  return (
    <EmptyState
      title={isNamed ? 'По ссылке ничего не нашли' : 'Сравнивать пока нечего'}
      text={
        isNamed
          ? 'Возможно, она обрезалась при пересылке. Попросите прислать её ещё раз.'
          : 'Откройте товар и нажмите «Сравнить» у его характеристик. Здесь товары одного раздела встанут рядом, отличия — сверху.'
      }
      actions={
        <a className={buttonClass()} href={hrefs.catalog}>
          Открыть каталог
        </a>
      }
    />
  )
}
