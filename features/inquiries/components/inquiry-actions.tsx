'use client'

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as z from 'zod'
import { TextAreaField } from '@/components/form/fields/text-area-field'
import { Form } from '@/components/form/form'
import { SubmitButton } from '@/components/form/submit-button'
import { useSchemaForm } from '@/components/form/use-schema-form'
import { Button } from '@/components/ui/button'
import { useHeldRow } from '@/components/ui/navigation/held-rows'
import { Notice } from '@/components/ui/notice'
import { messageIn } from '@/lib/forms/message-in'
import { MAX_COMMENT_LENGTH } from '@/lib/gateway/contracts/limits'
import { isGatewayError } from '@/lib/gateway/errors'
import { change, type DeskInquiry, type InquiryStatus } from '../api/desk-calls'
import styles from './inquiry-desk.module.css'

type Props = { inquiry: DeskInquiry; version: number; onChanged: () => void }
type Step = { status: InquiryStatus; title: string; look: 'primary' | 'secondary' | 'plain' }

const TAKE: Step = { status: 'in_work', title: 'Взять в работу', look: 'primary' }
const CLOSE: Step = { status: 'closed', title: 'Закрыть', look: 'plain' }
const REOPEN: Step = { status: 'in_work', title: 'Вернуть в работу', look: 'secondary' }

const STEPS: Readonly<Record<InquiryStatus, readonly Step[]>> = {
  new: [TAKE, CLOSE],
  in_work: [CLOSE],
  answered: [REOPEN, CLOSE],
  closed: [REOPEN],
}

/** What can be done with an inquiry now. Another one's change in between is told, and what was typed stays. */
export function InquiryActions({ inquiry, version, onChanged }: Props) {
  const { number, title, status } = inquiry
  const queries = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  // With the number that waits at the desk.
  const reload = () => queries.invalidateQueries()
  const { mutateAsync, mutate, isPending, error } = useMutation({
    mutationFn: (wish: { status: InquiryStatus; text?: string }) => change({ number, version, ...wish }),
    onSuccess: async () => {
      setOpen(false)
      await reload()
      onChanged()
    },
    onError: async (cause) => {
      if (isGatewayError(cause) && (cause.kind === 'conflict' || cause.kind === 'notFound')) await reload()
    },
  })
  const what = `${title} № ${number}`
  const answerWord = status === 'answered' ? 'Ответить ещё раз' : 'Ответить'
  return (
    <>
      {error && !isOpen && <Notice kind="error">{messageIn(error)}</Notice>}
      <div className={styles.tabs}>
        {status !== 'closed' && (
          <Button
            small
            look={status === 'new' ? 'secondary' : 'primary'}
            aria-expanded={isOpen}
            aria-label={`${answerWord}: ${what}`}
            onClick={() => setOpen(!isOpen)}
          >
            {answerWord}
          </Button>
        )}
        {STEPS[status].map((step) => (
          <Button
            key={step.title}
            small
            look={step.look}
            aria-disabled={isPending}
            aria-label={`${step.title}: ${what}`}
            onClick={() => !isPending && mutate({ status: step.status })}
          >
            {step.title}
          </Button>
        ))}
      </div>
      {isOpen && (
        <Answer email={inquiry.email} onSend={(text) => mutateAsync({ status: 'answered', text })} />
      )}
    </>
  )
}

const schema = z.object({
  text: z
    .string()
    .trim()
    .min(1, 'Напишите ответ')
    .max(MAX_COMMENT_LENGTH, `Не длиннее ${MAX_COMMENT_LENGTH} символов`),
})

function Answer({ email, onSend }: { email: string | null; onSend: (text: string) => Promise<unknown> }) {
  const form = useSchemaForm(schema, { text: '' })
  useHeldRow()
  return (
    <Form form={form} label="Ответ" onSubmit={({ text }) => onSend(text)}>
      <p className={styles.soft}>
        {email === null
          ? 'Письмо отсюда не уйдёт: ответьте по телефону или со своей почты, а здесь запишите, что ответили.'
          : `Ответ уйдёт письмом на ${email}.`}
      </p>
      <TextAreaField form={form} name="text" label="Ответ" rows={4} />
      <SubmitButton form={form}>{email === null ? 'Записать ответ' : 'Отправить ответ'}</SubmitButton>
    </Form>
  )
}
