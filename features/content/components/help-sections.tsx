import type { ContentPage } from '../model/content-page'
import { NothingYet } from './content-text'
import { Accordion } from './accordion'
import { HtmlText } from './html-text'

type Help = { page: ContentPage; sections: readonly ContentPage[] }

/** The text of the help, then its sections, each to be unfolded in place or opened by itself. */
export function HelpSections({ help }: { help: Help | undefined }) {
  if (!help || (help.sections.length === 0 && !help.page.content && !help.page.preview)) return <NothingYet />
  const { page, sections } = help
  const items = sections.map(({ location, title, content, preview }) => ({
    code: location.slice(location.lastIndexOf('/') + 1),
    title,
    html: content ?? preview,
    href: location,
  }))
  return (
    <>
      <HtmlText html={page.preview} />
      <HtmlText html={page.content} />
      {items.length > 0 && <Accordion items={items} />}
    </>
  )
}
