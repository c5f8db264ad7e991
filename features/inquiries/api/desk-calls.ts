import { queryOptions } from '@tanstack/react-query'
import { answered } from '@/lib/gateway/wire/answered'
import { browserGateway } from '@/lib/gateway/browser-client'
import { listDeadMessages, listInquiries, resendMessage } from '@/lib/gateway/contracts/site/inquiry-desk'
import type { ResponseOf } from '@/lib/gateway/operation'
import { atLeast } from '@/lib/query/at-least'

export type DeskInquiry = ResponseOf<typeof listInquiries>['inquiries'][number]
export type DeadMessage = ResponseOf<typeof listDeadMessages>['messages'][number]
export type InquiryState = 'all' | 'dead'

const WE_SHOW = { handlesErrors: true } as const

export const DESK = ['inquiry-desk'] as const

export function inquiriesOptions(state: InquiryState, page: number) {
  return queryOptions({
    queryKey: [...DESK, 'inquiries', state, page],
    queryFn: ({ signal }) =>
      atLeast(browserGateway().call(listInquiries, { body: { state, page } }, { ...WE_SHOW, signal })).then(
        answered,
      ),
  })
}

export function deadMessagesOptions(page: number) {
  return queryOptions({
    queryKey: [...DESK, 'messages', page],
    queryFn: ({ signal }) =>
      atLeast(browserGateway().call(listDeadMessages, { body: { page } }, { ...WE_SHOW, signal })).then(
        answered,
      ),
  })
}

export function resend(id: number) {
  return browserGateway().call(resendMessage, { body: { id } }, WE_SHOW).then(answered)
}
