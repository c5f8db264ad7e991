'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { CheckboxField } from '@/components/form/fields/checkbox-field'
import { ChoiceField } from '@/components/form/fields/choice-field'
import { Form } from '@/components/form/form'
import { SubmitButton } from '@/components/form/submit-button'
import { TextAreaField } from '@/components/form/fields/text-area-field'
import { useRepeatKey } from '@/components/form/use-repeat-key'
import { useSchemaForm } from '@/components/form/use-schema-form'
import { buttonClass } from '@/components/ui/button'
import { isGatewayError } from '@/lib/gateway/errors'
import { hrefs } from '@/lib/routing/hrefs'
import { canReviewOptions, OWN_REVIEWS } from '../api/review-queries'
import { changeReview, writeReview } from '../api/review-writes'
import { uploadMedia } from '../api/upload-media'
import type { OwnReview } from '../model/own-review'
import { reviewForm, type ReviewFormValues, toReviewBody, toReviewValues } from '../model/review-form'
import { attachedOf, createUploadQueue } from '../model/upload-queue'
import { MediaField } from './media-field'
import { StarField } from './star-field'
import styles from './review-form.module.css'

const RECOMMENDS = [
  { value: 'yes', title: 'Да' },
  { value: 'no', title: 'Нет' },
]

type Props = {
  productId: string
  /** The earlier, unpublished text. */
  review: OwnReview | null
  onDone: (review: OwnReview) => void
}

/** The form of a review. After any failure, what was typed and sent stays. */
export function ReviewForm({ productId, review, onDone }: Props) {
  const queries = useQueryClient()
  const form = useSchemaForm(reviewForm, toReviewValues(review))
  const [queue] = useState(() => createUploadQueue(uploadMedia, review?.media))
  const keyOf = useRepeatKey()

  useEffect(() => queue.close, [queue])

  // It was written in another tab, or here and its answer got lost: the form's content can replace it.
  const replace = async () => {
    await queries.invalidateQueries(canReviewOptions(productId))
    form.setError('root', {
      message: 'Отзыв об этом товаре у вас уже есть. Сохраните этот, и он заменит прежний.',
    })
  }

  const save = async (values: ReviewFormValues) => {
    const attached = attachedOf(queue.store.getState().uploads)
    if (!attached) {
      form.setError('root', {
        message: 'Файлы ещё не загрузились. Дождитесь их, повторите загрузку или уберите лишние.',
      })
      return
    }
    const body = toReviewBody(values, attached)
    try {
      const saved = review
        ? await changeReview(review.id, body)
        : await writeReview(productId, keyOf(body), body)
      await queries.invalidateQueries({ queryKey: OWN_REVIEWS, refetchType: 'none' })
      onDone(saved)
    } catch (failure) {
      if (review === null && isGatewayError(failure) && failure.kind === 'conflict') return replace()
      throw failure
    }
  }

  return (
    <Form form={form} label="Отзыв о товаре" onSubmit={save}>
      <StarField form={form} />
      <TextAreaField
        form={form}
        name="text"
        label="Отзыв"
        rows={5}
        hint="Как подошло, как держится, что заметили"
      />
      <TextAreaField form={form} name="pros" label="Плюсы" />
      <TextAreaField form={form} name="cons" label="Минусы" />
      <ChoiceField form={form} name="recommends" label="Посоветуете другим?" choices={RECOMMENDS} />
      <MediaField queue={queue} />
      <CheckboxField form={form} name="isAnonymous">
        Не показывать моё имя
      </CheckboxField>
      <p className={styles.soft}>
        Отзыв появится на странице товара после проверки, обычно в течение дня. До этого его можно изменить.
      </p>
      <div className={styles.actions}>
        <SubmitButton form={form}>{review ? 'Сохранить' : 'Отправить отзыв'}</SubmitButton>
        <a className={buttonClass({ look: 'plain' })} href={review ? hrefs.writtenReviews : hrefs.reviews}>
          Не сейчас
        </a>
      </div>
    </Form>
  )
}
