import { withQuery } from '@/lib/routing/query'

/** Networks to share a page in: each opens with the page's address and title filled in. */
export function shareLinks(url: string, title: string): { title: string; href: string }[] {
  return [
    { title: 'ВКонтакте', href: withQuery('https://vk.com/share.php', { url, title }) },
    { title: 'Telegram', href: withQuery('https://t.me/share/url', { url, text: title }) },
    { title: 'Одноклассники', href: withQuery('https://connect.ok.ru/offer', { url, title }) },
    { title: 'Почта', href: withQuery('mailto:', { subject: title, body: url }) },
  ]
}
