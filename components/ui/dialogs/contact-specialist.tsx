import { buttonClass } from '@/components/ui/button'
import { relOf } from '@/lib/routing/redirects/rel-of'
import { hrefs } from '@/lib/routing/hrefs'

type Props = { about: Parameters<typeof hrefs.contactSpecialist>[0]; small?: boolean }

/** The feedback form, filled with what was looked for. */
export function ContactSpecialist({ about, small = false }: Props) {
  const href = hrefs.contactSpecialist(about)
  return (
    <a className={buttonClass({ look: 'secondary', small })} href={href} rel={relOf(href)}>
      Спросить специалиста
    </a>
  )
}
