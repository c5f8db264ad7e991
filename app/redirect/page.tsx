import type { Metadata } from 'next'
import { MessagePage } from '@/components/layout/message-page'
import { KeepOutOfSearch } from '@/components/layout/keep-out-of-search'
import { buttonClass } from '@/components/ui/button'
import { hrefs } from '@/lib/routing/hrefs'
import { readLeavingLink } from '@/lib/routing/redirects/read-leaving-link'
import { toRedirectTarget } from '@/lib/routing/redirects/redirect-target'

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export const metadata: Metadata = { title: 'Переход по ссылке', robots: 'noindex,nofollow' }

/** Stands between the shop and an unknown outside address; known ones never get here. */
export default async function RedirectPage({ searchParams }: Props) {
  const link = readLeavingLink(await searchParams)
  if (link === '') {
    return (
      <MessagePage title="Ссылка пуста" text="В ней нет адреса, по которому перейти." actions={<Home />} />
    )
  }
  const target = toRedirectTarget(link)
  if (target.kind === 'refused') {
    return (
      <>
        <KeepOutOfSearch />
        <MessagePage
          title="Ссылка не открывается"
          text="Так может выглядеть попытка обмана. Откройте нужную страницу через меню или поиск."
          actions={<Home />}
        />
      </>
    )
  }
  return (
    <MessagePage
      title="Вы уходите с сайта"
      text="Ссылка ведёт на другой сайт. Проверьте адрес, прежде чем вводить там пароль или данные карты."
      note={target.href}
      actions={
        <>
          <a className={buttonClass()} href={target.href} rel="noopener noreferrer nofollow">
            {target.kind === 'external' ? `Перейти на ${target.host}` : 'Перейти'}
          </a>
          <Home />
        </>
      }
    />
  )
}

function Home() {
  return (
    <a className={buttonClass({ look: 'secondary' })} href={hrefs.home}>
      Остаться в магазине
    </a>
  )
}
