import { buttonClass } from '@/components/ui/button'
import { hrefs } from '@/lib/routing/hrefs'
import { MessagePage } from './message-page'
import { NOT_FOUND_TEXT } from './not-found-text'

export function NotFoundPage() {
  return (
    <>
      <title>Страница не найдена</title>
      <MessagePage
        status={404}
        title="Такой страницы нет"
        text="Адрес изменился или в нём ошибка. Найдите деталь по номеру или названию в строке поиска или откройте каталог."
        note={NOT_FOUND_TEXT}
        actions={
          <>
            <a className={buttonClass()} href={hrefs.catalog}>
              Открыть каталог
            </a>
            <a className={buttonClass({ look: 'secondary' })} href={hrefs.home}>
              На главную
            </a>
          </>
        }
      />
    </>
  )
}
