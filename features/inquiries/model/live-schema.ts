import * as z from 'zod'
import type { InquiryForm } from '@/lib/gateway/contracts/site/inquiry-forms'
import { type InquiryAnswers, toInquirySchema } from '@/lib/validation/inquiry-schema'
import { filesProblem } from './check-files'

export type LiveValues = Record<string, string | boolean | File[]>
export type LiveAnswers = { answers: InquiryAnswers; files: File[] }

const NOTHING: LiveAnswers = { answers: {}, files: [] }

/** The rule of a form in the browser: its answers in the gateway's format, and the files beside them. */
export function toLiveSchema(form: InquiryForm): z.ZodType<LiveAnswers, LiveValues> {
  const answers = toInquirySchema(form)
  return z.custom<LiveValues>().transform(({ files: attached, ...values }, context) => {
    const files = Array.isArray(attached) ? attached : []
    const read = answers.safeParse(values)
    for (const { message, path } of read.error?.issues ?? [])
      context.addIssue({ code: 'custom', message, path })
    const problem = form.files && filesProblem(form.files, files)
    if (problem !== undefined) context.addIssue({ code: 'custom', message: problem, path: ['files'] })
    return read.success ? { answers: read.data, files } : NOTHING
  })
}
