import { EmptyState } from '@/components/ui/empty-state'
import { buttonClass } from '@/components/ui/button'
import { hrefs } from '@/lib/routing/hrefs'
import type { ContentPage } from '../model/content-page'
import { questionsOfEntries, readQuestions } from '../model/questions'
import { HtmlText } from './html-text'
import { LinkList } from './link-list'
import { QuestionText } from './question-text'

/** The whole content of a page: its text, the pages below it and its entries, which are questions with their answers. */
export function ContentText({ page }: { page: ContentPage }) {
  const { preview, content, children, entries } = page
  if (!preview && !content && children.length === 0 && entries.length === 0) return <NothingYet />
  const requested = content && readQuestions(content)
  const answered = questionsOfEntries(entries)
  return (
    <>
      <HtmlText html={preview} />
      {requested ? <QuestionText text={requested} /> : <HtmlText html={content} />}
      {answered.length > 0 && <QuestionText text={{ lead: null, questions: answered }} />}
      <LinkList links={children} label={page.title} />
    </>
  )
}

export function NothingYet() {
  return (
    <EmptyState
      title="Здесь пока пусто"
      text="Раздел не заполнен или сейчас не загрузился. Ответ на срочный вопрос дадут по телефону внизу страницы."
      actions={
        <a className={buttonClass({ look: 'secondary' })} href={hrefs.help}>
          Помощь
        </a>
      }
    />
  )
}
