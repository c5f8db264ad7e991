import 'server-only'
import { cached } from '@/lib/data-cache/cached'
import { orMissing } from '@/lib/data-cache/load'
import { getQuestions } from '@/lib/gateway/contracts/site/questions'
import { serverGateway } from '@/lib/gateway/server-client'
import { type Questions, toQuestions } from '../model/questions'

/** Questions about a product with their answers; undefined when there is nothing to show. */
export const loadQuestions = cached({
  name: 'review',
  as: 'questions of',
  keys: (_, productCode: string) => [productCode],
  read: async (productCode: string): Promise<Questions | undefined> => {
    const answer = await orMissing(serverGateway().call(getQuestions, { params: { code: productCode } }))
    return answer && toQuestions(answer)
  },
})
