import { JsonLd } from '@/components/seo/json-ld'
import { faqJsonLd } from '@/lib/seo/data/structured-data'
import type { QuestionText as Text } from '../model/questions'
import { Accordion } from './accordion'
import { HtmlText } from './html-text'

/** Questions that unfold their answers, marked up for search engines; their anchors are their codes. */
export function QuestionText({ text: { lead, questions } }: { text: Text }) {
  return (
    <>
      <JsonLd data={faqJsonLd(questions)} />
      <HtmlText html={lead} />
      <Accordion
        items={questions.map(({ code, question, answer }) => ({ code, title: question, html: answer }))}
      />
    </>
  )
}
