import type { getQuestions } from '@/lib/gateway/contracts/site/questions'
import type { ResponseOf } from '@/lib/gateway/operation'

type Wire = ResponseOf<typeof getQuestions>

export type Answer = { id: string; text: string; author: string; isShop: boolean; createdAt: string }

export type Question = {
  id: string
  text: string
  author: string
  /** ISO 8601. */
  createdAt: string
  answers: Answer[]
}

export type Questions = { questions: Question[]; total: number }

/** The part of an answer that the page of a product shows. */
export function toQuestions({ questions, total }: Wire): Questions {
  return {
    total,
    questions: questions.map(({ id, text, authorName, createdAt, answers }) => ({
      id,
      text,
      author: authorName,
      createdAt,
      answers: answers.map((answer) => ({
        id: answer.id,
        text: answer.text,
        author: answer.authorName,
        isShop: answer.isShop,
        createdAt: answer.createdAt,
      })),
    })),
  }
}
