import { buttonClass } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { hrefs } from '@/lib/routing/hrefs'

/** A way to find parts that the shop has nothing for; `withoutScripts` is where the choice of a car leads then. */
export function ChooseCarState({ title, withoutScripts }: { title: string; withoutScripts: string }) {
  return (
    <EmptyState
      title={title}
      text="Выберите автомобиль, и магазин покажет, какие детали ему подходят."
      actions={
        <>
          <a className={buttonClass()} href={withoutScripts} data-vehicle-picker="">
            Выбрать автомобиль
          </a>
          <a className={buttonClass({ look: 'secondary' })} href={hrefs.catalog}>
            Открыть каталог
          </a>
        </>
      }
    />
  )
}
