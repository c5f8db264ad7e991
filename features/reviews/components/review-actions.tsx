'use client'

import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { ShopReplyForm } from '@/components/staff/shop-reply-form'
import { SingleTextForm } from '@/components/form/single-text-form'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { handleOutdated } from '@/components/ui/toast/handle-outdated'
import { firstWords } from '@/lib/text/first-words'
import { failureText } from '@/lib/gateway/wire/failure-text'
import { decide, type ModeratedReview, reply, take } from '../api/moderation-calls'
import styles from './own-reviews.module.css'

type Props = {
  shown: ModeratedReview
  isShared: boolean
  onChanged: () => Promise<void>
  onOutdated: () => Promise<void>
}

/** What a moderator can do with a review: publish it, refuse it with a reason, take it up, answer it. */
export function ReviewActions({ shown, isShared, onChanged, onOutdated }: Props) {
  const { id, review, status, revision, complaints, takenBy } = shown
  const place = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState<'reject' | 'reply'>()
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
    <>
      {error && <Notice kind="error">{failureText(error)}</Notice>}
      <div ref={place} tabIndex={-1} className={styles.actions}>
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
          onOutdated={onOutdated}
        />
      )}
      {open === 'reply' && (
        <ShopReplyForm
          submit="Сохранить ответ"
          written={review.reply?.text ?? ''}
          place={place}
          onSave={async (text, isTold) => {
            await reply({ id, text, ...(!isTold && { seen: review.reply?.createdAt ?? null }) })
            await done()
          }}
          onOutdated={onOutdated}
        />
      )}
    </>
  )
}
