import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { Breadcrumbs } from '@/components/ui/navigation/breadcrumbs'
import { Button } from '@/components/ui/button'
import { Chip } from '@/components/ui/chip'
import { EmptyState } from '@/components/ui/empty-state'
import { LabelledInput } from '@/components/ui/dialogs/labelled-input'
import { Notice } from '@/components/ui/notice'
import { Price } from '@/components/ui/price'
import { Rating } from '@/components/ui/rating'
import { TextSkeleton } from '@/components/ui/skeleton'
import { HtmlText } from '@/features/content/components/html-text'
import { QueryProvider } from '@/lib/query/query-provider'
import { hrefs } from '@/lib/routing/hrefs'
import { robotsOf } from '@/lib/routing/pages'
import { DeskPlaces } from './_components/desk-places'
import styles from './elements.module.css'

const TITLE = 'Элементы интерфейса'
const TEXT = `<p>Обычный текст страницы и <a href="${hrefs.home}">ссылка в нём</a>.</p><h3>Заголовок третьего уровня</h3>`

export const metadata: Metadata = { title: TITLE, robots: robotsOf('/arus_elements') }

/** What the shop is drawn with, on one sheet, for its administrators. */
export default function ElementsPage() {
  return (
    <div className={`container ${styles.page}`}>
      <Breadcrumbs items={[{ title: 'Главная', href: hrefs.home }, { title: TITLE }]} />
      <QueryProvider>
        <DeskPlaces />
      </QueryProvider>
      <h1 tabIndex={-1}>{TITLE}</h1>
      <Sample title="Кнопки">
        <Button>Главная</Button>
        <Button look="secondary">Вторая</Button>
        <Button look="plain">Простая</Button>
        <Button small>Малая</Button>
        <Button disabled>Недоступная</Button>
      </Sample>
      <Sample title="Поля">
        <LabelledInput label="Название" defaultValue="Фильтр масляный" />
        <LabelledInput label="Недоступное поле" defaultValue="Не меняется" disabled />
      </Sample>
      <Sample title="Цены и оценки">
        <Price value={1234.5} />
        <Price value={990} past={1290} large />
        <Rating value={4.6} count={12} />
      </Sample>
      <Sample title="Метки">
        <Chip href={hrefs.elements}>Метка</Chip>
        <Chip href={hrefs.elements} removeLabel="Убрать: Снимаемая метка">
          Снимаемая метка
        </Chip>
      </Sample>
      <Sample title="Сообщения">
        <Notice kind="ok">Сделано</Notice>
        <Notice>К сведению</Notice>
        <Notice kind="warning">Предупреждение</Notice>
      </Sample>
      <Sample title="Пусто и загрузка">
        <EmptyState title="Здесь пока пусто" text="Так выглядит место без содержимого." />
        <TextSkeleton lines={3} />
      </Sample>
      <Sample title="Тексты">
        <HtmlText html={TEXT} />
      </Sample>
    </div>
  )
}

function Sample({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      <div className={styles.row}>{children}</div>
    </section>
  )
}
