'use client'

import { HeldRows } from '@/components/ui/navigation/held-rows'
import { ListByState, type RowsProps, type StateChoice } from '@/components/ui/navigation/list-by-state'
import {
  MODERATION,
  type ModeratedReviews,
  type ModerationState,
  readModerated,
} from '../api/moderation-calls'
import { ModeratedCard } from './moderated-card'
import styles from './own-reviews.module.css'

const STATES: readonly StateChoice<ModerationState>[] = [
  { state: 'moderation', title: 'Новые', empty: 'Новых отзывов нет: всё прочитано.' },
  { state: 'taken', title: 'В работе', empty: 'Ни один отзыв не взят в работу.' },
  { state: 'reported', title: 'С жалобами', empty: 'Ни на один отзыв не жалуются.' },
  { state: 'published', title: 'Опубликованные', empty: 'Пока ничего не опубликовано.' },
  { state: 'rejected', title: 'Не принятые', empty: 'Ни один отзыв не отклонён.' },
]

/** Actions of administrators on reviews: publish, refuse with a reason, answer, settle complaints. */
export function ModerationScreen() {
  return (
    <ListByState
      label="Какие отзывы"
      listLabel="Отзывы"
      failureTitle="Отзывы не открылись"
      choices={STATES}
      first="moderation"
      isOffered={(state, data) => state !== 'taken' || isShared(data)}
      countOf={(state, { waiting, taken, reported, published, rejected }) =>
        ({ moderation: waiting, taken, reported, published, rejected })[state]
      }
      queryKey={MODERATION}
      read={readModerated}
      Rows={Rows}
      classes={styles}
    />
  )
}

function Rows({ data, list, ...rereads }: RowsProps<ModeratedReviews>) {
  return (
    <HeldRows {...list} rows={data.reviews} keyOf={({ id }) => id}>
      {(review) => <ModeratedCard review={review} isShared={isShared(data)} {...rereads} />}
    </HeldRows>
  )
}

/** Whether reviews can be taken up, which a gateway says by counting those that are. */
function isShared(data: ModeratedReviews | undefined): boolean {
  return typeof data?.taken === 'number'
}
