import * as z from 'zod'
import { MAX_QUESTION_LENGTH, MIN_QUESTION_LENGTH } from '@/lib/gateway/contracts/limits'

/** A question, or an answer to one. */
export const questionForm = z.object({
  text: z
    .string()
    .trim()
    .min(MIN_QUESTION_LENGTH, 'Напишите хотя бы пару слов')
    .max(MAX_QUESTION_LENGTH, `Не длиннее ${MAX_QUESTION_LENGTH} символов`),
  isAnonymous: z.boolean(),
})

export type QuestionFormValues = z.output<typeof questionForm>
