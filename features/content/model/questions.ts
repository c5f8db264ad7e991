/** A question in plain words and its answer as sanitised HTML. */
export type Question = { code: string; question: string; answer: string }

export type QuestionText = {
  /** Sanitised HTML before the first question. */
  lead: string | null
  questions: Question[]
}

type Entry = { code: string; title: string; preview: string | null; content: string | null }

const HEADING = /<(h[2-4]|dt)>(.*?)<\/\1>/gs
const LIST_TAGS = /<\/?d[dl]>/g
const MIN_QUESTIONS = 2

/** Reads entries as questions: the title is the question, the text the answer. */
export function questionsOfEntries(entries: readonly Entry[]): Question[] {
  return entries.flatMap(({ code, title, preview, content }) => {
    const answer = content ?? preview
    return answer ? [{ code, question: title, answer }] : []
  })
}

/** Reads sanitised HTML as questions and answers when every heading in it is a question; `null` for any other text. */
export function readQuestions(html: string): QuestionText | null {
  const headings = [...html.matchAll(HEADING)]
  if (headings.length < MIN_QUESTIONS) return null
  const questions = headings.map((heading, index) => ({
    code: `question-${index + 1}`,
    question: toWords(heading[2] ?? ''),
    answer: html
      .slice(heading.index + heading[0].length, headings[index + 1]?.index)
      .replace(LIST_TAGS, '')
      .trim(),
  }))
  if (questions.some(({ question, answer }) => !question.endsWith('?') || answer === '')) return null
  return { lead: html.slice(0, headings[0]?.index).replace(LIST_TAGS, '').trim() || null, questions }
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: '\u00a0' }

/** Text of sanitised HTML as people read it. */
export function toWords(html: string): string {
  return html
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .replace(/[ \t\r\n]+/g, ' ')
    .trim()
}
