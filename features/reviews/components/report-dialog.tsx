'use client'

import * as z from 'zod'
import { applyFailure } from '@/components/form/apply-failure'
import { ChoiceField } from '@/components/form/fields/choice-field'
import { Form } from '@/components/form/form'
import { SubmitButton } from '@/components/form/submit-button'
import { TextAreaField } from '@/components/form/fields/text-area-field'
import { useSchemaForm } from '@/components/form/use-schema-form'
import { Dialog } from '@/components/ui/dialogs/dialog'
import { notify } from '@/components/ui/toast/notify'
import { MAX_COMMENT_LENGTH } from '@/lib/gateway/contracts/limits'
import { complain } from '../api/review-marks'
import { REPORT_REASONS } from '../model/report-reasons'

const REASONS = ['spam', 'offensive', 'irrelevant', 'false', 'other'] as const

const CHOICES = REASONS.map((value) => ({ value, title: REPORT_REASONS[value] }))

const reportForm = z.object({
  reason: z.enum(REASONS),
  comment: z.string().trim().max(MAX_COMMENT_LENGTH, `Не длиннее ${MAX_COMMENT_LENGTH} символов`),
})

type Props = { reviewId: string; onClose: () => void; onDone: () => void }

/** Reason of a complaint about a review. */
export function ReportDialog({ reviewId, onClose, onDone }: Props) {
  const form = useSchemaForm(reportForm, { reason: 'spam', comment: '' })
  return (
    <Dialog open onClose={onClose} title="Пожаловаться на отзыв">
      <Form
        form={form}
        label="Жалоба на отзыв"
        onSubmit={async (values) => {
          try {
            await complain({ reviewId, ...values })
            onDone()
            await notify({ kind: 'ok', title: 'Жалоба отправлена', text: 'Модератор прочтёт отзыв и решит.' })
          } catch (failure) {
            applyFailure(form, failure)
          }
        }}
      >
        <ChoiceField form={form} name="reason" label="Что не так" choices={CHOICES} />
        <TextAreaField form={form} name="comment" label="Комментарий" rows={3} />
        <SubmitButton form={form}>Отправить</SubmitButton>
      </Form>
    </Dialog>
  )
}
