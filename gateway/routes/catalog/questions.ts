import { requireViewer } from '@/gateway/core/viewer'
import { bind } from '@/gateway/http/bind'
import { idempotencyKeyOf } from '@/gateway/http/idempotency-key-of'
import type { ServiceDeps } from '@/gateway/services/deps'
import {
  answerForShop,
  decideAnswerOf,
  decideQuestionOf,
  listModerated,
} from '@/gateway/services/questions/moderate-questions'
import { listOwnQuestions, readQuestion, readQuestions } from '@/gateway/services/questions/read-questions'
import {
  answerAsBuyer,
  askAboutProduct,
  deleteOwnQuestion,
} from '@/gateway/services/questions/write-questions'
import * as moderation from '@/lib/gateway/contracts/site/question-moderation'
import * as contract from '@/lib/gateway/contracts/site/questions'

export function questionBindings(deps: ServiceDeps) {
  return [
    bind(contract.getQuestions, ({ params }) => readQuestions(deps, params.code)),
    bind(contract.askQuestion, ({ body }, call) =>
      askAboutProduct(deps, requireViewer(call), body, idempotencyKeyOf(call, body.idempotencyKey)),
    ),
    bind(contract.answerQuestion, ({ body }, call) => answerAsBuyer(deps, requireViewer(call), body)),
    bind(contract.readQuestion, ({ body }, call) => readQuestion(deps, requireViewer(call), body.id)),
    bind(contract.listOwnQuestions, ({ body }, call) => listOwnQuestions(deps, requireViewer(call), body)),
    bind(contract.deleteQuestion, async ({ body }, call) => {
      await deleteOwnQuestion(deps, requireViewer(call), body.id)
      return { ok: true as const }
    }),
    bind(moderation.listModeratedQuestions, ({ body }, call) =>
      listModerated(deps, requireViewer(call), body.state, body),
    ),
    bind(moderation.decideQuestion, ({ body }, call) => decideQuestionOf(deps, requireViewer(call), body)),
    bind(moderation.decideAnswer, ({ body }, call) => decideAnswerOf(deps, requireViewer(call), body)),
    bind(moderation.answerAsShop, ({ body }, call) => answerForShop(deps, requireViewer(call), body)),
  ]
}
