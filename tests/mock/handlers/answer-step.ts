import { HttpResponse } from 'msw'
import { KIND_STATUS } from '@/lib/gateway/errors'
import { toFailure } from '../failure'
import type { Step } from '../wish'

const OK = 200
const FIRST_FAILURE = 400

/** The answer that was set. */
export function answerStep(step: Step): Response {
  if (step.cutsOff) return HttpResponse.error()
  if (step.fails === undefined && step.notify === undefined)
    return HttpResponse.json(step.answers ?? null, { status: step.status ?? OK })
  const { status, body } = failureOf(step)
  return HttpResponse.json(body, { status: step.status ?? status })
}

function failureOf({ fails, message, errors, data, notify, status: requested }: Step) {
  const more = {
    ...(errors && { errors }),
    ...((data ?? notify) && { data: { ...data, ...(notify && { notify }) } }),
  }
  // A notification alone may come with an answer that is no refusal at all.
  if (fails === undefined && requested !== undefined && requested < FIRST_FAILURE)
    return { status: requested, body: more }
  const { status, body } = toFailure(fails ?? requested ?? KIND_STATUS.validation, message ?? notify?.text)
  return { status, body: { statusCode: status, ...body, ...more } }
}
