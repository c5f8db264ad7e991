import { EmptyState } from '@/components/ui/empty-state'
import { buttonClass } from '@/components/ui/button'
import { relOf } from '@/lib/routing/redirects/rel-of'
import { loadSiteName } from '@/lib/site/load-site-name'
import { hrefs } from '@/lib/routing/hrefs'
import { type NextStep, nextSteps } from '../model/next-steps'
import { requestedWords } from '../model/requested-words'
import type { SearchPlan } from '../model/search-plan'

/** Nothing was found: what to check and where to go from here. */
export async function NothingFound({ plan }: { plan: Exclude<SearchPlan, { kind: 'empty' }> }) {
  const { title, text, steps } = nextSteps(plan, await loadSiteName())
  return (
    <EmptyState
      title={title}
      text={text}
      actions={[
        ...steps,
        { title: 'Спросить специалиста', href: hrefs.contactSpecialist({ query: requestedWords(plan) }) },
        { title: 'Открыть каталог', href: hrefs.catalog },
      ].map((step: NextStep, index) => (
        <a
          key={step.href}
          className={buttonClass({ look: index === 0 ? 'primary' : 'secondary' })}
          href={step.href}
          rel={relOf(step.href)}
        >
          {step.title}
        </a>
      ))}
    />
  )
}
