'use client'

import { HeldRows } from '@/components/ui/navigation/held-rows'
import { ListByState, type RowsProps, type StateChoice } from '@/components/ui/navigation/list-by-state'
import {
  MODERATION,
  type ModeratedQuestions,
  type ModerationState,
  readModerated,
} from '../api/moderation-calls'
import { ModeratedQuestionCard } from './moderated-question-card'
import styles from './questions.module.css'

const STATES: readonly StateChoice<ModerationState>[] = [
  { state: 'waiting', title: 'Ждут проверки', empty: 'Новых вопросов и ответов нет: всё прочитано.' },
  { state: 'unanswered', title: 'Без ответа', empty: 'На все вопросы уже ответили.' },
  { state: 'published', title: 'Опубликованные', empty: 'Пока ничего не опубликовано.' },
  { state: 'rejected', title: 'Не принятые', empty: 'Ни один вопрос не отклонён.' },
]

/** Where the staff reads questions and answers, answers for the shop and decides what is shown. */
export function QuestionModerationScreen() {
  return (
    <ListByState
      label="Какие вопросы"
      listLabel="Вопросы"
      failureTitle="Вопросы не открылись"
      choices={STATES}
      first="waiting"
      countOf={(state, { waiting, unanswered }) =>
        ({ waiting, unanswered, published: null, rejected: null })[state]
      }
      queryKey={MODERATION}
      read={readModerated}
      Rows={Rows}
      classes={styles}
    />
  )
}

function Rows({ data, list, ...rereads }: RowsProps<ModeratedQuestions>) {
  return (
    <HeldRows {...list} rows={data.questions} keyOf={({ id }) => id}>
      {(question) => <ModeratedQuestionCard question={question} {...rereads} />}
    </HeldRows>
  )
}
