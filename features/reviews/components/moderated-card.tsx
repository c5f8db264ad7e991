'use client'

import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { SingleTextForm } from '@/components/form/single-text-form'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { handleOutdated } from '@/components/ui/toast/handle-outdated'
import { firstWords } from '@/lib/format/first-words'
import { failureText } from '@/lib/gateway/wire/failure-text'
import { decide, type ModeratedReview, reply, take } from '../api/moderation-calls'
import { REPORT_REASONS } from '../model/report-reasons'
import { OwnReviewBody } from './own-review-body'
import { ReviewHead } from './review-head'
import { ReviewHistory } from './review-history'
import { ReviewedProduct } from './reviewed-product'
import itemStyles from './review-item.module.css'
import styles from './own-reviews.module.css'

type Props = {
  review: ModeratedReview
  /** Reviews can be taken up, so that two people do not work on one. */
  isShared?: boolean
  onChanged: () => Promise<void>
}
type Open = 'reject' | 'reply' | undefined

/** One review before a moderator, with the possible actions. */
export function ModeratedCard({ review: shown, isShared = false, onChanged }: Props) {
  const { id, product, review, status, revision, complaints, rejectReason, media, takenBy, history } = shown
  const [open, setOpen] = useState<Open>()
  const isHandled = (cause: unknown) => handleOutdated(cause, 'Отзыв уже другой', onChanged)
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (step: 'publish' | 'take') => {
      try {
        await (step === 'take' ? take(id, revision) : decide({ id, revision, decision: step }))
        await onChanged()
      } catch (cause) {
        if (!(await isHandled(cause))) throw cause
      }
    },
  })
  // A screen reader lists the buttons of all reviews, where one word does not say which of them it acts on.
  const named = (word: string) => ({ 'aria-label': `${word}: ${firstWords(review.text)}`, children: word })
  const done = async () => {
    setOpen(undefined)
    await onChanged()
  }
  return (
    <li className={styles.row}>
      {product && (
        <ReviewedProduct product={product} className={styles.what} softClass={styles.soft}>
          <ReviewHead
            status={status}
            rating={review.rating}
            createdAt={shown.createdAt}
            author={
              <>
                <span>{review.authorName}</span>
                {review.isVerified && <span className={itemStyles.verified}>Куплено здесь</span>}
              </>
            }
          />
        </ReviewedProduct>
      )}
      <div className={styles.body}>
        <OwnReviewBody review={review} media={media} />
        {rejectReason && <p className={styles.soft}>Причина отказа: {rejectReason}</p>}
        <ReviewHistory takenBy={takenBy} history={history} />
        {complaints.length > 0 && (
          <ul aria-label="Жалобы">
            {complaints.map(({ reason, comment, createdAt }) => (
              <li key={createdAt + comment} className={styles.text}>
                <b>{REPORT_REASONS[reason]}</b>
                {comment && `: ${comment}`}
              </li>
            ))}
          </ul>
        )}
        {error && <Notice kind="error">{failureText(error)}</Notice>}
        <div className={styles.actions}>
          {(status !== 'published' || complaints.length > 0) && (
            <Button
              small
              aria-disabled={isPending}
              onClick={() => !isPending && mutate('publish')}
              {...named(status === 'published' ? 'Оставить как есть' : 'Опубликовать')}
            />
          )}
          {status !== 'rejected' && (
            <Button
              small
              look="secondary"
              aria-expanded={open === 'reject'}
              onClick={() => setOpen(open === 'reject' ? undefined : 'reject')}
              {...named(status === 'published' ? 'Снять с публикации' : 'Отклонить')}
            />
          )}
          {isShared && status === 'moderation' && takenBy === null && (
            <Button
              small
              look="secondary"
              aria-disabled={isPending}
              onClick={() => !isPending && mutate('take')}
              {...named('Взять в работу')}
            />
          )}
          <Button
            small
            look="plain"
            aria-expanded={open === 'reply'}
            onClick={() => setOpen(open === 'reply' ? undefined : 'reply')}
            {...named(review.reply ? 'Изменить ответ' : 'Ответить')}
          />
        </div>
        {open === 'reject' && (
          <SingleTextForm
            label="Причина для автора"
            submit="Отклонить отзыв"
            required="Напишите автору, что исправить"
            onSave={async (reason) => {
              await decide({ id, revision, decision: 'reject', reason })
              await done()
            }}
            isHandled={isHandled}
          />
        )}
        {open === 'reply' && (
          <SingleTextForm
            label="Ответ магазина"
            submit="Сохранить ответ"
            value={review.reply?.text ?? ''}
            onSave={async (text) => {
              await reply({ id, text, seen: review.reply?.createdAt ?? null })
              await done()
            }}
            isHandled={isHandled}
          />
        )}
      </div>
    </li>
  )
}
