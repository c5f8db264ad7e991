'use client'

import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import * as z from 'zod'
import { applyFailure } from '@/components/form/apply-failure'
import { Form } from '@/components/form/form'
import { SubmitButton } from '@/components/form/submit-button'
import { TextAreaField } from '@/components/form/fields/text-area-field'
import { useSchemaForm } from '@/components/form/use-schema-form'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { Notice } from '@/components/ui/notice'
import { notify } from '@/components/ui/toast/notify'
import { isGatewayError } from '@/lib/gateway/errors'
import { MAX_COMMENT_LENGTH } from '@/lib/gateway/contracts/limits'
import { NO_ANSWER } from '@/lib/gateway/wire/no-answer'
import { decide, type ModeratedReview, reply, take } from '../api/moderation-calls'
import { formatReviewDate } from '../model/format-review-date'
import { STATUS_WORDS } from '../model/own-review'
import { REPORT_REASONS } from '../model/report-reasons'
import { OwnReviewBody } from './own-review-body'
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
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (step: 'publish' | 'take') => {
      try {
        await (step === 'take' ? take(id, revision) : decide({ id, revision, decision: step }))
        await onChanged()
      } catch (cause) {
        if (!(await isOutdated(cause))) throw cause
      }
    },
  })
  const done = async () => {
    setOpen(undefined)
    await onChanged()
  }
  /** Its author or another administrator was quicker: the shown review is outdated. */
  const isOutdated = async (cause: unknown) => {
    if (!isGatewayError(cause) || (cause.kind !== 'conflict' && cause.kind !== 'notFound')) return false
    await notify({ kind: 'warning', title: 'Отзыв уже другой', text: cause.message })
    await onChanged()
    return true
  }

  return (
    <li className={styles.row}>
      {product && (
        <ReviewedProduct product={product} className={styles.what} softClass={styles.soft}>
          <span className={styles.head}>
            <span className={styles.state} data-state={status}>
              {STATUS_WORDS[status]}
            </span>
            <span className={itemStyles.mark}>
              <span className="visually-hidden">Оценка </span>
              {review.rating}
              <Icon name="star" size={16} />
            </span>
            <span>{review.authorName}</span>
            {review.isVerified && <span className={itemStyles.verified}>Куплено здесь</span>}
            <time className={styles.soft} dateTime={shown.createdAt}>
              {formatReviewDate(shown.createdAt)}
            </time>
          </span>
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
        {error && <Notice kind="error">{isGatewayError(error) ? error.message : NO_ANSWER}</Notice>}
        <div className={styles.actions}>
          {(status !== 'published' || complaints.length > 0) && (
            <Button small aria-disabled={isPending} onClick={() => !isPending && mutate('publish')}>
              {status === 'published' ? 'Оставить как есть' : 'Опубликовать'}
            </Button>
          )}
          {status !== 'rejected' && (
            <Button small look="secondary" onClick={() => setOpen(open === 'reject' ? undefined : 'reject')}>
              {status === 'published' ? 'Снять с публикации' : 'Отклонить'}
            </Button>
          )}
          {isShared && status === 'moderation' && takenBy === null && (
            <Button
              small
              look="secondary"
              aria-disabled={isPending}
              onClick={() => !isPending && mutate('take')}
            >
              Взять в работу
            </Button>
          )}
          <Button small look="plain" onClick={() => setOpen(open === 'reply' ? undefined : 'reply')}>
            {review.reply ? 'Изменить ответ' : 'Ответить'}
          </Button>
        </div>
        {open === 'reject' && (
          <OneText
            label="Причина для автора"
            submit="Отклонить отзыв"
            isRequired
            onSave={async (reason) => {
              await decide({ id, revision, decision: 'reject', reason })
              await done()
            }}
            isSettled={isOutdated}
          />
        )}
        {open === 'reply' && (
          <OneText
            label="Ответ магазина"
            submit="Сохранить ответ"
            value={review.reply?.text ?? ''}
            onSave={async (text) => {
              await reply({ id, text, seen: review.reply?.createdAt ?? null })
              await done()
            }}
            isSettled={isOutdated}
          />
        )}
      </div>
    </li>
  )
}

type OneTextProps = {
  label: string
  submit: string
  value?: string
  isRequired?: boolean
  onSave: (text: string) => Promise<void>
  /** Whether a failure was handled and the form need not show it. */
  isSettled: (cause: unknown) => Promise<boolean>
}

function OneText({ label, submit, value = '', isRequired = false, onSave, isSettled }: OneTextProps) {
  const [schema] = useState(() =>
    z.object({
      text: z
        .string()
        .trim()
        .min(isRequired ? 1 : 0, 'Напишите автору, что исправить')
        .max(MAX_COMMENT_LENGTH, `Не длиннее ${MAX_COMMENT_LENGTH} символов`),
    }),
  )
  const form = useSchemaForm(schema, { text: value })
  return (
    <Form
      form={form}
      label={label}
      onSubmit={async ({ text }) => {
        try {
          await onSave(text)
        } catch (cause) {
          if (!(await isSettled(cause))) applyFailure(form, cause, { reason: 'text' })
        }
      }}
    >
      <TextAreaField form={form} name="text" label={label} rows={3} />
      <SubmitButton form={form}>{submit}</SubmitButton>
    </Form>
  )
}
