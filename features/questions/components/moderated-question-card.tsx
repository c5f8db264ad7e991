'use client'

import { useRef, useState } from 'react'
import { ShopReplyForm } from '@/components/staff/shop-reply-form'
import { Button } from '@/components/ui/button'
import { StaffHistory } from '@/components/staff/staff-history'
import { handleOutdated } from '@/components/ui/toast/handle-outdated'
import { firstWords } from '@/lib/text/first-words'
import { decide, type Decision, type ModeratedQuestion, reply } from '../api/moderation-calls'
import { answererWords } from '../model/answerer-words'
import { QuestionProduct } from './question-product'
import { DecisionButtons } from './decision-buttons'
import { WrittenText } from './written-text'
import styles from './questions.module.css'

const DONE = {
  published: 'Вопрос опубликован',
  rejected: 'Вопрос отклонён',
  'answer-published': 'Ответ покупателя опубликован',
  'answer-rejected': 'Ответ покупателя отклонён',
  replied: 'Ответ магазина',
  'reply-removed': 'Ответ магазина убран',
} as const

type Props = {
  question: ModeratedQuestion
  onChanged: () => Promise<void>
  onOutdated: () => Promise<void>
}

/** One question before the staff with all its answers: the shop's own, and those of buyers, each decided on by itself. */
export function ModeratedQuestionCard({ question, onChanged, onOutdated }: Props) {
  const card = useRef<HTMLLIElement>(null)
  const [isAnswering, setAnswering] = useState(false)
  const isHandled = (cause: unknown) => handleOutdated(cause, 'Уже изменилось', onChanged)
  const ofShop = question.answers.find(({ isShop }) => isShop)
  const answerWord = ofShop ? 'Изменить ответ' : 'Ответить'
  const decideOn = async (what: 'question' | 'answer', decision: Decision) => {
    await decide(what, decision)
    await onChanged()
  }
  return (
    <li ref={card} tabIndex={-1} className={styles.row}>
      <QuestionProduct product={question.product} />
      <WrittenText {...question} author={question.authorName} />
      <DecisionButtons
        what="вопрос"
        written={question}
        onDecide={(decision) => decideOn('question', decision)}
        isHandled={isHandled}
        onOutdated={onOutdated}
      >
        {question.status !== 'rejected' && (
          <Button
            small
            look="plain"
            aria-expanded={isAnswering}
            aria-label={`${answerWord}: ${firstWords(question.text)}`}
            onClick={() => setAnswering(!isAnswering)}
          >
            {answerWord}
          </Button>
        )}
      </DecisionButtons>
      {isAnswering && (
        <ShopReplyForm
          submit={question.status === 'published' ? 'Сохранить ответ' : 'Ответить и опубликовать'}
          written={ofShop?.text ?? ''}
          place={card}
          onOutdated={onOutdated}
          onSave={async (text, isTold) => {
            await reply({ id: question.id, text, ...(!isTold && { seen: ofShop?.text ?? '' }) })
            setAnswering(false)
            await onChanged()
          }}
        />
      )}
      <StaffHistory history={question.history} words={DONE} textClass={styles.text} />
      {question.answers.map((answer) => (
        <div key={answer.id} className={styles.answer}>
          <WrittenText
            {...answer}
            author={answererWords({ author: answer.authorName, isShop: answer.isShop })}
          />
          {!answer.isShop && (
            <DecisionButtons
              what="ответ"
              written={answer}
              onDecide={(decision) => decideOn('answer', decision)}
              isHandled={isHandled}
              onOutdated={onOutdated}
            />
          )}
        </div>
      ))}
    </li>
  )
}
