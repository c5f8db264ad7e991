import type { ReactNode } from 'react'
import { buttonClass } from '@/components/ui/button'
import { formatLongDay, toMoscowDay } from '@/lib/format/moscow-date'
import { formatCount } from '@/lib/format/plural'
import { questionHrefs } from '@/lib/routing/question-hrefs'
import { answererWords } from '../model/answerer-words'
import type { Question, Questions } from '../model/questions'
import styles from './questions-block.module.css'

/** The others open without scripts. */
const SHOWN = 5

type Props = {
  questions: Questions
  ask: ReactNode
  /** Whether the gateway takes answers. */
  canAnswer: boolean
}

/** What was asked about a product and answered by the shop and by buyers. It has no script at all. */
export function QuestionsBlock({ questions: { questions, total }, ask, canAnswer }: Props) {
  const first = questions.slice(0, SHOWN)
  const rest = questions.slice(SHOWN)
  const left = total - first.length
  return (
    <>
      <List questions={first} canAnswer={canAnswer} />
      {rest.length > 0 && (
        <details>
          <summary className={buttonClass({ look: 'plain' })}>
            Ещё {formatCount(left, ['вопрос', 'вопроса', 'вопросов'])}
          </summary>
          <List questions={rest} canAnswer={canAnswer} />
          {left > rest.length && <p>Показаны последние {questions.length}.</p>}
        </details>
      )}
      {ask && <p>{ask}</p>}
    </>
  )
}

function List({ questions, canAnswer }: { questions: readonly Question[]; canAnswer: boolean }) {
  return (
    <ul className={styles.list}>
      {questions.map(({ id, text, author, createdAt, answers }) => (
        <li key={id}>
          <small>
            {author}, <Day of={createdAt} />
          </small>
          <p>{text}</p>
          {answers.map((answer) => (
            <div key={answer.id}>
              <small>
                <b>{answererWords(answer)}</b>, <Day of={answer.createdAt} />
              </small>
              <p>{answer.text}</p>
            </div>
          ))}
          {canAnswer && (
            <a
              className={buttonClass({ look: 'secondary', small: true })}
              href={questionHrefs.answer(id)}
              rel="nofollow"
              data-prefetch="none"
            >
              Ответить
            </a>
          )}
        </li>
      ))}
    </ul>
  )
}

function Day({ of }: { of: string }) {
  return <time dateTime={of}>{formatLongDay(toMoscowDay(new Date(of)))}</time>
}
